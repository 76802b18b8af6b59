'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { checkAgreement } from '@/lib/domain/account-rules';
import { accountMessages, type AccountMessage } from '@/lib/text/zh-cn/account';
import { keptMobile } from '../kept-mobile';
import { loginFields, type LoginField, type LoginValues } from './login-fields';
import type { LoginTyping } from './use-login-typing';

type Checked = LoginField | 'agreement';
type Faults = Partial<Record<Checked, AccountMessage | undefined>>;

type Options = {
  /** The form's fields from top to bottom. */
  names: readonly LoginField[];
  typing: LoginTyping;
  /** Somebody has just switched to this form and goes on typing. */
  arrived: boolean;
};

/** What is wrong with what is typed, and whether it is enough to submit (AUTH-14: the agreement is not counted). */
export function useLoginForm({ names, typing, arrived }: Options) {
  const [form, adopt] = useState<HTMLFormElement | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const { values, agreement } = typing;

  /** A browser may have filled the form, or a person typed into it, before script ran. */
  const takeOver = useEffectEvent((found: HTMLFormElement) => {
    // The page before may have been about a number.
    const mobile = keptMobile();
    typing.write({ ...(mobile && { mobile }), ...typedInto(found, names) });
    typing.agree(new FormData(found).has('agreement'));
    if (arrived) focusOn(names[0]);
  });
  useEffect(() => {
    if (form) takeOver(form);
  }, [form]);

  function focusOn(name: Checked | undefined) {
    form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  function tell(found: Faults) {
    setFaults((now) => ({ ...now, ...found }));
    focusOn([...names, 'agreement' as const].find((name) => found[name]));
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
    agree(ticked: boolean) {
      typing.agree(ticked);
      setFaults((now) => ({ ...now, agreement: undefined }));
    },
    faultOf: (name: Checked) => faults[name] && accountMessages[faults[name]],
    isFilled: names.every((name) => values[name].trim() !== ''),
    /** Tells every fault at once; true when there is none. */
    check(): boolean {
      const found: Faults = { agreement: checkAgreement(agreement) };
      for (const name of names) found[name] = loginFields[name].check(values[name], values);
      tell(found);
      return Object.values(found).every((fault) => fault === undefined);
    },
  };
}

function typedInto(form: HTMLFormElement, names: readonly LoginField[]): Partial<LoginValues> {
  const typed = new FormData(form);
  const given = names.map((name) => [name, loginFields[name].keep(String(typed.get(name) ?? ''))] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}
