import { redirectResponse } from '@/bff/http/response';
import { isSameOrigin } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import { loginAddress } from '@/bff/session/guard/guard';
import { begunLogins } from '@/lib/domain/limits/way-in-limits';
import { safeReturnTarget } from '@/lib/web/return-target';
import { showSsoError } from './show-sso-failure';
import { newLoginChecks } from './identity-provider';
import { readPending, writePending } from './pending-logins';

/** `GET /bff/sso/start`: sends the person to the provider; the checks of the log-in stay in this browser alone (AUTH-08, S16). */
export async function startSso(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  const { sso, publicOrigin, clock } = gateway;
  if (!sso) throw refusals.notFound();
  const { searchParams } = new URL(request.url);
  const to = safeReturnTarget(searchParams.get('to'), publicOrigin);
  const otherAccount = searchParams.get('account') === 'other';
  // A page of another site must not log anybody in, not even as themselves: it only leads to the log-in page.
  if (!isSameOrigin(request, { via: 'navigation', publicOrigin }))
    return redirectResponse(loginAddress(to ?? '/'), { traceId });
  // Counted only now: a picture on a page of another site must not use up the office's limit.
  gateway.limits.assertProvider(incoming);
  const checks = newLoginChecks();
  try {
    const location = (await sso.authorizationUrl(checks, { otherAccount })).href;
    const pending = await readPending(request.headers, gateway);
    const target = to !== undefined && to.length <= begunLogins.targetLength ? to : undefined;
    const fresh = { ...checks, to: target, until: clock.now() + begunLogins.pendingMs };
    const cookies = [await writePending([...pending, fresh], gateway)];
    return redirectResponse(location, { traceId, cookies });
  } catch (error) {
    return showSsoError(error, { incoming, to });
  }
}
