import type { LoginTools } from '@/components/credentials/session/open-session';
import type { LoggedIn } from '@/components/credentials/session/open-session';
import { sendPasswords, type PasswordEncoding } from '@/components/credentials/sealing/send-passwords';
import type { CaptchaInput } from '@/components/credentials/sealing/with-captcha';

type Credentials = {
  username: string;
  /** With `privilegedPassword` where one is configured (AUTH-13). */
  passwords: Record<'password', string>;
  captcha: CaptchaInput;
  encoding: PasswordEncoding;
};

/** AUTH-04. */
export const logInWithPassword = (
  tools: LoginTools,
  { username, ...input }: Credentials,
): Promise<LoggedIn> =>
  sendPasswords(tools, input, {
    plain: ({ csrfToken, proof }, passwords) =>
      tools.session.logIn('POST /api-auth/api/pauth/token/password', {
        csrfToken,
        body: { username, ...proof, ...passwords },
      }),
    sealed: ({ csrfToken, proof }, sealed) =>
      tools.session.logIn('POST /api-auth/api/pauth/token/encrypted/password', {
        csrfToken,
        body: { username, ...proof, ...sealed },
      }),
  });
