import type { AuthConfig } from '@/lib/client/configuration';
import type { LoginTools } from '../form/use-log-in';
import { openSession, type LoggedIn } from '../open-session';
import { sealWithFreshKey } from '../seal-with-fresh-key';
import { captchaPart, type CaptchaInput } from './captcha-part';

/** How the password travels, by configuration. */
export type PasswordTravel = Pick<AuthConfig, 'passwordTransport' | 'passwordDigest'>;

type Credentials = {
  username: string;
  /** By their names in the call; with `privilegedPassword` where one is configured (AUTH-13). */
  passwords: Record<'password', string>;
  captcha: CaptchaInput;
  travel: PasswordTravel;
};

/** AUTH-04 and AUTH-18 in their order: CSRF token, public key, envelopes, log-in. */
export async function logInWithPassword(
  { api, session }: LoginTools,
  { username, passwords, captcha, travel }: Credentials,
): Promise<LoggedIn> {
  const [{ csrfToken }, proof] = await Promise.all([
    api('GET /api-auth/api/getLoginCsrfToken'),
    captchaPart(captcha),
  ]);
  const known = { username, ...proof };
  if (travel.passwordTransport === 'plain') {
    const body = { ...known, ...passwords };
    return openSession(session, () =>
      session.logIn('POST /api-auth/api/pauth/token/password', { csrfToken, body }),
    );
  }
  const sealed = await sealWithFreshKey(api, passwords, travel.passwordDigest);
  const body = { ...known, ...sealed };
  return openSession(session, () =>
    session.logIn('POST /api-auth/api/pauth/token/encrypted/password', { csrfToken, body }),
  );
}
