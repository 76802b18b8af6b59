import { setTimeout as delay } from 'node:timers/promises';
import { jsonResponse, redirectResponse } from '@/bff/http/response';
import { assertSameOrigin } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import type { Exchange } from '@/bff/proxy/exchange';
import { logAuthEvent } from '@/bff/session/auth-event';
import { clearCookies } from '@/bff/cookies/cookies';
import { endSession } from '@/bff/session/ended-sessions';
import { deadlines } from '@/lib/domain/limits/limits';
import { revokeToken } from './revoke-token';
import { writeLogOutCookie } from '../sso/log-out-cookie';

/** `DELETE /bff/session`: ends the token at the service and the cookie here, with every copy of it (SESS-06, S08). */
export async function logOut(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  const { publicOrigin } = gateway;
  assertSameOrigin(request, { via: 'call', publicOrigin });
  const cookies = await logOutEverywhere(incoming);
  return jsonResponse({ next: pageAfterLogOut(incoming) }, { traceId, cookies });
}

/** The contract's own log-out, which has the same effect. */
export async function logOutCall({ incoming }: Exchange): Promise<Response> {
  const { traceId } = incoming;
  const cookies = await logOutEverywhere(incoming);
  return jsonResponse(undefined, { traceId, cookies });
}

/** `GET …/clearCookies`, for links and address bars: logs out; the caller cannot choose the next address (SESS-06, S19). */
export async function logOutByLink({ incoming }: Exchange): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  assertSameOrigin(request, { via: 'leave', publicOrigin: gateway.publicOrigin });
  const cookies = await logOutEverywhere(incoming);
  return redirectResponse(pageAfterLogOut(incoming), { traceId, cookies });
}

/** Ends the session of a request, here and at the service; answers the lines that clear its cookies. */
async function logOutEverywhere(incoming: Incoming): Promise<string[]> {
  const { reading, gateway } = incoming;
  await endSessionEverywhere(incoming);
  const sso = reading.kind === 'session' && gateway.sso ? reading.session.sso : undefined;
  if (!sso) return clearCookies(gateway);
  return [...clearCookies(gateway, { except: 'sso-logout' }), await writeLogOutCookie(sso, gateway)];
}

/** The next page: a session of the company's provider ends there as well (SESS-06). */
const pageAfterLogOut = ({ reading, gateway }: Incoming): string =>
  reading.kind === 'session' && reading.session.sso && gateway.sso ? '/sso/logout' : '/login';

export async function endSessionEverywhere(incoming: Incoming): Promise<void> {
  const { reading, gateway } = incoming;
  if (reading.kind !== 'session') return;
  // Here first, so that a copied cookie is dead during the revocation at the service, which may outlast the response.
  endSession(reading.session, gateway.clock.now());
  logAuthEvent('logged out', incoming, { userId: reading.session.userId });
  await Promise.race([
    revokeToken(reading.session, incoming),
    delay(deadlines.logOutMs, undefined, { ref: false }),
  ]);
}
