import type { RequestOf } from '@/lib/contract/index';
import type { LoginTools } from '../form/use-log-in';
import { openSession, type LoggedIn } from '../open-session';

type Code = RequestOf<'POST /api-auth/api/pauth/token/mobile'>['body'];

/** AUTH-01 and AUTH-18 in their order: CSRF token, log-in. */
export async function logInBySms({ api, session }: LoginTools, code: Code): Promise<LoggedIn> {
  const { csrfToken } = await api('GET /api-auth/api/getLoginCsrfToken');
  return openSession(session, () =>
    session.logIn('POST /api-auth/api/pauth/token/mobile', { csrfToken, body: code }),
  );
}
