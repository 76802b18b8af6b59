import { revokeToken } from '@/bff/auth/session/revoke-token';
import { startSession } from '@/bff/auth/session/start-session';
import { jsonResponse } from '@/bff/http/response';
import { assertOwnCall } from '@/bff/http/cross-origin';
import { requireSession, type Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import { clearCookie } from '@/bff/cookies/cookies';
import { asSession } from './redeem-token';
import { afterHandOff } from './log-in-by-hand-off';
import { readPendingHandOff, type PendingHandOff } from './pending-hand-off';

/** `POST /bff/handoff`: the logged-in person lets the arriving one take over (S14). */
export async function acceptHandOff(incoming: Incoming): Promise<Response> {
  const pending = await requirePendingHandOff(incoming);
  const { outcome, cookie } = await startSession(pending.login, incoming);
  return finish(afterHandOff(outcome, pending), incoming, [cookie]);
}

/** `DELETE /bff/handoff`: the session stays as it is, and the waiting token is revoked unused. */
export async function declineHandOff(incoming: Incoming): Promise<Response> {
  const pending = await requirePendingHandOff(incoming);
  await revokeToken(asSession(pending.login), incoming);
  return finish('/schedule', incoming);
}

async function requirePendingHandOff(incoming: Incoming): Promise<PendingHandOff> {
  const { request, gateway } = incoming;
  assertOwnCall(request, gateway);
  const session = requireSession(incoming);
  const pending = await readPendingHandOff(request.headers, session, gateway);
  if (!pending) throw refusals.handOffGone();
  return pending;
}

function finish(next: string, { traceId, gateway }: Incoming, cookies: string[] = []): Response {
  return jsonResponse({ next }, { traceId, cookies: [...cookies, clearCookie('hand-off', gateway)] });
}
