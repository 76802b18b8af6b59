'use client';

import { X } from 'lucide';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { guestLimits } from '@/lib/domain/limits/notices/guest-limits';
import { type Guest, type GuestProblem, guestProblem } from '@/lib/domain/guest/guests';
import { guestText } from '@/lib/text/zh-cn/guests';
import type { BookingValues } from '../form/booking-values';
import styles from './guests-field.module.css';

type Props = {
  guests: BookingValues['guests'];
  onChange: (part: Pick<BookingValues, 'guests'>) => void;
  /** Receives whether somebody is typed who is not among the guests yet. */
  onUnfinished: (isUnfinished: boolean) => void;
};

const empty = { name: '', email: '' };
const isSomebody = ({ name, email }: typeof empty) => name.trim() !== '' || email.trim() !== '';

/** Guests from outside by name and address; what is typed joins the list by its button, by Enter, or when the focus goes on. */
export function GuestsField({ guests, onChange, onUnfinished }: Props) {
  const labelId = useId();
  const nameRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(empty);
  const [problem, setProblem] = useState<GuestProblem>();
  const [isOpen, setOpen] = useState(guests.length > 0);
  const wasOpen = useRef(isOpen);
  // The button that opens the field goes with the focus on it.
  useEffect(() => {
    if (isOpen && !wasOpen.current) nameRef.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const type = (part: Partial<typeof empty>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    setProblem(undefined);
    onUnfinished(isSomebody(next));
  };
  const add = () => {
    const guest = { name: typed.name.trim(), email: typed.email.trim() };
    const nextProblem = guestProblem(guest, guests);
    setProblem(nextProblem);
    if (nextProblem !== undefined) return;
    onChange({ guests: [...guests, guest] });
    setTyped(empty);
    onUnfinished(false);
  };
  const remove = (guest: Guest) => {
    onChange({ guests: guests.filter((each) => each !== guest) });
    nameRef.current?.focus();
  };
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
    nameRef.current?.focus();
  };
  const addOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isSomebody(typed) && !currentTarget.contains(relatedTarget)) add();
  };

  if (!isOpen)
    return (
      <div>
        <Button size="small" variant="text" onClick={() => setOpen(true)}>
          {guestText.open}
        </Button>
      </div>
    );
  const messageOf = (...problems: GuestProblem[]) =>
    problem !== undefined && problems.includes(problem) ? guestText.problems[problem] : undefined;
  return (
    <div role="group" aria-labelledby={labelId} className={styles.field}>
      <p id={labelId} className={styles.label}>
        {guestText.label}
      </p>
      {guests.length > 0 ? (
        <ul className={styles.list}>
          {guests.map((guest) => (
            <li key={guest.email} className={styles.guest}>
              <span className={styles.name}>{guest.name}</span>
              <span className={styles.email}>{guest.email}</span>
              <IconButton
                size="small"
                aria-label={guestText.remove(guest.name)}
                onClick={() => remove(guest)}
              >
                <Icon of={X} size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.adding} onBlur={addOnLeaving} onKeyDown={addByKey}>
        <Field
          label={guestText.name}
          value={typed.name}
          maxLength={guestLimits.nameMaxLength}
          autoComplete="off"
          error={messageOf('name', 'tooMany')}
          ref={nameRef}
          onChange={({ target }) => type({ name: target.value })}
        />
        <Field
          label={guestText.email}
          value={typed.email}
          maxLength={guestLimits.emailMaxLength}
          inputMode="email"
          autoComplete="off"
          error={messageOf('email', 'twice')}
          onChange={({ target }) => type({ email: target.value })}
        />
        <div className={styles.button}>
          <Button variant="outlined" color="inherit" onClick={add}>
            {guestText.add}
          </Button>
        </div>
      </div>
      <p className={styles.hint}>{guestText.hint}</p>
    </div>
  );
}
