'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { formFields } from '@/components/ui/form/form-fields';
import { useFormElement } from '@/components/ui/form/use-form-element';
import { useFormKit } from '@/components/ui/form/use-form-kit';
import { accountKeys } from '@/lib/query/account';
import { passwordFailure } from './password-failure';
import { passwordRules, passwordValues, type PasswordName, type PasswordValues } from './password-rules';

type Options = {
  /** The form's fields from top to bottom, the graphic captcha included. */
  names: readonly PasswordName[];
  initial?: Partial<PasswordValues>;
  /** Where the form is a page of its own: what the page before stored for it. The cursor then stands where something is missing. */
  storedValues?: () => Partial<PasswordValues>;
  /** The graphic captcha is asked for from the start, and not only once the service demands it (AUTH-05). */
  asksCaptcha?: boolean;
  send: (values: PasswordValues) => Promise<void>;
  onDone: (values: PasswordValues) => void;
};

/** A form that sets a password: what is typed, what is wrong with it here or at the service, and sending it. */
export function useNewPasswordForm(options: Options) {
  const { names, initial = {}, storedValues, asksCaptcha = false, send, onDone } = options;
  const queryClient = useQueryClient();
  const [captcha, setCaptcha] = useState({ isShown: asksCaptcha, refreshKey: 0 });
  // A field that is not shown is not asked for.
  const shownNames = names.filter((name) => captcha.isShown || name !== 'graphicCaptcha');

  const form = useFormKit({ initial: passwordValues(initial), rules: passwordRules });
  const element = useFormElement<PasswordValues>({
    form,
    names: shownNames,
    start: storedValues ? 'missing' : 'nowhere',
    storedValues,
  });

  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: send,
    onSuccess: (_answer, sent) => {
      // Other places are out now, and the account has a password.
      void queryClient.invalidateQueries({ queryKey: accountKeys.all });
      onDone(sent);
    },
    onError: (refused) =>
      setCaptcha(({ isShown, refreshKey }) => ({
        isShown: isShown || passwordFailure(refused).field === 'graphicCaptcha',
        refreshKey: refreshKey + 1,
      })),
  });
  const failure = error ? passwordFailure(error) : undefined;
  const refusedField = names.find((name) => name === failure?.field);

  const goToRefused = useEffectEvent(() => element.focus(refusedField));
  useEffect(() => {
    if (error && refusedField) goToRefused();
  }, [error, refusedField]);

  function submit() {
    if (isPending || isSuccess) return;
    const wrong = form.check(shownNames);
    if (wrong) element.focus(wrong);
    else mutate(form.values);
  }

  return {
    /** For the form element. */
    form: element.props(submit),
    ...formFields(form, {
      refusals: refusedField && { [refusedField]: failure?.message },
      onType(_name, typed) {
        // The message about the last try says nothing about the current input; a field that empties itself is no new try.
        if (error && typed !== '') reset();
      },
    }),
    /** Shows an error beside a field. */
    setError: (name: PasswordName, message: string) => form.setErrors({ [name]: message }),
    captcha,
    isFilled: form.isFilled(shownNames),
    isBusy: isPending || isSuccess,
    /** The refusal of the last try that belongs beside no field. */
    failure: refusedField ? undefined : failure?.message,
  };
}
