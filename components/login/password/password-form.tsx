'use client';

import { PageLink } from '@/components/ui/links/page-link';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import type { LoginField } from '../form/login-fields';
import { LoginForm } from '../form/login-form';
import { MobileField } from '@/components/credentials/mobile-field';
import { storeMobile } from '@/components/credentials/session/stored-mobile';
import type { ModeProps } from '../form/mode-props';
import { PasswordField } from '@/components/credentials/password-field';
import { logInWithPassword } from './log-in-with-password';
import { usePasswordForm } from './use-password-form';

export function PasswordForm({ config, ...mode }: ModeProps) {
  const names: LoginField[] = ['mobile', 'password'];
  if (config.privilegedPassword) names.push('privilegedPassword');
  const { values, login, frame, field, captcha, captchaField } = usePasswordForm({
    operation: 'passwordLogin',
    logIn: logInWithPassword,
    names,
    mode,
  });

  function submit() {
    login.logIn({
      username: values.mobile,
      passwords: {
        password: values.password.trim(),
        ...(config.privilegedPassword && { privilegedPassword: values.privilegedPassword.trim() }),
      },
      captcha,
      encoding: config,
    });
  }

  return (
    <LoginForm frame={frame} agreements={config.agreements} onSubmit={submit}>
      <MobileField {...field('mobile')} />
      <PasswordField
        {...field('password')}
        label={accountText.fields.password}
        autoComplete="current-password"
        action={
          <PageLink href="/forgot-password" onClick={() => storeMobile(values.mobile)}>
            {accountText.forgotPassword}
          </PageLink>
        }
      />
      {config.privilegedPassword ? (
        <PasswordField
          {...field('privilegedPassword')}
          label={entryText.privilegedPassword}
          autoComplete="off"
        />
      ) : null}
      {captchaField}
    </LoginForm>
  );
}
