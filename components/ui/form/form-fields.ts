import type { ChangeEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldErrors, FieldName } from './field-rules';
import type { FormKit } from './use-form-kit';

type Options<Values> = {
  /** Refusals of the service, by field; the error of a rule stands before them. */
  refusals?: FieldErrors<Values>;
  /** Called before the change of a field. */
  onType?: (name: FieldName<Values>, typed: string) => void;
};

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** Names of the fields that hold text. */
export type TextName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

/**
 * Props of a form's text fields: name, value, error and change handler.
 *
 * @example
 * const { field } = formFields(form, { refusals: { password: '密码错误' } });
 * <Field {...field('password')} label="密码" />
 */
export function formFields<Values extends FieldValues>(
  form: Pick<FormKit<Values>, 'values' | 'errorOf' | 'change'>,
  { refusals = {}, onType }: Options<Values> = {},
) {
  type Name = TextName<Values>;
  const errorOf = (name: FieldName<Values>) => form.errorOf(name) ?? refusals[name];
  const valueOf = (name: Name): string => form.values[name];
  function type(name: Name, typed: string) {
    onType?.(name, typed);
    form.change({ [name]: typed } as unknown as Partial<Values>);
  }
  return {
    errorOf,
    /** For a text field. */
    field: (name: Name) => ({
      name,
      value: valueOf(name),
      error: errorOf(name),
      onChange: ({ target }: Typed) => type(name, target.value),
    }),
    /** For a field that brings its own input. */
    bareField: (name: Name) => ({
      value: valueOf(name),
      error: errorOf(name),
      onChange: (typed: string) => type(name, typed),
    }),
  };
}
