import type { ChangeEvent } from 'react';

type Form<Name extends string> = {
  values: Record<Name, string>;
  errorOf: (name: Name) => string | undefined;
  change: (name: Name, typed: string) => void;
};

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** What a form's fields show, and whom they tell what is typed. */
export function fieldProps<Name extends string>({ values, errorOf, change }: Form<Name>) {
  return {
    /** For a text field. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ target }: Typed) => change(name, target.value),
    }),
    /** For a field that brings its own input. */
    bareField: (name: Name) => ({
      value: values[name],
      error: errorOf(name),
      onChange: (typed: string) => change(name, typed),
    }),
  };
}
