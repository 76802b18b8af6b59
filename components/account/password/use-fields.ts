'use client';

import { useCallback, useState } from 'react';
import { accountMessages, type AccountMessage } from '@/lib/text/zh-cn/account';

type Values<Name extends string> = Record<Name, string>;

/** What a field keeps of what is typed, and what is wrong with that. */
export type FieldRule = {
  keep: (typed: string) => string;
  check: (value: string, values: Values<string>) => AccountMessage | undefined;
};
export type FieldRules<Name extends string> = Record<Name, FieldRule>;

type Options<Name extends string> = {
  given?: Partial<Values<Name>>;
  /** A field that is not shown is not asked for. */
  leftOut?: Name | undefined;
};

const mapped = <Name extends string, To>(names: readonly Name[], to: (name: Name) => To) =>
  Object.fromEntries(names.map((name) => [name, to(name)])) as Record<Name, To>;

/** The text fields of a form: what is typed, what is wrong with it, and whether it is enough to submit (AUTH-14). */
export function useFields<Name extends string>(
  rules: FieldRules<Name>,
  { given = {}, leftOut }: Options<Name> = {},
) {
  const names = (Object.keys(rules) as Name[]).filter((name) => name !== leftOut);
  const [values, setValues] = useState(() =>
    mapped(Object.keys(rules) as Name[], (name) => given[name] ?? ''),
  );
  const [faults, setFaults] = useState<Partial<Record<Name, AccountMessage>>>({});

  /** A browser may have filled the form, or a person typed into it, before script ran; `kept` stands in where nobody has. */
  const adopt = useCallback(
    (form: HTMLFormElement, kept: Partial<Values<Name>> = {}) => {
      const typed = new FormData(form);
      const known = mapped(Object.keys(rules) as Name[], (name) =>
        rules[name].keep(String(typed.get(name) || kept[name] || '')),
      );
      setValues((now) => mapped(Object.keys(now) as Name[], (name) => known[name] || now[name]));
      return known;
    },
    [rules],
  );

  function set(name: Name, typed: string) {
    setValues((now) => ({ ...now, [name]: rules[name].keep(typed) }));
    setFaults((now) => ({ ...now, [name]: undefined }));
  }

  const tell = (name: Name, fault: AccountMessage) => setFaults((now) => ({ ...now, [name]: fault }));

  /** Tells every fault at once; answers the field of the first, or nothing when there is none. */
  function firstFault(): Name | undefined {
    const found = mapped(names, (name) => rules[name].check(values[name], values));
    setFaults(found);
    return names.find((name) => found[name]);
  }

  return {
    adopt,
    values,
    set,
    tell,
    messageOf: (name: Name) => faults[name] && accountMessages[faults[name]],
    isFilled: names.every((name) => values[name].trim() !== ''),
    firstFault,
  };
}
