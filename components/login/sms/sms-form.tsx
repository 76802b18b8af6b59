'use client';

import { useRef, type KeyboardEvent } from 'react';
import { limits } from '@/lib/domain/limits/limits';
import { accountMessages } from '@/lib/text/zh-cn/account';
import { LoginForm } from '../form/login-form';
import { MobileField } from '@/components/credentials/mobile-field';
import { useModeForm } from '../form/use-mode-form';
import type { ModeProps } from '../form/mode-props';
import { logInBySms } from './log-in-by-sms';
import { SmsCodeField } from '@/components/credentials/sms-code/sms-code-field';

const type = limits.captchaCodeTypeLogin;

/** AUTH-01: an unknown number is registered. */
export function SmsForm({ config, ...mode }: ModeProps) {
  const { values, login, frame, field, bareField, setError } = useModeForm({
    operation: 'smsLogin',
    logIn: logInBySms,
    names: ['mobile', 'smsCode'],
    mode,
  });
  const ask = useRef<() => void>(null);

  /** Before there is a code, it is what Enter in the number means; an input method's Enter only ends a word. */
  function askByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || values.smsCode !== '') return;
    event.preventDefault();
    ask.current?.();
  }

  return (
    <LoginForm
      frame={frame}
      agreements={config.agreements}
      onSubmit={() => login.logIn({ mobile: values.mobile, mobileCaptcha: values.smsCode })}
    >
      <MobileField {...field('mobile')} onKeyDown={askByEnter} />
      <SmsCodeField
        {...bareField('smsCode')}
        mobile={values.mobile}
        type={type}
        askRef={ask}
        onMobileFault={(fault) => setError('mobile', accountMessages[fault])}
      />
    </LoginForm>
  );
}
