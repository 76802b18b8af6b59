'use client';

import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormEnd } from '@/components/credentials/form-end';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import { AgreementField, type AgreementLinks } from './agreement-field';
import styles from './login-form.module.css';
import { NeedsScript } from './needs-script';
import type { useModeForm } from './use-mode-form';

type Frame = ReturnType<typeof useModeForm>['frame'];
type Login = Pick<Frame['login'], 'failure' | 'failures' | 'isBusy' | 'isDone' | 'isRegistered'>;

type Props = {
  frame: Omit<Frame, 'login'> & { login: Login };
  agreements: AgreementLinks;
  submitLabel?: string;
  onSubmit: () => void;
  children: ReactNode;
};

/** The frame around the fields of every log-in form: agreement, button and failure. */
export function LoginForm({ frame, agreements, submitLabel = accountText.logIn, onSubmit, children }: Props) {
  const { typing, login, element, isFilled, check } = frame;
  const goToRefused = useEffectEvent(() => element.focus(login.failure.field));
  useEffect(() => goToRefused(), [login.failures]);

  function submit() {
    if (!login.isBusy && check()) onSubmit();
  }

  return (
    <form {...element.props(submit)} aria-labelledby="login-title" className={styles.form}>
      <NeedsScript />
      {children}
      <AgreementField
        links={agreements}
        checked={typing.agreement}
        error={typing.agreementError}
        onChange={typing.agree}
      />
      <FormEnd
        label={progressOf(login) ?? submitLabel}
        isFilled={isFilled}
        isBusy={login.isBusy}
        failure={login.failure.field ? undefined : login.failure.message}
      />
    </form>
  );
}

function progressOf({ isBusy, isDone, isRegistered }: Login): string | undefined {
  if (isDone) return isRegistered ? entryText.registered : entryText.loggedIn;
  return isBusy ? entryText.loggingIn : undefined;
}
