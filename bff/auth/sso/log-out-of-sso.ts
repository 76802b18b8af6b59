import { endSessionEverywhere } from '@/bff/auth/session/log-out';
import { redirectResponse } from '@/bff/http/response';
import { assertSameOrigin } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import { clearCookies } from '@/bff/cookies/cookies';
import type { ProviderSession } from './identity-provider';
import { readLogOutCookie } from './log-out-cookie';
import { ssoReasonOf } from './sso-error';

/** The next page without the provider; its own log-out comes back to the same page (S19). */
const afterLogOut = '/login';

/**
 * `GET /sso/logout`: ends a session that is still there, then sends the person to the provider's own log-out (SESS-06). The
 * session here ends even when the provider does not answer.
 */
export async function logOutOfSso(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId, reading } = incoming;
  assertSameOrigin(request, { via: 'leave', publicOrigin: gateway.publicOrigin });
  const providerSession =
    reading.kind === 'session' ? reading.session.sso : await readLogOutCookie(request.headers, gateway);
  await endSessionEverywhere(incoming);
  const location = (providerSession && (await logOutAddress(providerSession, incoming))) ?? afterLogOut;
  return redirectResponse(location, { traceId, cookies: clearCookies(gateway) });
}

async function logOutAddress(session: ProviderSession, { gateway, traceId }: Incoming) {
  try {
    return (await gateway.sso?.logOutUrl(session))?.href;
  } catch (error) {
    gateway.log.warn({ traceId, reason: ssoReasonOf(error) }, 'the identity provider was not told');
    return undefined;
  }
}
