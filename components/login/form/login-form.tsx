'use client';

import { useEffect, useEffectEvent, type FormEvent, type ReactNode } from 'react';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import { AgreementField, type AgreementLinks } from './agreement-field';
import { FormEnd } from '@/components/credentials/form-end';
import styles from './login-form.module.css';
import { NeedsScript } from './needs-script';
import type { useLogIn } from './use-log-in';
import type { useLoginForm } from './use-login-form';

type Props = {
  form: ReturnType<typeof useLoginForm>;
  login: Pick<
    ReturnType<typeof useLogIn>,
    'failure' | 'failures' | 'isBusy' | 'isDone' | 'isRegistered' | 'forgetFailure'
  >;
  agreements: AgreementLinks;
  submitLabel?: string;
  onSubmit: () => void;
  children: ReactNode;
};

/** What every form that logs in has around its fields: agreement, button and failure. */
export function LoginForm({
  form,
  login,
  agreements,
  submitLabel = accountText.logIn,
  onSubmit,
  children,
}: Props) {
  const { adopt, agreement, agree, agreementFault, isFilled } = form;
  const goToFault = useEffectEvent(() => form.focusOn(login.failure.field));
  useEffect(() => goToFault(), [login.failures]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The captcha's dialog is no part of this form in the document, but in React.
    if (event.target !== event.currentTarget) return;
    if (!login.isBusy && form.check()) onSubmit();
  }

  return (
    <form
      ref={adopt}
      method="post"
      noValidate
      aria-labelledby="login-title"
      className={styles.form}
      onSubmit={submit}
    >
      <NeedsScript />
      {children}
      <AgreementField links={agreements} checked={agreement} error={agreementFault} onChange={agree} />
      <FormEnd
        label={progressOf(login) ?? submitLabel}
        isFilled={isFilled}
        isBusy={login.isBusy}
        failure={login.failure.field ? undefined : login.failure.message}
      />
    </form>
  );
}

function progressOf({ isBusy, isDone, isRegistered }: Props['login']): string | undefined {
  if (isDone) return isRegistered ? entryText.registered : entryText.loggedIn;
  return isBusy ? entryText.loggingIn : undefined;
}
