'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/field';
import { PageLink } from '@/components/ui/page-link';
import type { AuthConfig } from '@/lib/client/configuration';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import { AgreementField } from './agreement-field';
import { DemoHint } from './demo-hint';
import { NeedsScript } from './needs-script';
import { PasswordField } from './password-field';
import styles from './password-form.module.css';
import { usePasswordForm } from './use-password-form';
import { usePasswordLogin } from './use-password-login';

type Props = { config: AuthConfig; wanted?: string };

export function PasswordForm({ config, wanted }: Props) {
  const { adopt, values, set, messageOf, isFilled, check } = usePasswordForm();
  const login = usePasswordLogin({ travel: config, wanted });

  function change(edit: Parameters<typeof set>[0]) {
    login.forgetFailure();
    set(edit);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (login.isBusy || !check(event.currentTarget)) return;
    login.logIn({ username: values.mobile, password: values.password.trim() });
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
      <h1 id="login-title" className={styles.title}>
        {accountText.modes.password}
      </h1>
      <p className={styles.hint}>{entryText.passwordHint}</p>
      <NeedsScript />
      <Field
        label={accountText.fields.mobile}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        value={values.mobile}
        error={messageOf('mobile')}
        onChange={(event) => change({ mobile: event.target.value })}
      />
      <PasswordField
        label={accountText.fields.password}
        name="password"
        autoComplete="current-password"
        value={values.password}
        error={messageOf('password') ?? login.failure.password}
        action={<PageLink href="/forgot-password">{accountText.forgotPassword}</PageLink>}
        onChange={(event) => change({ password: event.target.value })}
      />
      <AgreementField
        links={config.agreements}
        checked={values.agreement}
        error={messageOf('agreement')}
        onChange={(agreement) => change({ agreement })}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!isFilled}
        aria-busy={login.isBusy}
      >
        {login.isDone ? entryText.loggedIn : login.isBusy ? entryText.loggingIn : accountText.logIn}
      </Button>
      <p role="alert" className={styles.failure}>
        {login.failure.form}
      </p>
      {config.demo ? <DemoHint {...config.demo} /> : null}
    </form>
  );
}
