import type { LoginTools } from '../form/use-log-in';
import { openSession, type LoggedIn } from '../open-session';
import { captchaPart, type CaptchaInput } from '../password/captcha-part';
import type { PasswordTravel } from '../password/log-in-with-password';
import { sealWithFreshKey } from '../seal-with-fresh-key';

type Registration = {
  account: string;
  passwords: { password: string; confirmPassword: string };
  captcha: CaptchaInput;
  travel: PasswordTravel;
};

/** AUTH-17: one call, which lets in who is known and registers who is not; it tells nobody which of the two a refusal was. */
export async function logInOrRegister(
  { api, session }: LoginTools,
  { account, passwords, captcha, travel }: Registration,
): Promise<LoggedIn> {
  const [{ csrfToken }, proof] = await Promise.all([
    api('GET /api-auth/api/getLoginCsrfToken'),
    captchaPart(captcha),
  ]);
  if (travel.passwordTransport === 'plain') {
    const body = { mobile: account, ...proof, ...passwords };
    return openSession(session, () =>
      session.logIn('POST /api-auth/api/client/accounts/register-by-password', { csrfToken, body }),
    );
  }
  const sealed = await sealWithFreshKey(api, passwords, travel.passwordDigest);
  const body = { username: account, ...proof, ...sealed };
  return openSession(session, () =>
    session.logIn('POST /api-auth/api/client/accounts/register-by-encrypted-password', { csrfToken, body }),
  );
}
