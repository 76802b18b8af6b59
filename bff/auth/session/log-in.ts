import { jsonResponse } from '@/bff/http/response';
import type { Incoming } from '@/bff/http/incoming';
import { type Exchange, forwardedBody } from '@/bff/proxy/exchange';
import { logAuthEvent } from '@/bff/session/auth-event';
import { clearCookie } from '@/bff/cookies/cookies';
import { assertPreLogin } from '@/bff/auth/pre-login-cookie';
import { ApiError } from '@/lib/client/failures/api-error';
import type { LoginResult } from '@/lib/contract/auth';
import { startSession } from './start-session';

/** Logs in by the credentials that the row takes; seals the token and answers the account and the next page (SESS-01, SESS-03). */
export async function logInCall({ incoming, forward }: Exchange): Promise<Response> {
  const { request, traceId, gateway } = incoming;
  await assertPreLogin(request.headers, gateway);
  const login = await checkCredentials(forward, incoming);
  const { outcome, cookie } = await startSession(login, incoming);
  const cookies = [cookie, clearCookie('pre-login', gateway)];
  return jsonResponse(outcome, { traceId, cookies });
}

async function checkCredentials(forward: Exchange['forward'], incoming: Incoming): Promise<LoginResult> {
  try {
    return await forwardedBody<'POST /api-auth/api/pauth/token/encrypted/password'>(forward);
  } catch (error) {
    if (error instanceof ApiError) {
      const { status, code } = error;
      logAuthEvent('log-in refused', incoming, { status, code });
    }
    throw error;
  }
}
