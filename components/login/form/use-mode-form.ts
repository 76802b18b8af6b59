'use client';

import type { ModeProps } from '../modes/login-modes';
import { fieldProps } from '@/components/credentials/field-props';
import type { LoginField } from './login-fields';
import { useLogIn, type LogInOptions } from './use-log-in';
import { useLoginForm } from './use-login-form';

type Options<Input> = Omit<LogInOptions<Input>, 'wanted'> & {
  /** The form's fields from top to bottom; the graphic captcha joins them where one is asked for (AUTH-05). */
  names: readonly LoginField[];
  mode: Pick<ModeProps, 'wanted' | 'typing' | 'arrived'>;
};

/** The form of one mode, and the log-in that it is for. */
export function useModeForm<Input>({ names, mode, ...way }: Options<Input>) {
  const login = useLogIn({ ...way, wanted: mode.wanted });
  const asked: LoginField[] = login.isCaptchaNeeded ? [...names, 'graphicCaptcha'] : [...names];
  const form = useLoginForm({ names: asked, typing: mode.typing, arrived: mode.arrived });
  const { failure } = login;
  const ofLastTry = (name: LoginField) =>
    [failure, failure.before].find((told) => told?.field === name)?.message;
  return {
    form,
    login,
    ...fieldProps<LoginField>({
      values: form.values,
      errorOf: (name) => form.faultOf(name) ?? ofLastTry(name),
      change(name, typed) {
        // A captcha that empties itself is nobody's typing.
        if (typed !== '') login.forgetFailure();
        form.set(name, typed);
      },
    }),
  };
}
