'use client';

import { GraphicCaptchaField } from '@/components/captcha/graphic/graphic-captcha-field';
import { SmsCodeField } from '@/components/credentials/sms-code/sms-code-field';
import { limits } from '@/lib/domain/limits/limits';
import { accountMessages } from '@/lib/text/zh-cn/account';
import { NewPasswordFields } from './new-password-fields';
import type { SetByCodeState } from './use-set-by-code';

type Props = Pick<SetByCodeState, 'field' | 'bareField' | 'setError' | 'captcha'>;

/** The fields after the number: proof that it is one's own, and the new password. */
export function CodeAndPasswordFields({ field, bareField, setError, captcha }: Props) {
  return (
    <>
      <SmsCodeField
        {...bareField('smsCode')}
        mobile={field('mobile').value}
        type={limits.captchaCodeTypePassword}
        onMobileFault={(fault) => setError('mobile', accountMessages[fault])}
      />
      {captcha.isShown ? (
        <GraphicCaptchaField {...bareField('graphicCaptcha')} refreshKey={captcha.refreshKey} />
      ) : null}
      <NewPasswordFields newPassword={field('newPassword')} confirmPassword={field('confirmPassword')} />
    </>
  );
}
