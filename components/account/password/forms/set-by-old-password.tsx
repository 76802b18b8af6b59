'use client';

import { GraphicCaptchaField } from '@/components/captcha/graphic/graphic-captcha-field';
import { useCaptchaSession } from '@/components/captcha/use-captcha-session';
import type { PasswordEncoding } from '@/components/credentials/sealing/send-passwords';
import { PasswordField } from '@/components/credentials/password-field';
import { useApi } from '@/lib/query/context/api-context';
import { accountText } from '@/lib/text/zh-cn/account';
import { AccountName } from '../account-name';
import { NewPasswordFields } from './new-password-fields';
import { byOldPasswordNames } from '../password-rules';
import { setPasswordByOldOne } from '../set-password';
import { SetPasswordFrame } from '../set-password-frame';
import { useNewPasswordForm } from '../use-new-password-form';

type Props = { encoding: PasswordEncoding; onDone: () => void };

/** AUTH-12, private variant: the old password and a graphic captcha are the proof. */
export function SetByOldPassword({ encoding, onDone }: Props) {
  const api = useApi();
  const sessionOf = useCaptchaSession();
  const { form, field, bareField, captcha, isFilled, isBusy, failure } = useNewPasswordForm({
    names: byOldPasswordNames,
    asksCaptcha: true,
    send: (values) => setPasswordByOldOne({ api, sessionOf, encoding }, values),
    onDone,
  });
  return (
    <SetPasswordFrame {...form} {...{ isFilled, isBusy, failure }}>
      <AccountName />
      <PasswordField
        {...field('oldPassword')}
        label={accountText.fields.oldPassword}
        autoComplete="current-password"
      />
      <NewPasswordFields newPassword={field('newPassword')} confirmPassword={field('confirmPassword')} />
      <GraphicCaptchaField {...bareField('graphicCaptcha')} refreshKey={captcha.refreshKey} />
    </SetPasswordFrame>
  );
}
