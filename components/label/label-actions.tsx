'use client';

import { Pencil, Trash2, UserPlus } from 'lucide';
import { useState } from 'react';
import { LazyPeopleDialog } from '@/components/people/picker/lazy-people-dialog';
import { pickedOf } from '@/components/people/picker/picked-person';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { Tip } from '@/components/ui/overlay/tip/tip';
import { LazyConfirmDialog } from '@/components/ui/overlay/lazy-confirm-dialog';
import { useToast } from '@/components/ui/toast/toast';
import type { Contact } from '@/lib/contract/contact';
import type { Label } from '@/lib/contract/label';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { useDeleteLabel, useSetLabelPeople } from '@/lib/query/label';
import { failureText } from '@/lib/text/errors';
import { labelsText } from '@/lib/text/zh-cn/labels';
import { LazyLabelNameDialog } from './lazy-label-dialogs';

type Props = { label: Label; people: readonly Contact[]; staffId: string; onDeleted: () => void };
type Part = 'members' | 'rename' | 'remove';

/** The actions on a label: its members by the picker, its name, its end (CON-07). */
export function LabelActions({ label, people, staffId, onDeleted }: Props) {
  const toast = useToast();
  const [part, setPart] = useState<Part>();
  const setPeople = useSetLabelPeople();
  const { mutateAsync: deleteLabel, isPending } = useDeleteLabel();
  const close = () => setPart(undefined);

  const remove = () =>
    void deleteLabel({ id: label.id }).then(
      () => {
        toast(labelsText.deleted);
        onDeleted();
      },
      (error) => {
        close();
        toast(failureText('labelDelete', error), 'error');
      },
    );

  return (
    <>
      <Button size="small" onClick={() => setPart('members')}>
        <Icon of={UserPlus} size={16} />
        {labelsText.members}
      </Button>
      <Tip text={labelsText.rename}>
        <IconButton size="small" aria-label={labelsText.rename} onClick={() => setPart('rename')}>
          <Icon of={Pencil} size={16} />
        </IconButton>
      </Tip>
      <Tip text={labelsText.remove}>
        <IconButton size="small" aria-label={labelsText.remove} onClick={() => setPart('remove')}>
          <Icon of={Trash2} size={16} />
        </IconButton>
      </Tip>
      {part === 'members' ? (
        <LazyPeopleDialog
          title={labelsText.setMembers(label.name)}
          initial={people.flatMap((person) => pickedOf(person) ?? [])}
          staffId={staffId}
          limit={contactLimits.labelPeopleMax}
          failure={setPeople.error ? failureText('labelPeople', setPeople.error) : undefined}
          isPending={setPeople.isPending}
          onClose={() => {
            setPeople.reset();
            close();
          }}
          onConfirm={(picked) =>
            // A refusal leaves the dialog open, with everybody who was picked.
            setPeople.mutate(
              { labelId: label.id, staffIds: picked.map((person) => person.staffId) },
              {
                onSuccess: () => {
                  toast(labelsText.membersSaved);
                  close();
                },
              },
            )
          }
        />
      ) : null}
      {part === 'rename' ? <LazyLabelNameDialog label={label} onClose={close} /> : null}
      {part === 'remove' ? (
        <LazyConfirmDialog
          title={labelsText.confirmRemove(label.name)}
          confirm={labelsText.remove}
          dismiss={labelsText.keep}
          busy={isPending}
          onConfirm={remove}
          onClose={close}
        >
          {labelsText.confirmRemoveHint}
        </LazyConfirmDialog>
      ) : null}
    </>
  );
}
