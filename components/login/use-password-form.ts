'use client';

import { useEffect, useState, type RefObject } from 'react';
import { checkLoginPassword, checkMobile } from '@/lib/domain/account-rules';
import { accountMessages } from '@/lib/text/zh-cn/account';

type Values = { mobile: string; password: string; agreement: boolean };
type Faults = Partial<Record<keyof Values, string>>;

const empty: Values = { mobile: '', password: '', agreement: false };

/** What is typed, what is wrong with it, and whether it is enough to submit (AUTH-14: the agreement is not counted). */
export function usePasswordForm(form: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Faults>({});

  // A browser may have filled the form, or a person typed into it, before script ran.
  useEffect(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const early = { mobile: String(data.get('mobile') ?? ''), password: String(data.get('password') ?? '') };
    if (early.mobile || early.password) setValues((now) => ({ ...now, ...early }));
  }, [form]);

  function set(change: Partial<Values>) {
    setValues((now) => ({ ...now, ...change }));
    const changed = Object.keys(change).map((name) => [name, undefined]);
    setFaults((now) => ({ ...now, ...Object.fromEntries(changed) }));
  }

  function check(): boolean {
    const found: Faults = {};
    setFaults(found);
    return Object.values(found).every((fault) => fault === undefined);
  }

  return { values, set, faults, isFilled: values.mobile !== '' && values.password.trim() !== '', check };
}
