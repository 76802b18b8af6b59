'use client';

import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Field } from '@/components/ui/field';
import { Tag } from '@/components/ui/tag';
import type { BookingDraft } from '@/lib/query/booking';
import { fieldText } from '@/lib/text/errors';
import type { Outcome } from '@/lib/text/outcome';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import styles from './booking-card.module.css';
import { CardTime } from './card-time';
import { maxSubjectLength, maxReasonLength } from './booking-values';
import { ConflictList } from './conflict-list';
import type { Conflict } from './conflicts';
import { orderHref } from './order-href';
import type { PickedSlot } from './picked-slot';

type Props = PickedSlot & {
  send: (draft: BookingDraft) => void;
  isPending: boolean;
  outcome: Outcome | undefined;
  conflicts: readonly Conflict[];
};

/** The subject's refusal stands at its field; this card has no others, so all the rest stands above. */
const cardRefusal = (outcome: Outcome | undefined) =>
  outcome?.kind === 'field' && outcome.field === 'subject' ? undefined : outcome?.message;

export function BookingCardForm({ room, window, zone, send, isPending, outcome, conflicts }: Props) {
  const [subject, setSubject] = useState('');
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const subjectRef = useRef<HTMLInputElement>(null);
  // Not by autoFocus: the card's focus trap would have taken the focus before it applies.
  useEffect(() => subjectRef.current?.focus(), []);

  const needsReason = room.audit.required;
  const missing = {
    subject: subject.trim() === '' ? bookingText.required.subject : undefined,
    reason: needsReason && reason.trim() === '' ? bookingText.required.reason : undefined,
  };
  const refusal = cardRefusal(outcome);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (missing.subject || missing.reason) return;
    send({
      subject: subject.trim(),
      ...window,
      roomBookingForms: [{ roomId: room.id }],
      ...(needsReason && { reason: reason.trim() }),
    });
  };

  return (
    <form className={styles.body} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {room.name}
          {needsReason ? <Tag tone="held">{roomsText.tags.approval}</Tag> : null}
        </h2>
        <CardTime window={window} zone={zone} />
      </div>
      {refusal ? (
        <div className={styles.refusal} role="alert">
          {refusal}
          <ConflictList conflicts={conflicts} zone={zone} />
        </div>
      ) : null}
      <div className={styles.fields}>
        <Field
          label={bookingText.fields.subject}
          placeholder={bookingText.placeholders.subject}
          inputRef={subjectRef}
          autoComplete="off"
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
          error={(checked ? missing.subject : undefined) ?? fieldText('subject', outcome)}
          inputProps={{ maxLength: maxSubjectLength }}
        />
        {needsReason ? (
          <Field
            label={bookingText.fields.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={checked ? missing.reason : undefined}
            inputProps={{ maxLength: maxReasonLength }}
          />
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button
          color="inherit"
          href={orderHref({
            roomId: room.id,
            startTime: window.beginTime,
            endTime: window.endTime,
            subject,
            reason,
          })}
        >
          {bookingText.moreOptions}
        </Button>
        <Button type="submit" variant="contained" disabled={isPending} aria-busy={isPending}>
          {isPending ? bookingText.submitting : bookingText.submit}
        </Button>
      </div>
    </form>
  );
}
