import { sessionOfPicture } from '@/components/captcha/captcha-session';
import type { PasswordEncoding } from '@/components/credentials/sealing/send-passwords';
import { sealWithFreshKey } from '@/components/credentials/sealing/seal-with-fresh-key';
import type { Api } from '@/lib/client/api';

type Tools = {
  api: Api;
  /** The session of this browser's captchas (AUTH-19). */
  sessionOf: () => Promise<string>;
  encoding: PasswordEncoding;
};

type NewPassword = { newPassword: string; graphicCaptcha: string };
export type ByCode = NewPassword & { mobile: string; smsCode: string };
export type ByOldPassword = NewPassword & { oldPassword: string };

/** Sets a password with an SMS code as the proof, logged in or not (AUTH-11, AUTH-12). */
export async function setPasswordByCode(
  tools: Tools,
  { mobile, smsCode, newPassword, graphicCaptcha }: ByCode,
): Promise<void> {
  const { api, encoding } = tools;
  const captcha = await captchaOf(tools, graphicCaptcha);
  const password =
    encoding.passwordTransport === 'encrypted'
      ? await sealWithFreshKey(api, { password: newPassword }, encoding.passwordDigest)
      : { password: newPassword };
  await api('PATCH /api-auth/api/client/accounts/{mobile}/password', {
    params: { mobile },
    body: { mobile, mobileCaptcha: smsCode, ...password, ...captcha },
  });
}

/** Sets a password with the old one as the proof (AUTH-12, private variant). */
export async function setPasswordByOldOne(
  tools: Tools,
  { newPassword, oldPassword, graphicCaptcha }: ByOldPassword,
): Promise<void> {
  const { api, encoding } = tools;
  const captcha = await captchaOf(tools, graphicCaptcha);
  if (encoding.passwordTransport === 'plain') {
    await api('PATCH /api-auth/api/user/account/password-for-graphic-captcha', {
      body: { password: newPassword, oldPassword, ...captcha },
    });
    return;
  }
  const sealed = await sealWithFreshKey(api, { newPassword, oldPassword }, encoding.passwordDigest);
  await api('PATCH /api-auth/api/user/account/encrypted-password-for-graphic-captcha', {
    body: { ...sealed, ...captcha },
  });
}

/** Nothing where no captcha was asked for. */
const captchaOf = async ({ sessionOf }: Tools, graphicCaptcha: string) =>
  graphicCaptcha === '' ? {} : { graphicCaptcha, sessionId: sessionOfPicture() ?? (await sessionOf()) };
