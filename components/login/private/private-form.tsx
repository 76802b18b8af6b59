'use client';

import { GraphicCaptchaField } from '@/components/captcha/graphic-captcha-field';
import { useCaptchaSession } from '@/components/captcha/use-captcha-session';
import { Field } from '@/components/ui/field';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import { loginField } from '../form/login-field';
import type { LoginField } from '../form/login-fields';
import { LoginForm } from '../form/login-form';
import { useLogIn } from '../form/use-log-in';
import { useLoginForm } from '../form/use-login-form';
import type { ModeProps } from '../login-modes';
import { PasswordField } from '../password-field';
import { logInOrRegister } from './log-in-or-register';

/** AUTH-09, AUTH-17: a company's own installation has one form, for who has an account and who has none yet. */
export function PrivateForm({ config, wanted, typing, arrived }: ModeProps) {
  const sessionOf = useCaptchaSession();
  const login = useLogIn({ operation: 'register', logIn: logInOrRegister, wanted });
  const names: LoginField[] = ['account', 'password', 'confirmPassword'];
  if (login.isCaptchaNeeded) names.push('graphicCaptcha');
  const form = useLoginForm({ names, typing, arrived });
  const field = (name: LoginField) => loginField({ form, login }, name);
  const [account, password, confirm] = [field('account'), field('password'), field('confirmPassword')];
  const captcha = field('graphicCaptcha');
  const { values } = form;

  function submit() {
    login.logIn({
      account: values.account,
      passwords: { password: values.password.trim(), confirmPassword: values.confirmPassword.trim() },
      captcha: { sessionOf, ...(login.isCaptchaNeeded && { graphicCaptcha: values.graphicCaptcha }) },
      travel: config,
    });
  }

  return (
    <LoginForm
      form={form}
      login={login}
      agreements={config.agreements}
      submitLabel={accountText.logInOrRegister}
      onSubmit={submit}
    >
      <Field
        label={accountText.fields.account}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={account.value}
        error={account.error}
        onChange={(event) => account.change(event.target.value)}
      />
      <PasswordField
        label={accountText.fields.password}
        name="password"
        autoComplete="current-password"
        hint={entryText.firstPassword}
        value={password.value}
        error={password.error}
        onChange={(event) => password.change(event.target.value)}
      />
      <PasswordField
        label={accountText.fields.confirmPassword}
        name="confirmPassword"
        autoComplete="current-password"
        value={confirm.value}
        error={confirm.error}
        onChange={(event) => confirm.change(event.target.value)}
      />
      {login.isCaptchaNeeded ? (
        <GraphicCaptchaField
          value={captcha.value}
          error={captcha.error}
          onChange={captcha.change}
          refreshKey={login.failures}
        />
      ) : null}
    </LoginForm>
  );
}
