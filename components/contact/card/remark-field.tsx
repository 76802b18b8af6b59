'use client';

import { Pencil } from 'lucide';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/layout/icon';
import { useToast } from '@/components/ui/toast/toast';
import type { Contact } from '@/lib/contract/contact';
import { isRemarkChange, typedRemark } from '@/lib/domain/contact/remark';
import { useSetRemark } from '@/lib/query/contact';
import { failureText } from '@/lib/text/errors';
import { contactCardText } from '@/lib/text/zh-cn/contacts';
import styles from './contact-card.module.css';

type Props = { person: Contact };

/** The remark, edited where it stands: Enter or leaving the field stores it, Esc does not (CON-05). */
export function RemarkField({ person }: Props) {
  const toast = useToast();
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, variables } = useSetRemark();
  const [typed, setTyped] = useState<string>();
  const isComposing = useRef(false);
  const id = person.id ?? person.staffId;
  if (person.relation === 'none' || !id) return contactCardText.none;

  // Shown as it will be while it is on its way (UX-03).
  const remark = isPending ? variables.remark : (person.remark ?? '');
  const commit = () => {
    if (typed === undefined) return;
    const next = typedRemark(typed);
    setTyped(undefined);
    if (!isRemarkChange(next, remark)) return;
    mutate(
      { id, remark: next },
      {
        onError: (error) => {
          // The typed remark stays, to be sent again.
          setTyped(next);
          toast(failureText('contactRemark', error), 'error');
        },
      },
    );
  };
  const leave = (finish: () => void) => {
    flushSync(finish);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Else the same key would press the button that gets the focus.
      event.preventDefault();
      leave(commit);
    }
    if (event.key === 'Escape') {
      // The dialog around it stays open.
      event.stopPropagation();
      leave(() => setTyped(undefined));
    }
  };

  if (typed === undefined) {
    return (
      <button
        ref={button}
        type="button"
        className={styles.remark}
        data-empty={remark === ''}
        aria-label={remark ? `${contactCardText.editRemark}：${remark}` : contactCardText.addRemark}
        onClick={() => setTyped(remark)}
      >
        {remark || contactCardText.addRemark}
        <Icon of={Pencil} size={14} />
      </button>
    );
  }
  return (
    <>
      <input
        className={styles.input}
        aria-label={contactCardText.remark}
        aria-describedby={hintId}
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(isComposing.current ? target.value : typedRemark(target.value))}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          setTyped(typedRemark(currentTarget.value));
        }}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
      <span id={hintId} className={styles.hint}>
        {contactCardText.remarkHint}
      </span>
    </>
  );
}
