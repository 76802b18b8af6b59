'use client';

import { GraphicCaptchaField } from '@/components/captcha/graphic-captcha-field';
import { useCaptchaSession } from '@/components/captcha/use-captcha-session';
import { PageLink } from '@/components/ui/page-link';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import { loginField } from '../form/login-field';
import type { LoginField } from '../form/login-fields';
import { LoginForm } from '../form/login-form';
import { MobileField } from '../form/mobile-field';
import { useLogIn } from '../form/use-log-in';
import { useLoginForm } from '../form/use-login-form';
import type { ModeProps } from '../login-modes';
import { PasswordField } from '../password-field';
import { logInWithPassword } from './log-in-with-password';

export function PasswordForm({ config, wanted, typing, arrived }: ModeProps) {
  const sessionOf = useCaptchaSession();
  const login = useLogIn({ operation: 'passwordLogin', logIn: logInWithPassword, wanted });
  const names: LoginField[] = ['mobile', 'password'];
  if (config.privilegedPassword) names.push('privilegedPassword');
  if (login.isCaptchaNeeded) names.push('graphicCaptcha');
  const form = useLoginForm({ names, typing, arrived });
  const field = (name: LoginField) => loginField({ form, login }, name);
  const { values } = form;
  const [mobile, password, privileged] = [field('mobile'), field('password'), field('privilegedPassword')];
  const captcha = field('graphicCaptcha');

  function submit() {
    login.logIn({
      username: values.mobile,
      passwords: {
        password: values.password.trim(),
        ...(config.privilegedPassword && { privilegedPassword: values.privilegedPassword.trim() }),
      },
      captcha: { sessionOf, ...(login.isCaptchaNeeded && { graphicCaptcha: values.graphicCaptcha }) },
      travel: config,
    });
  }

  return (
    <LoginForm form={form} login={login} agreements={config.agreements} onSubmit={submit}>
      <MobileField {...mobile} />
      <PasswordField
        label={accountText.fields.password}
        name="password"
        autoComplete="current-password"
        value={password.value}
        error={password.error}
        action={<PageLink href="/forgot-password">{accountText.forgotPassword}</PageLink>}
        onChange={(event) => password.change(event.target.value)}
      />
      {config.privilegedPassword ? (
        <PasswordField
          label={entryText.privilegedPassword}
          name="privilegedPassword"
          autoComplete="off"
          value={privileged.value}
          error={privileged.error}
          onChange={(event) => privileged.change(event.target.value)}
        />
      ) : null}
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
