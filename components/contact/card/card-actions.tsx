'use client';

import { CalendarPlus, UserPlus } from 'lucide';
import { useState } from 'react';
import { orderHref } from '@/components/booking/form/order-href';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { LazyConfirmDialog } from '@/components/ui/overlay/lazy-confirm-dialog';
import { useToast } from '@/components/ui/toast/toast';
import type { Contact } from '@/lib/contract/contact';
import { useAddContact, useDeleteContact } from '@/lib/query/contact';
import { failureText } from '@/lib/text/errors';
import { contactCardText, contactsText } from '@/lib/text/zh-cn/contacts';
import styles from './contact-card.module.css';

type Props = {
  person: Contact;
  /** Called when nothing is left to show. */
  onGone: () => void;
};

/** Adds without a question, deletes after one (CON-06); and the way to a meeting with this person. */
export function CardActions({ person, onGone }: Props) {
  const { staffId, id, relation } = person;
  return (
    <div className={styles.actions}>
      {relation === 'none' && staffId ? <AddContact staffId={staffId} /> : null}
      {relation !== 'none' && (id ?? staffId) ? (
        <DeleteContact id={(id ?? staffId) as string} onDeleted={() => !staffId && onGone()} />
      ) : null}
      {staffId ? (
        <ButtonLink href={orderHref({ members: staffId })} variant="contained">
          <Icon of={CalendarPlus} size={16} />
          {contactsText.bookWith}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function AddContact({ staffId }: { staffId: string }) {
  const toast = useToast();
  const { mutateAsync, isPending } = useAddContact();
  // A promise: this button is gone by the time that the card knows of the new contact.
  const add = () =>
    void mutateAsync({ staffId }).then(
      () => toast(contactCardText.added),
      (error) => toast(failureText('contactAdd', error), 'error'),
    );
  return (
    <Button variant="outlined" loading={isPending} onClick={add}>
      <Icon of={UserPlus} size={16} />
      {contactCardText.add}
    </Button>
  );
}

function DeleteContact({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const { mutateAsync, isPending } = useDeleteContact();
  const remove = () =>
    void mutateAsync({ id })
      .then(
        () => {
          toast(contactCardText.removed);
          onDeleted();
        },
        (error) => toast(failureText('contactDelete', error), 'error'),
      )
      .finally(() => setConfirming(false));
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
        {contactCardText.remove}
      </Button>
      {isConfirming ? (
        <LazyConfirmDialog
          title={contactCardText.confirmRemove}
          confirm={contactCardText.remove}
          dismiss={contactCardText.keep}
          busy={isPending}
          onConfirm={remove}
          onClose={() => setConfirming(false)}
        >
          {contactCardText.confirmRemoveHint}
        </LazyConfirmDialog>
      ) : null}
    </>
  );
}
