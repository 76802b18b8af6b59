'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { fieldProps } from '@/components/credentials/field-props';
import { mayTakeFocus } from '@/components/credentials/may-take-focus';
import { accountKeys } from '@/lib/query/account';
import { passwordFailure, type PasswordField } from './password-failure';
import { useFields, type FieldRules } from './use-fields';

type Name = PasswordField | 'confirmPassword';
type Values<Asked extends Name> = Record<Asked, string>;
type Options<Asked extends Name> = {
  rules: FieldRules<Asked>;
  given?: Partial<Values<Asked>>;
  /** Where the form is a page of its own: what the page before kept for it. The cursor then stands where something is missing. */
  begin?: () => Partial<Values<Asked>>;
  /** The graphic captcha is asked for from the start, and not only once the service demands it (AUTH-05). */
  asksCaptcha?: boolean;
  send: (values: Values<Asked>) => Promise<void>;
  onDone: (values: Values<Asked>) => void;
};

const focusField = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

const firstMissing = (known: Record<string, string>) =>
  Object.keys(known).find((name) => known[name] === '') ?? '';

/** A form that sets a password: what is typed, what is wrong with it here or at the service, and sending it. */
export function useNewPasswordForm<Asked extends Name>(options: Options<Asked>) {
  const { rules, given, begin, asksCaptcha = false, send, onDone } = options;
  const form = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const [captcha, setCaptcha] = useState({ isShown: asksCaptcha, refreshKey: 0 });
  const fields = useFields<Asked>(rules, {
    given,
    leftOut: captcha.isShown ? undefined : ('graphicCaptcha' as Asked),
  });
  const { adopt } = fields;

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
  const faultyField = failure?.field && failure.field in rules ? (failure.field as Asked) : undefined;

  useEffect(() => {
    if (error && faultyField) focusField(form.current, faultyField);
  }, [error, faultyField]);

  function change(name: Asked, typed: string) {
    // What was said about the last try says nothing about what is typed now; a field that empties itself is no new try.
    if (error && typed !== '') reset();
    fields.set(name, typed);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form of a dialog that stands over this one is its child in React.
    if (event.target !== event.currentTarget || isPending || isSuccess) return;
    const fault = fields.firstFault();
    if (fault) focusField(form.current, fault);
    else mutate(fields.values);
  }

  const errorOf = (name: Asked) =>
    fields.messageOf(name) ?? (faultyField === name ? failure?.message : undefined);

  return {
    /** For the form element. */
    form: {
      ref: useCallback(
        (element: HTMLFormElement | null) => {
          form.current = element;
          if (!element) return;
          const known = adopt(element, begin?.());
          if (begin && mayTakeFocus()) focusField(element, firstMissing(known));
        },
        [adopt, begin],
      ),
      method: 'post',
      noValidate: true,
      onSubmit: submit,
    } as const,
    ...fieldProps({ values: fields.values, errorOf, change }),
    tell: fields.tell,
    captcha,
    isFilled: fields.isFilled,
    isBusy: isPending || isSuccess,
    /** Beside which field the last try failed, and what belongs beside none. */
    faultyField,
    failure: faultyField ? undefined : failure?.message,
  };
}
