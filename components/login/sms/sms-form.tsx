'use client';

import { limits } from '@/lib/domain/limits';
import { loginField } from '../form/login-field';
import { LoginForm } from '../form/login-form';
import { MobileField } from '../form/mobile-field';
import { useLogIn } from '../form/use-log-in';
import { useLoginForm } from '../form/use-login-form';
import type { ModeProps } from '../login-modes';
import { logInBySms } from './log-in-by-sms';
import { SmsCodeField } from './sms-code-field';

const type = limits.captchaCodeTypeLogin;

/** AUTH-01: a number that nobody knows registers itself. */
export function SmsForm({ config, wanted, typing, arrived }: ModeProps) {
  const login = useLogIn({ operation: 'smsLogin', logIn: logInBySms, wanted });
  const form = useLoginForm({ names: ['mobile', 'smsCode'], typing, arrived });
  const mobile = loginField({ form, login }, 'mobile');
  const code = loginField({ form, login }, 'smsCode');
  return (
    <LoginForm
      form={form}
      login={login}
      agreements={config.agreements}
      onSubmit={() => login.logIn({ mobile: form.values.mobile, mobileCaptcha: form.values.smsCode })}
    >
      <MobileField {...mobile} />
      <SmsCodeField
        mobile={form.values.mobile}
        type={type}
        value={code.value}
        error={code.error}
        onChange={code.change}
        onMobileFault={(fault) => form.tell({ mobile: fault })}
      />
    </LoginForm>
  );
}
