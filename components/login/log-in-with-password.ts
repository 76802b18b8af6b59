import type { Api } from '@/lib/client/api';
import { ApiError, isSignedOut, sessionTooLargeStatus } from '@/lib/client/api-error';
import type { AuthConfig } from '@/lib/client/configuration';
import type { LoginOutcome, SessionView } from '@/lib/client/session-calls';
import type { SessionCalls } from '@/lib/query/session';
import { LoginStepError } from './login-step-error';
import { sealWithFreshKey } from './seal-with-fresh-key';

type Tools = {
  api: Api;
  session: SessionCalls;
};

/** How the password travels, by configuration. */
export type PasswordTravel = Pick<AuthConfig, 'passwordTransport' | 'passwordDigest'>;

type Credentials = { username: string; password: string } & PasswordTravel;

/** Where to go, and as whom the session now acts. */
export type LoggedIn = Pick<LoginOutcome, 'next'> & {
  identity: Pick<SessionView, 'staffId' | 'companyName'>;
};

const isTooLarge = (error: unknown) => error instanceof ApiError && error.status === sessionTooLargeStatus;

/**
 * AUTH-04 and AUTH-18 in their order: CSRF token, public key, envelope, log-in, and a look whether the cookie stayed
 * (over plain http a browser may drop it without a word).
 */
export async function logInWithPassword(
  { api, session }: Tools,
  { username, password, passwordTransport, passwordDigest }: Credentials,
): Promise<LoggedIn> {
  const { csrfToken } = await api('GET /api-auth/api/getLoginCsrfToken');
  const encrypted = passwordTransport === 'encrypted';
  const credentials = encrypted
    ? { encrypted, body: { username, ...(await sealWithFreshKey(api, { password }, passwordDigest)) } }
    : { encrypted, body: { username, password } };
  const outcome = await session.logIn({ csrfToken, ...credentials }).catch((error: unknown) => {
    throw isTooLarge(error) ? new LoginStepError('session', { cause: error }) : error;
  });
  const { staffId, companyName } = await session.read().catch((error: unknown) => {
    throw isSignedOut(error) ? new LoginStepError('cookie', { cause: error }) : error;
  });
  return { next: outcome.next, identity: { staffId, companyName } };
}
