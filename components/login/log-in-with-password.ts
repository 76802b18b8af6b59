import type { Api } from '@/lib/client/api';
import type { AuthConfig } from '@/lib/client/configuration';
import type { SessionCalls } from '@/lib/query/session';
import { openSession, type LoggedIn } from './open-session';
import { sealWithFreshKey } from './seal-with-fresh-key';

type Tools = {
  api: Api;
  session: SessionCalls;
};

/** How the password travels, by configuration. */
export type PasswordTravel = Pick<AuthConfig, 'passwordTransport' | 'passwordDigest'>;

type Credentials = { username: string; password: string } & PasswordTravel;

/** AUTH-04 and AUTH-18 in their order: CSRF token, public key, envelope, log-in. */
export async function logInWithPassword(
  { api, session }: Tools,
  { username, password, passwordTransport, passwordDigest }: Credentials,
): Promise<LoggedIn> {
  const { csrfToken } = await api('GET /api-auth/api/getLoginCsrfToken');
  const encrypted = passwordTransport === 'encrypted';
  const credentials = encrypted
    ? { encrypted, body: { username, ...(await sealWithFreshKey(api, { password }, passwordDigest)) } }
    : { encrypted, body: { username, password } };
  return openSession(session, () => session.logIn({ csrfToken, ...credentials }));
}
