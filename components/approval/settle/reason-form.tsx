'use client';

import { useMemo, type KeyboardEvent } from 'react';
import { Button, type ButtonLook } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { formFields } from '@/components/ui/form/form-fields';
import { useFormElement } from '@/components/ui/form/use-form-element';
import { useFormKit } from '@/components/ui/form/use-form-kit';
import { limits } from '@/lib/domain/limits/limits';
import styles from './reason-form.module.css';

type Props = {
  /** Names the form. */
  title: string;
  label: string;
  hint?: string;
  required: string;
  initial?: string;
  submit: Pick<ButtonLook, 'color'> & { label: string };
  dismiss: string;
  isPending: boolean;
  /** The refusal of the service; what was typed stays. */
  failure?: string | undefined;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

const names = ['reason'] as const;

/** A reason of 1 to 200 characters, in the place where it is wanted (APR-02). */
export function ReasonForm(props: Props) {
  const { title, label, hint, required, initial = '', submit, dismiss, isPending, failure } = props;
  const { onSubmit, onClose } = props;
  const rules = useMemo(
    () => ({ reason: { check: (reason: string) => (reason.trim() === '' ? required : undefined) } }),
    [required],
  );
  const form = useFormKit({ initial: { reason: initial }, rules });
  const element = useFormElement({ form, names, start: 'first' });
  const { field } = formFields(form, { refusals: { reason: failure } });

  const send = () => {
    if (isPending) return;
    if (form.check(names)) element.focusFirstInvalid();
    else onSubmit(form.values.reason.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
  };

  return (
    <form {...element.props(send)} className={styles.form} aria-label={title} onKeyDown={onKeyDown}>
      <Field
        {...field('reason')}
        label={label}
        {...(hint !== undefined && { hint })}
        rows={{ min: 2, max: 6 }}
        counted
        maxLength={limits.reasonMaxLength}
      />
      <div className={styles.actions}>
        <Button variant="outlined" color="inherit" disabled={isPending} onClick={onClose}>
          {dismiss}
        </Button>
        <Button type="submit" variant="contained" color={submit.color} loading={isPending}>
          {submit.label}
        </Button>
      </div>
    </form>
  );
}
