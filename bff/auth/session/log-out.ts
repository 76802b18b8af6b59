import { setTimeout as delay } from 'node:timers/promises';
import { jsonResponse } from '@/bff/http/response';
import { assertSameOrigin } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import type { Exchange } from '@/bff/proxy/exchange';
import { logAuthEvent } from '@/bff/session/auth-event';
import { clearCookies } from '@/bff/cookies/cookies';
import { endSession } from '@/bff/session/ended-sessions';
import { deadlines } from '@/lib/domain/limits/limits';
import { revokeToken } from './revoke-token';
import { writeLogOutCookie } from '../sso/log-out-cookie';

/** `DELETE /bff/session`: the token dies at the service, the cookie here, and copies of it as well (SESS-06, S08). */
export async function logOut(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  const { publicOrigin } = gateway;
  assertSameOrigin(request, { via: 'call', publicOrigin });
  const cookies = await logOutEverywhere(incoming);
  return jsonResponse({ next: pageAfterLogOut(incoming) }, { traceId, cookies });
}

/** The contract's own log-out means the same to a browser. */
export async function logOutCall({ incoming }: Exchange): Promise<Response> {
  const { traceId } = incoming;
  const cookies = await logOutEverywhere(incoming);
  return jsonResponse(undefined, { traceId, cookies });
}

/** Ends the session of a request, here and at the service; answers the lines that clear its cookies. */
export async function logOutEverywhere(incoming: Incoming): Promise<string[]> {
  const { reading, gateway } = incoming;
  await endSessionEverywhere(incoming);
  const person = reading.kind === 'session' && gateway.sso ? reading.session.sso : undefined;
  if (!person) return clearCookies(gateway);
  return [...clearCookies(gateway, { but: 'sso-logout' }), await writeLogOutCookie(person, gateway)];
}

/** Where one goes after it: a session of the company's provider ends there as well (SESS-06). */
export const pageAfterLogOut = ({ reading, gateway }: Incoming): string =>
  reading.kind === 'session' && reading.session.sso && gateway.sso ? '/sso/logout' : '/login';

export async function endSessionEverywhere(incoming: Incoming): Promise<void> {
  const { reading, gateway } = incoming;
  if (reading.kind !== 'session') return;
  // First here, so that a copied cookie is dead while the service is still being asked, which goes on after the answer.
  endSession(reading.session, gateway.clock.now());
  logAuthEvent('logged out', incoming, { userId: reading.session.userId });
  await Promise.race([
    revokeToken(reading.session, incoming),
    delay(deadlines.logOutMs, undefined, { ref: false }),
  ]);
}
