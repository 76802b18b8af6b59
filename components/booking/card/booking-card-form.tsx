'use client';

import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Field } from '@/components/ui/controls/field';
import { formFields } from '@/components/ui/form/form-fields';
import { sendByKeys, sendKeys } from '@/components/ui/form/send-by-keys';
import { useFormElement } from '@/components/ui/form/use-form-element';
import { Icon } from '@/components/ui/layout/icon';
import { Tag } from '@/components/ui/layout/tag';
import { fieldText } from '@/lib/text/errors';
import type { Outcome } from '@/lib/text/outcome';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { commonText } from '@/lib/text/zh-cn/common';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { formatRange } from '@/lib/time/format';
import type { CardProps } from './card-props';
import styles from './booking-card.module.css';
import { limits } from '@/lib/domain/limits/limits';
import { approvalHint } from '../approval/approval-hint';
import { maxSubjectLength } from '../form/booking-values';
import { OnlineChoice } from '../online/online-choice';
import { presetOf } from '../form/initial-values';
import { SeatsNote } from '../attendees/seats-note';
import { CardClash } from './card-clash';
import { CardPeople } from '../attendees/card-people';
import { CardTime } from './card-time';
import { CardRepairs } from './repairs/card-repairs';
import { orderHref } from '../form/order-href';

const names = ['subject', 'reason'] as const;

/** The subject's refusal stands at its field, a clash speaks for itself; this card has no others, so all the rest stands above. */
function cardRefusal(outcome: Outcome | undefined, isClash: boolean): string | undefined {
  if (outcome?.kind === 'conflicts' && isClash) return undefined;
  return outcome?.kind === 'field' && outcome.field === 'subject' ? undefined : outcome?.message;
}

export function BookingCardForm(props: CardProps) {
  const { slot, free, rooms, form, onWindow, clash, repairs, template, send, isPending, outcome, onClose } =
    props;
  const { room, window, zone } = slot;
  const { subject, reason, online } = form.values;
  const subjectRef = useRef<HTMLInputElement>(null);
  // Not by autoFocus: on phones the sheet's focus trap would have taken the focus before it applies.
  useEffect(() => subjectRef.current?.focus({ preventScroll: true }), []);

  const needsReason = room.audit.required;
  const hint = approvalHint([room], []);
  const element = useFormElement({ form, names });
  const { field } = formFields(form, { refusals: { subject: fieldText('subject', outcome) } });
  const { clearErrors } = form;
  // A card that opens again has not been submitted yet.
  useEffect(() => () => clearErrors(), [clearErrors]);
  const refusal = cardRefusal(outcome, clash !== undefined);
  // One's own meeting there may be this very booking, whose answer was lost: sending again then finds it (BOOK-09).
  const isTaken = clash?.stands === true && clash.ownMeetingNo === undefined;

  // The clash offers it already, at once.
  const nearest = clash?.repair && bookingText.suggestion(formatRange(clash.repair, zone));

  const members = form.people.map(({ staffId }) => ({ staffId }));
  const submit = () => {
    const wrong = form.check(names);
    if (wrong || isTaken) return;
    send({
      ...presetOf(template),
      subject: subject.trim(),
      ...window,
      roomBookingForms: [{ roomId: room.id }],
      ...(members.length > 0 && { members }),
      ...(needsReason && { reason: reason.trim() }),
      ...(online && { online }),
    });
  };

  return (
    <form {...element.props(submit)} {...sendByKeys} className={styles.body}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {room.name}
          {needsReason ? <Tag tone="held">{roomsText.tags.approval}</Tag> : null}
        </h2>
        <IconButton className={styles.close} size="small" aria-label={commonText.close} onClick={onClose}>
          <Icon of={X} size={16} />
        </IconButton>
        <CardTime window={window} zone={zone} free={free} onWindow={onWindow} />
        {rooms}
      </div>
      {refusal ? (
        <div className={styles.refusal} role="alert">
          {refusal}
        </div>
      ) : null}
      {clash ? <CardClash clash={clash} zone={zone} onWindow={onWindow} /> : null}
      <CardRepairs repairs={repairs.filter(({ label }) => label !== nearest)} />
      <div className={styles.fields}>
        <Field
          {...field('subject')}
          label={bookingText.fields.subject}
          placeholder={bookingText.placeholders.subject}
          ref={subjectRef}
          autoComplete="off"
          counted
          maxLength={maxSubjectLength}
        />
        {needsReason ? (
          <Field
            {...field('reason')}
            label={bookingText.fields.reason}
            autoComplete="off"
            {...(hint !== undefined && { hint })}
            maxLength={limits.reasonMaxLength}
          />
        ) : null}
        <OnlineChoice online={online} onChange={(chosen) => form.change({ online: chosen })} />
        <CardPeople people={form.people} window={window} zone={zone} onChange={form.setPeople} />
        <SeatsNote rooms={[room]} people={1 + form.people.length} />
      </div>
      <div className={styles.actions}>
        <ButtonLink
          color="inherit"
          href={orderHref({
            roomId: room.id,
            startTime: window.beginTime,
            endTime: window.endTime,
            subject,
            reason,
            ...(online && { online }),
            members: members.map(({ staffId }) => staffId).join(','),
          })}
        >
          {bookingText.moreOptions}
        </ButtonLink>
        <Button
          {...sendKeys}
          type="submit"
          variant="contained"
          disabled={isPending || isTaken}
          aria-busy={isPending}
        >
          {isPending ? bookingText.submitting : bookingText.submit}
        </Button>
      </div>
    </form>
  );
}
