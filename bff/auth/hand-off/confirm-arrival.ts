import { revokeToken } from '@/bff/auth/session/revoke-token';
import { startSession } from '@/bff/auth/session/start-session';
import { jsonResponse } from '@/bff/http/response';
import { assertOwnCall } from '@/bff/http/cross-origin';
import { requireSession, type Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import { clearCookie } from '@/bff/cookies/cookies';
import { asSession } from './redeem-token';
import { afterHandOff } from './log-in-by-hand-off';
import { readPendingArrival, type Arrival } from './pending-arrival';

/** `POST /bff/handoff`: the logged-in person lets the arriving one take over (S14). */
export async function acceptArrival(incoming: Incoming): Promise<Response> {
  const arrival = await requireArrival(incoming);
  const { outcome, cookie } = await startSession(arrival.login, incoming);
  return finish(afterHandOff(outcome, arrival.wanted), incoming, [cookie]);
}

/** `DELETE /bff/handoff`: the session stays as it is, and the waiting token is revoked unused. */
export async function declineArrival(incoming: Incoming): Promise<Response> {
  const arrival = await requireArrival(incoming);
  await revokeToken(asSession(arrival.login), incoming);
  return finish('/schedule', incoming);
}

async function requireArrival(incoming: Incoming): Promise<Arrival> {
  const { request, gateway } = incoming;
  assertOwnCall(request, gateway);
  const session = requireSession(incoming);
  const arrival = await readPendingArrival(request.headers, session, gateway);
  if (!arrival) throw refusals.arrivalGone();
  return arrival;
}

function finish(next: string, { traceId, gateway }: Incoming, cookies: string[] = []): Response {
  return jsonResponse({ next }, { traceId, cookies: [...cookies, clearCookie('hand-off', gateway)] });
}
