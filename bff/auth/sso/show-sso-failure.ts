import { redirectResponse } from '@/bff/http/response';
import type { Incoming } from '@/bff/http/incoming';
import { appendQuery } from '@/bff/http/append-query';
import { logAuthEvent } from '@/bff/session/auth-event';
import { loginAddress } from '@/bff/session/guard/guard';
import type { SsoFailure } from '@/lib/web/sso-failures';
import { ssoFailureOf, ssoReasonOf } from './sso-error';

type Options = { incoming: Incoming; to: string | undefined; cookies?: readonly string[] };

/** Leads to the log-in page, which words the failure itself and keeps the return target. */
export function showSsoError(error: unknown, options: Options): Response {
  return showSsoFailure(ssoFailureOf(error), { ...options, reason: ssoReasonOf(error) });
}

export function showSsoFailure(
  failure: SsoFailure,
  { incoming, to, cookies, reason }: Options & { reason?: string },
): Response {
  const { traceId } = incoming;
  logAuthEvent('log-in refused', incoming, { reason: `sso ${failure}${reason ? ` (${reason})` : ''}` });
  const location = appendQuery(loginAddress(to ?? '/'), `sso=${failure}`);
  return redirectResponse(location, { traceId, cookies });
}
