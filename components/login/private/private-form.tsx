'use client';

import type { ChangeEvent, ComponentProps } from 'react';
import { Field } from '@/components/ui/controls/field';
import { limits } from '@/lib/domain/limits/limits';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import { LoginForm } from '../form/login-form';
import type { ModeProps } from '../form/mode-props';
import { PasswordField } from '@/components/credentials/password-field';
import { usePasswordForm } from '../password/use-password-form';
import { logInOrRegister } from './log-in-or-register';

type TextField = Required<Pick<ComponentProps<typeof Field>, 'value' | 'onChange'>>;

/** AUTH-09, AUTH-17: a company's own installation has one form, for existing and new accounts. */
export function PrivateForm({ config, ...mode }: ModeProps) {
  const { values, login, frame, field, captcha, captchaField } = usePasswordForm({
    operation: 'register',
    logIn: logInOrRegister,
    names: ['account', 'password', 'confirmPassword'],
    mode,
  });

  function submit() {
    login.logIn({
      account: values.account,
      passwords: { password: values.password.trim(), confirmPassword: values.confirmPassword.trim() },
      captcha,
      encoding: config,
    });
  }

  const [password, confirm] = [field('password'), field('confirmPassword')];
  return (
    <LoginForm
      frame={frame}
      agreements={config.agreements}
      submitLabel={accountText.logInOrRegister}
      onSubmit={submit}
    >
      <Field
        {...field('account')}
        label={accountText.fields.account}
        maxLength={limits.accountMaxLength}
        counted
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...alsoFilledIn(password, confirm)}
        label={accountText.fields.password}
        autoComplete="current-password"
        hint={entryText.firstPassword}
      />
      <PasswordField
        {...alsoFilledIn(confirm, password)}
        label={accountText.fields.confirmPassword}
        autoComplete="new-password"
      />
      {captchaField}
    </LoginForm>
  );
}

/**
 * A manager fills in the one field it knows: the password it keeps, or a new one it made up. Such a password has no typing errors that
 * the other field could find, so that one has it as well while it is empty.
 */
function alsoFilledIn<Input extends TextField>(field: Input, other: TextField): Input {
  const onChange: TextField['onChange'] = (event) => {
    field.onChange(event);
    if (other.value === '' && isFilledIn(event)) other.onChange(event);
  };
  return { ...field, onChange };
}

const inputTypesOfBrowsers: readonly unknown[] = [undefined, '', 'insertReplacementText'];

/** True when a browser or a password manager wrote the value: an event of typing or pasting has another `inputType` (Input Events). */
const isFilledIn = ({ nativeEvent }: ChangeEvent): boolean =>
  inputTypesOfBrowsers.includes((nativeEvent as Partial<InputEvent>).inputType);
