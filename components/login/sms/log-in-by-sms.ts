import type { RequestOf } from '@/lib/contract/index';
import type { LoginTools } from '@/components/credentials/session/open-session';
import { openSession, type LoggedIn } from '@/components/credentials/session/open-session';

type Code = RequestOf<'POST /api-auth/api/pauth/token/mobile'>['body'];

/** AUTH-01 and AUTH-18 in their order: CSRF token, log-in. */
export async function logInBySms({ api, session }: LoginTools, code: Code): Promise<LoggedIn> {
  const { csrfToken } = await api('GET /api-auth/api/getLoginCsrfToken');
  return openSession(session, () =>
    session.logIn('POST /api-auth/api/pauth/token/mobile', { csrfToken, body: code }),
  );
}
