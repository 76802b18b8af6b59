/** A rule of one field of a form that holds `Values`. */
export type FieldRule<Value, Values> = {
  /** Writes what is typed as the field holds it; without it the value is held as it is typed. */
  normalise?: (typed: Value) => Value;
  /** Returns the error of the value in words; `undefined` when it is right. */
  check?: (value: Value, values: Values) => string | undefined;
};

export type FieldRules<Values> = { readonly [Name in keyof Values]?: FieldRule<Values[Name], Values> };

export type FieldName<Values> = Extract<keyof Values, string>;

/** Messages by field. */
export type FieldErrors<Values> = Partial<Record<FieldName<Values>, string | undefined>>;

/** The value as its field holds it. */
export function normalised<Values, Name extends FieldName<Values>>(
  rules: FieldRules<Values>,
  name: Name,
  typed: Values[Name],
): Values[Name] {
  const normalise = rules[name]?.normalise;
  return normalise ? normalise(typed) : typed;
}

/** The errors that the rules find in the values of some fields. */
export function ruleErrors<Values>(
  rules: FieldRules<Values>,
  names: readonly FieldName<Values>[],
  values: Values,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const name of names) errors[name] = rules[name]?.check?.(values[name], values);
  return errors;
}

/** Whether every text among the fields holds more than white space (AUTH-14). */
export const isFilled = <Values>(names: readonly FieldName<Values>[], values: Values): boolean =>
  names.every((name) => {
    const value: unknown = values[name];
    return typeof value !== 'string' || value.trim() !== '';
  });
