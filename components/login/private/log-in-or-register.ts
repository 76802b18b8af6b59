import type { LoginTools } from '@/components/credentials/session/open-session';
import type { LoggedIn } from '@/components/credentials/session/open-session';
import { sendPasswords, type PasswordEncoding } from '@/components/credentials/sealing/send-passwords';
import type { CaptchaInput } from '@/components/credentials/sealing/with-captcha';

type Registration = {
  account: string;
  passwords: { password: string; confirmPassword: string };
  captcha: CaptchaInput;
  encoding: PasswordEncoding;
};

/** AUTH-17: one call, which logs in an existing account and registers a new one; a refusal does not reveal which of the two it was. */
export const logInOrRegister = (tools: LoginTools, { account, ...input }: Registration): Promise<LoggedIn> =>
  sendPasswords(tools, input, {
    plain: ({ csrfToken, proof }, passwords) =>
      tools.session.logIn('POST /api-auth/api/client/accounts/register-by-password', {
        csrfToken,
        body: { mobile: account, ...proof, ...passwords },
      }),
    sealed: ({ csrfToken, proof }, sealed) =>
      tools.session.logIn('POST /api-auth/api/client/accounts/register-by-encrypted-password', {
        csrfToken,
        body: { username: account, ...proof, ...sealed },
      }),
  });
