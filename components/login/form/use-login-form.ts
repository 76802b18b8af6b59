'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { checkAgreement } from '@/lib/domain/account/account-rules';
import { accountMessages, type AccountMessage } from '@/lib/text/zh-cn/account';
import { keptMobile } from '@/components/credentials/session/kept-mobile';
import { loginFields, type LoginField, type LoginValues } from './login-fields';
import { mayTakeFocus } from '@/components/credentials/may-take-focus';
import type { LoginTyping } from './use-login-typing';

type Checked = LoginField | 'agreement';
type Faults = Partial<Record<LoginField, AccountMessage | undefined>>;

type Options = {
  /** The form's fields from top to bottom. */
  names: readonly LoginField[];
  typing: LoginTyping;
  /** Somebody has just switched to this form and goes on typing. */
  arrived: boolean;
};

/** What is wrong with what is typed, and whether it is enough to submit (AUTH-14: the agreement is not counted). */
export function useLoginForm({ names, typing, arrived }: Options) {
  const [found, setFound] = useState<{ form: HTMLFormElement; typed: FormData }>();
  // Read as the form is found: the next render writes its own empty values over what it did not know of.
  const adopt = useCallback((form: HTMLFormElement | null) => {
    if (form) setFound({ form, typed: new FormData(form) });
  }, []);
  const [faults, setFaults] = useState<Faults>({});
  const { values, agreement } = typing;

  /** A browser may have filled the form, or a person typed into it, before script ran. */
  const takeOver = useEffectEvent((typed: FormData) => {
    // The page before may have been about a number.
    const mobile = keptMobile();
    const known = { ...(mobile && { mobile }), ...givenOf(typed, names) };
    typing.write(known);
    typing.agree(typed.has('agreement'));
    if (arrived) focusOn(names[0]);
    else if (mayTakeFocus()) focusOn(names.find((name) => !known[name] && !values[name]));
  });
  useEffect(() => {
    if (found) takeOver(found.typed);
  }, [found]);

  function focusOn(name: Checked | undefined) {
    found?.form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  function tell(wrong: Faults) {
    setFaults((now) => ({ ...now, ...wrong }));
    focusOn(names.find((name) => wrong[name]));
  }

  return {
    adopt,
    values,
    agreement,
    focusOn,
    /** Shows what is wrong and puts the cursor on the first of it. */
    tell,
    set(name: LoginField, typed: string) {
      typing.write({ [name]: loginFields[name].keep(typed) });
      setFaults((now) => ({ ...now, [name]: undefined }));
    },
    agree: typing.agree,
    agreementFault: typing.agreementFault,
    faultOf: (name: LoginField) => faults[name] && accountMessages[faults[name]],
    isFilled: names.every((name) => values[name].trim() !== ''),
    /** Tells every fault at once; true when there is none. */
    check(): boolean {
      const wrong: Faults = {};
      for (const name of names) wrong[name] = loginFields[name].check(values[name], values);
      tell(wrong);
      const isTyped = Object.values(wrong).every((fault) => fault === undefined);
      if (checkAgreement(agreement) === undefined) return isTyped;
      typing.askAgreement();
      if (isTyped) focusOn('agreement');
      return false;
    },
  };
}

function givenOf(typed: FormData, names: readonly LoginField[]): Partial<LoginValues> {
  const given = names.map((name) => [name, loginFields[name].keep(String(typed.get(name) ?? ''))] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}
