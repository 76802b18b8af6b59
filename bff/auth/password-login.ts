import { jsonAnswer } from '@/bff/http/answer';
import { refusals } from '@/bff/http/refusal';
import type { Exchange } from '@/bff/proxy/exchange';
import { clearCookie } from '@/bff/session/cookies';
import { matchesPreLogin } from '@/bff/session/pre-login';
import { bodyOf } from './body-of';
import { startSession } from './start-session';

/** Logs in, keeps the token and tells the browser who it is now and where to go (SESS-01, SESS-03). */
export async function passwordLogin({ incoming, forward }: Exchange): Promise<Response> {
  const { request, traceId, gateway } = incoming;
  if (!(await matchesPreLogin(request.headers, gateway))) throw refusals.loginPageExpired();
  const login = await bodyOf<'POST /api-auth/api/pauth/token/encrypted/password'>(forward);
  const { outcome, cookie } = await startSession(login, incoming);
  const cookies = [cookie, clearCookie('pre-login', gateway)];
  return jsonAnswer(outcome, { publicOrigin: gateway.publicOrigin, traceId, cookies });
}
