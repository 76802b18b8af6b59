'use client';

import { useCallback, useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldName } from './field-rules';
import { mayTakeFocus } from './may-take-focus';
import type { FormKit } from './use-form-kit';

type Options<Values extends FieldValues> = {
  form: Pick<FormKit<Values>, 'values' | 'fill'>;
  /** The form's text fields from top to bottom. */
  names: readonly FieldName<Values>[];
  /** Where the cursor goes as the form appears; `missing` is the first empty field, where a keyboard is likely. */
  start?: 'first' | 'missing' | 'nowhere';
  /** Values that the page before stored for this form; they stand in for empty fields. */
  storedValues?: () => Partial<Values>;
  /** The form as it stood before script ran, for fields that hold no text. */
  onEarlyInput?: (input: FormData) => void;
};

const invalidControl = '[aria-invalid="true"], fieldset[data-invalid="true"]';

/**
 * The form element: takes over what a person typed, or a browser filled in, before script ran; moves the cursor to a field;
 * keeps the submits of dialogs that are its children in React alone from being its own.
 */
export function useFormElement<Values extends FieldValues>(options: Options<Values>) {
  const [mounted, setMounted] = useState<{ element: HTMLFormElement; input: FormData }>();
  // Read as the element is mounted: the next render writes its own empty values over what it did not know of.
  const ref = useCallback((element: HTMLFormElement | null) => {
    if (element) setMounted({ element, input: new FormData(element) });
  }, []);

  const takeOver = useEffectEvent((input: FormData) => {
    const { form, names, start = 'nowhere', storedValues, onEarlyInput } = options;
    const early = { ...storedValues?.(), ...typedValues<Values>(input, names) };
    form.fill(early);
    onEarlyInput?.(input);
    if (start === 'first') focus(names[0]);
    const isMissing = (name: FieldName<Values>) => !early[name] && !form.values[name];
    if (start === 'missing' && mayTakeFocus()) focus(names.find(isMissing));
  });
  useEffect(() => {
    if (mounted) takeOver(mounted.input);
  }, [mounted]);

  function focus(name: string | undefined) {
    if (name) mounted?.element.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  return {
    /** For the form element; `onSubmit` is called for submits of this very form alone. */
    props: (onSubmit: () => void) => ({
      ref,
      method: 'post' as const,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (event.target === event.currentTarget) onSubmit();
      },
    }),
    focus,
    /** The cursor goes to the first field that shows an error. */
    focusFirstInvalid: () => mounted?.element.querySelector<HTMLElement>(invalidControl)?.focus(),
  };
}

/** Texts that were typed; an empty field says nothing. */
function typedValues<Values>(input: FormData, names: readonly FieldName<Values>[]): Partial<Values> {
  const typed = names.flatMap((name) => {
    const value = input.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(typed) as Partial<Values>;
}
