'use client';

import { useCallback, useState } from 'react';
import { accountInput, checkAgreement, checkMobile, checkPassword } from '@/lib/domain/account-rules';
import { accountMessages, type AccountMessage } from '@/lib/text/zh-cn/account';

type Values = { mobile: string; password: string; agreement: boolean };
type Faults = Partial<Record<keyof Values, AccountMessage>>;

const empty: Values = { mobile: '', password: '', agreement: false };

/** What is typed, what is wrong with it, and whether it is enough to submit (AUTH-14: the agreement is not counted). */
export function usePasswordForm() {
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Faults>({});

  /** A browser may have filled the form, or a person typed into it, before script ran. */
  const adopt = useCallback((form: HTMLFormElement | null) => {
    if (form) setValues(valuesIn(form));
  }, []);

  function set(change: Partial<Values>) {
    setValues((now) => kept({ ...now, ...change }));
    const changed = Object.keys(change).map((name) => [name, undefined]);
    setFaults((now) => ({ ...now, ...Object.fromEntries(changed) }));
  }

  /** Tells every fault at once and puts the cursor on the first; true when there is none. */
  function check(form: HTMLFormElement): boolean {
    const found: Faults = {
      mobile: checkMobile(values.mobile),
      password: checkPassword(values.password),
      agreement: checkAgreement(values.agreement),
    };
    setFaults(found);
    const first = Object.keys(found).find((name) => found[name as keyof Faults]);
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return first === undefined;
  }

  return {
    adopt,
    values,
    set,
    messageOf: (name: keyof Values) => faults[name] && accountMessages[faults[name]],
    isFilled: values.mobile !== '' && values.password.trim() !== '',
    check,
  };
}

function valuesIn(form: HTMLFormElement): Values {
  const typed = new FormData(form);
  const textOf = (name: string) => String(typed.get(name) ?? '');
  return kept({ mobile: textOf('mobile'), password: textOf('password'), agreement: typed.has('agreement') });
}

const kept = ({ mobile, password, agreement }: Values): Values => ({
  mobile: accountInput.mobile(mobile),
  password: accountInput.password(password),
  agreement,
});
