'use client';

import { useCallback, useRef, useState } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import {
  isFilled,
  normalised,
  ruleErrors,
  type FieldErrors,
  type FieldName,
  type FieldRules,
} from './field-rules';

type Options<Values extends FieldValues> = {
  /** The initial value of every field; later changes of it are ignored. */
  initial: Values;
  rules: FieldRules<Values>;
  /** Once checked, errors follow the values; without it an error goes with the next change of its field and comes with the next check. */
  isLive?: boolean;
};

/** The state of one form (ADR 43); its element and its fields are `useFormElement` and `formFields`. */
export type FormKit<Values extends FieldValues> = ReturnType<typeof useFormKit<Values>>;

/**
 * Values, rule errors and touched fields of a form. The rules are asked in the event itself, so that nothing comes between a
 * submit and its answer.
 *
 * @example
 * const form = useFormKit({ initial: { mobile: '' }, rules: { mobile: { check: (value) => wordsOf(checkMobile(value)) } } });
 * form.check(['mobile']) //=> 'mobile', the first field that is wrong
 */
export function useFormKit<Values extends FieldValues>({ initial, rules, isLive = false }: Options<Values>) {
  const store = useForm<Values>({ defaultValues: initial as DefaultValues<Values> });
  const last = useRef(initial);
  // The store copies its lists; one that holds the same is handed on as the same, or every key would draw what depends on it.
  const values = useWatch({
    control: store.control,
    compute: () => (last.current = withSameLists(last.current, store.getValues())),
  });
  const { errors, touchedFields } = store.formState;
  const [isChecked, setChecked] = useState(false);
  const liveErrors = isLive && isChecked ? ruleErrors(rules, namesOf(values), values) : undefined;

  const write = useCallback(
    (patch: Partial<Values>, shouldTouch: boolean) => {
      for (const name of namesOf(patch)) {
        const path = name as unknown as Path<Values>;
        const value = normalised(rules, name, patch[name] as Values[typeof name]);
        store.setValue(path, value as PathValue<Values, Path<Values>>, { shouldTouch });
        store.clearErrors(path);
      }
    },
    [store, rules],
  );

  const setErrors = useCallback(
    (wrong: FieldErrors<Values>) => {
      for (const name of namesOf(wrong)) {
        const path = name as unknown as Path<Values>;
        const message = wrong[name];
        if (message === undefined) store.clearErrors(path);
        else store.setError(path, { type: 'rule', message });
      }
    },
    [store],
  );

  return {
    values,
    /** A person changed these fields. */
    change: useCallback((patch: Partial<Values>) => write(patch, true), [write]),
    /** The same for values from elsewhere: stored ones, or input from before hydration. */
    fill: useCallback((patch: Partial<Values>) => write(patch, false), [write]),
    errorOf(name: FieldName<Values>): string | undefined {
      const message: unknown = errors[name]?.message;
      return liveErrors?.[name] ?? (typeof message === 'string' ? message : undefined);
    },
    /** Shows these messages beside their fields; `undefined` takes one away. */
    setErrors,
    isTouched: Object.keys(touchedFields).length > 0,
    isFieldTouched: (name: FieldName<Values>): boolean => name in touchedFields,
    isFilled: (names: readonly FieldName<Values>[]) => isFilled(names, values),
    /** Shows every error of these fields at once; returns the first field that is wrong, `undefined` when all are right. */
    check(names: readonly FieldName<Values>[]): FieldName<Values> | undefined {
      const wrong = ruleErrors(rules, names, store.getValues());
      if (!isLive) setErrors(wrong);
      setChecked(true);
      return names.find((name) => wrong[name] !== undefined);
    },
    /** As if these fields, or all, had not been checked yet. */
    clearErrors: useCallback(
      (names?: readonly FieldName<Values>[]) => {
        setChecked(false);
        store.clearErrors(names as unknown as readonly Path<Values>[] | undefined);
      },
      [store],
    ),
  };
}

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as FieldName<Values>[];

function withSameLists<Values extends FieldValues>(last: Values, next: Values): Values {
  const values = { ...next };
  for (const name of namesOf(next)) {
    const [before, now]: unknown[] = [last[name], next[name]];
    const isSame =
      Array.isArray(before) &&
      Array.isArray(now) &&
      before.length === now.length &&
      before.every((item, index) => item === now[index]);
    if (isSame) values[name] = last[name];
  }
  return values;
}
