'use client';

import Button from '@mui/material/Button';
import Link from 'next/link';
import { useRef, type FormEvent } from 'react';
import { Field } from '@/components/ui/field';
import type { AuthConfig } from '@/lib/client/configuration';
import { limits } from '@/lib/domain/limits';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import { AgreementField } from './agreement-field';
import { DemoHint } from './demo-hint';
import { PasswordField } from './password-field';
import styles from './password-form.module.css';
import { usePasswordForm } from './use-password-form';
import { usePasswordLogin } from './use-password-login';

type Props = { config: AuthConfig; wanted?: string };

export function PasswordForm({ config, wanted }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { values, set, faults, isFilled, check } = usePasswordForm(form);
  const login = usePasswordLogin({ encrypted: config.passwordTransport === 'encrypted', wanted });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (login.isBusy || !check()) return;
    login.logIn({ username: values.mobile, password: values.password.trim() });
  }

  return (
    <form ref={form} method="post" noValidate aria-labelledby="login-title" className={styles.form} onSubmit={submit}>
      <h1 id="login-title" className={styles.title}>
        {accountText.modes.password}
      </h1>
      <p className={styles.hint}>{entryText.passwordHint}</p>
      <Field
        label={accountText.fields.mobile}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        value={values.mobile}
        error={faults.mobile}
        onChange={(event) => set({ mobile: event.target.value.replace(/\s/g, '').slice(0, limits.mobileDigits) })}
      />
      <PasswordField
        label={accountText.fields.password}
        name="password"
        autoComplete="current-password"
        value={values.password}
        error={faults.password ?? login.failure.password}
        inputProps={{ maxLength: limits.passwordInputMaxLength }}
        action={<Link href="/forgot-password">{accountText.forgotPassword}</Link>}
        onChange={(event) => set({ password: event.target.value })}
      />
      <AgreementField
        links={config.agreements}
        checked={values.agreement}
        error={faults.agreement}
        onChange={(agreement) => set({ agreement })}
      />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={!isFilled || login.isBusy}>
        {login.isDone ? entryText.loggedIn : login.isBusy ? entryText.loggingIn : accountText.logIn}
      </Button>
      <p role="alert" className={styles.failure}>
        {login.failure.form}
      </p>
      {config.demo ? <DemoHint {...config.demo} /> : null}
    </form>
  );
}
