'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { DialogFrame } from '@/components/ui/overlay/dialog-frame';
import { limits } from '@/lib/domain/limits/limits';
import type { CheckItemAttributes } from '@/lib/domain/note/note-document';
import { notesText } from '@/lib/text/zh-cn/notes';
import styles from './notes-editor.module.css';

const text = notesText.item;

export type Assignable = { staffId: string; realName: string };

type Props = {
  attributes: CheckItemAttributes;
  people: readonly Assignable[];
  onSave: (attributes: CheckItemAttributes) => void;
  onClose: () => void;
};

/** The person and the day of a check item; whoever was named before stays to be chosen. */
export function ItemDialog({ attributes, people, onSave, onClose }: Props) {
  const { person } = attributes;
  const isListed = person == null || people.some(({ staffId }) => staffId === person.staffId);
  const choices = isListed ? people : [...people, person];
  const [chosen, setChosen] = useState(choices.findIndex(({ staffId }) => staffId === person?.staffId));
  const [day, setDay] = useState(attributes.day ?? '');
  const save = () => {
    const { staffId, realName } = choices[chosen] ?? {};
    const assigned = staffId !== undefined && realName !== undefined ? { staffId, realName } : null;
    onSave({ ...attributes, person: assigned, day: day === '' ? null : day });
  };
  return (
    <DialogFrame open title={text.title} width={limits.setPasswordModalPx} isForm onClose={onClose}>
      <form
        className={styles.plans}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <SelectField
          label={text.person}
          options={choices.map(({ realName }, value) => ({ value, label: realName }))}
          value={chosen < 0 ? undefined : chosen}
          none={{ label: text.nobody, onPick: () => setChosen(-1) }}
          onChange={setChosen}
        />
        <Field
          label={text.day}
          type="date"
          value={day}
          min="2000-01-01"
          max="2099-12-31"
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" variant="contained" fullWidth>
          {text.save}
        </Button>
      </form>
    </DialogFrame>
  );
}
