'use client';

import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { formFields } from '@/components/ui/form/form-fields';
import { useFormElement } from '@/components/ui/form/use-form-element';
import { useFormKit } from '@/components/ui/form/use-form-kit';
import { DialogFrame } from '@/components/ui/overlay/dialog-frame';
import { useToast } from '@/components/ui/toast/toast';
import type { Label } from '@/lib/contract/label';
import { isLabelName, labelNameOf } from '@/lib/domain/contact/person-text';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { limits } from '@/lib/domain/limits/limits';
import { useCreateLabel, useRenameLabel } from '@/lib/query/label';
import { errorOutcome, fieldText } from '@/lib/text/errors';
import { labelsText } from '@/lib/text/zh-cn/labels';
import styles from './label-name-dialog.module.css';

type Props = {
  /** The label to rename; without one a new label is made. */
  label?: Label;
  onSaved?: (label: Label) => void;
  onClose: () => void;
};

type Values = { name: string };

const rules = {
  name: {
    check: (name: string) => (isLabelName(labelNameOf(name)) ? undefined : labelsText.nameRequired),
  },
};
const names = ['name'] as const;

/** The name of a new or an existing label; a name that another label has is refused beside the field. */
export function LabelNameDialog({ label, onSaved, onClose }: Props) {
  const toast = useToast();
  const create = useCreateLabel();
  const rename = useRenameLabel();
  const operation = label ? 'labelRename' : 'labelCreate';
  const error = create.error ?? rename.error;
  const outcome = error ? errorOutcome(operation, error) : undefined;
  const form = useFormKit<Values>({ initial: { name: label?.name ?? '' }, rules });
  const { field } = formFields(form, {
    refusals: { name: fieldText('labelName', outcome) },
    onType: () => {
      create.reset();
      rename.reset();
    },
  });
  const element = useFormElement<Values>({ form, names, start: 'first' });
  const isPending = create.isPending || rename.isPending;

  const save = async () => {
    if (isPending) return;
    if (form.check(names)) {
      element.focusFirstInvalid();
      return;
    }
    const name = labelNameOf(form.values.name);
    try {
      const saved = label
        ? await rename.mutateAsync({ id: label.id, name })
        : await create.mutateAsync({ name });
      toast(label ? labelsText.renamed : labelsText.created);
      onSaved?.(saved);
      onClose();
    } catch (failure) {
      const { kind, message } = errorOutcome(operation, failure);
      if (kind === 'toast' && message) toast(message, 'error');
      else element.focus('name');
    }
  };

  return (
    <DialogFrame
      open
      isForm
      title={label ? labelsText.renameTitle : labelsText.create}
      width={limits.setPasswordModalPx}
      onClose={onClose}
    >
      <form {...element.props(() => void save())}>
        <Field
          {...field('name')}
          label={labelsText.name}
          placeholder={labelsText.namePlaceholder}
          autoComplete="off"
          counted
          maxLength={contactLimits.labelNameMaxLength}
        />
        <div className={styles.actions}>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {labelsText.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {labelsText.save}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
