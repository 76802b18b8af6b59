'use client';

import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { DialogFrame } from '@/components/ui/overlay/dialog-frame';
import { limits } from '@/lib/domain/limits/limits';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import type { FixedPerson } from './chosen/chosen-people';
import styles from './people-dialog.module.css';
import { PeoplePicker } from './people-picker';
import type { PickedPerson } from './picked-person';
import type { Selection } from './selection';
import { useSelection } from './use-selection';

type Props = {
  title: string;
  initial: Selection;
  /** The person at the screen, who is in already or has no part in it. */
  staffId: string;
  /** Others who are in already and stay. */
  fixed?: readonly FixedPerson[];
  limit: number;
  /** The words for an empty selection, where it may not be empty. */
  required?: string;
  /** Why the last try to store the selection failed; the selection stays. */
  failure?: string | undefined;
  isPending?: boolean;
  onConfirm: (picked: readonly PickedPerson[]) => void;
  onClose: () => void;
};

/** NAV-06: narrower inside another site's frame. */
const widthHere = () =>
  document.documentElement.dataset.embedded === undefined
    ? limits.addAttendeesPx
    : limits.addAttendeesEmbeddedPx;

/** The picker in a dialog of its own; on phones it takes the whole screen. */
export function PeopleDialog({ title, initial, staffId, fixed, limit, required, ...rest }: Props) {
  const { failure, isPending = false, onConfirm, onClose } = rest;
  const [selection, setSelection] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const fixedIds = useMemo(
    () => new Set([staffId, ...(fixed ?? []).map(({ person }) => person.staffId)]),
    [staffId, fixed],
  );
  const picking = useSelection({ selection, onChange: setSelection, fixedIds, limit });
  const missing = isChecked && selection.length === 0 ? required : undefined;
  const problem = missing ?? failure;

  const confirm = () => {
    setChecked(true);
    if (required === undefined || selection.length > 0) onConfirm(selection);
  };
  return (
    <DialogFrame open isForm isSheetOnPhones title={title} width={widthHere()} onClose={onClose}>
      <PeoplePicker picking={picking} selfId={staffId} {...(fixed && { fixed })} />
      <div className={styles.actions}>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {peoplePickerText.cancel}
        </Button>
        <Button variant="contained" loading={isPending} onClick={confirm}>
          {selection.length > 0 ? peoplePickerText.confirmCount(selection.length) : peoplePickerText.confirm}
        </Button>
      </div>
    </DialogFrame>
  );
}
