'use client';

import { useLayoutEffect } from 'react';
import { storedMobileValue } from '@/components/credentials/session/stored-mobile';
import { formFields } from '@/components/ui/form/form-fields';
import { useFormElement } from '@/components/ui/form/use-form-element';
import { loginFieldNames, type LoginField, type LoginValues } from './login-fields';
import type { LoginFailure } from './login-failure';
import type { ModeProps } from './mode-props';
import { useLogIn, type LogInOptions } from './use-log-in';

type Options<Input> = Omit<LogInOptions<Input>, 'wanted'> & {
  /** The form's fields from top to bottom; the graphic captcha joins them where one is asked for (AUTH-05). */
  names: readonly LoginField[];
  mode: Pick<ModeProps, 'wanted' | 'typing' | 'arrived'>;
};

/** The form of one mode, and the log-in that it is for. */
export function useModeForm<Input>({ names, mode, ...way }: Options<Input>) {
  const { typing, arrived, wanted } = mode;
  const { form } = typing;
  const login = useLogIn({ ...way, wanted });
  const fieldNames: LoginField[] = login.isCaptchaNeeded ? [...names, 'graphicCaptcha'] : [...names];
  const element = useFormElement<LoginValues>({
    form,
    names: fieldNames,
    start: arrived ? 'first' : 'missing',
    // The page before may have been about a number.
    storedValues: storedMobileValue,
    onEarlyInput: (input) => form.fill({ agreement: input.has('agreement') }),
  });

  const { clearErrors } = form;
  // Errors of the mode before are about a form that is gone.
  useLayoutEffect(() => clearErrors(loginFieldNames), [clearErrors]);

  return {
    values: form.values,
    login,
    /** For `LoginForm`. */
    frame: {
      typing,
      login,
      element,
      /** Enough to submit; the agreement is not counted (AUTH-14). */
      isFilled: form.isFilled(fieldNames),
      /** Shows every error at once and puts the cursor on the first; true when there is none. */
      check(): boolean {
        const wrong = form.check([...fieldNames, 'agreement']);
        element.focus(wrong);
        return wrong === undefined;
      },
    },
    /** Shows an error beside a field and puts the cursor there. */
    setError(name: LoginField, message: string) {
      form.setErrors({ [name]: message });
      element.focus(name);
    },
    ...formFields(form, {
      refusals: { ...refusalOf(login.failure.before), ...refusalOf(login.failure) },
      onType(_name, typed) {
        // A captcha field that empties itself is no new input.
        if (typed !== '') login.forgetFailure();
      },
    }),
  };
}

const refusalOf = ({ field, message }: LoginFailure = {}) => (field ? { [field]: message } : {});
