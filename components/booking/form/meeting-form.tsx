'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { sendByKeys, sendKeys } from '@/components/ui/form/send-by-keys';
import { useFormElement } from '@/components/ui/form/use-form-element';
import { useToast } from '@/components/ui/toast/toast';
import type { MeetingFile } from '@/lib/contract/file';
import type { BookingDraft } from '@/lib/query/booking-keys';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { filesText } from '@/lib/text/zh-cn/files';
import { guestText } from '@/lib/text/zh-cn/guests';
import { ApprovalFields } from '../approval/approval-fields';
import { AttendeesField } from '../attendees/attendees-field';
import { useBusyPeople } from '../attendees/use-busy-people';
import type { Members, Organizer } from '../attendees/use-members';
import { ownClash } from '../conflicts/own-clash';
import { GuestsField } from '../guests/guests-field';
import { FilesField } from '../files/files-field';
import { VenueChoice } from '../place/venue-choice';
import { RoomFields } from '../rooms/room-fields';
import styles from './booking-form.module.css';
import { maxContentLength, maxSubjectLength, type BookingValues } from './booking-values';
import { MeetingOptions } from '../fields/meeting-options';
import { TimeFields } from '../fields/time-fields';
import type { MeetingFormState } from './use-meeting-form';

type Props = {
  form: MeetingFormState;
  organizer: Organizer;
  members: Members;
  zone: string;
  label: string;
  /** The words of the button, and those while it waits. */
  submit: readonly [idle: string, pending: string];
  /** Receives the body of a form that nothing is wrong with here. */
  onSubmit: (draft: BookingDraft) => void;
  onGiveUp: () => void;
  /** Stands below the times: how the meeting repeats. */
  repeat?: ReactNode;
  /** Stands below the rooms. */
  plan?: ReactNode;
  /** Stands above the buttons. */
  summary?: ReactNode;
  /** Stands beside the buttons. */
  note?: ReactNode;
  /** Several days are meant, so that none can be chosen. */
  hasNoDay?: boolean;
  /** The files that the meeting has already. */
  storedFiles?: readonly MeetingFile[];
};

/** Fields that hold text. */
const textNames = ['subject', 'place', 'reason', 'content'] as const;

/** Everything a meeting needs in one form; times and rooms say what is wrong with them before it is sent. */
export function MeetingForm({ form, organizer, members, zone, label, onSubmit, onGiveUp, ...rest }: Props) {
  const { submit, repeat, plan, summary, note, hasNoDay = false, storedFiles } = rest;
  const [isUploading, setUploading] = useState(false);
  const [hasUnfinishedGuest, setUnfinishedGuest] = useState(false);
  const showToast = useToast();
  const { values, change, field, problems } = form;
  const element = useFormElement<BookingValues>({ form: form.form, names: textNames });
  const busyPeople = useBusyPeople({
    staffIds: members.allIds,
    day: values.day,
    zone,
    exceptMeetingNo: form.editedMeetingNo,
  });
  const own = busyPeople.find(({ staffId }) => staffId === organizer.staffId);
  const { window, chosen, now } = form;
  const { ordersOf } = form.dayOrders;
  const clash = own && ownClash({ busy: own.busy, window, chosen, ordersOf, now, zone });

  const focusRefused = useEffectEvent(() => element.focusFirstInvalid());
  // A refusal may stand far from the button that was pressed.
  useEffect(() => {
    if (form.outcome) focusRefused();
  }, [form.outcome]);

  const send = () => {
    if (isUploading) {
      showToast(filesText.stillUploading, 'error');
      return;
    }
    if (hasUnfinishedGuest) {
      showToast(guestText.unfinished, 'error');
      return;
    }
    // The messages must stand before the first of their fields can be found.
    const draft = flushSync(form.checkedDraft);
    if (draft) onSubmit(draft);
    else element.focusFirstInvalid();
  };

  return (
    <form {...element.props(send)} {...sendByKeys} className={styles.form} aria-label={label}>
      <section className={styles.panel}>
        <Field
          {...field('subject')}
          label={bookingText.fields.subject}
          placeholder={bookingText.placeholders.subject}
          autoComplete="off"
          counted
          maxLength={maxSubjectLength}
        />
        <TimeFields
          values={values}
          now={form.now}
          zone={zone}
          problems={problems}
          clash={clash}
          hasNoDay={hasNoDay}
          onChange={change}
        />
        {repeat}
        <AttendeesField
          organizer={organizer}
          members={members}
          window={form.window}
          busyPeople={busyPeople}
          now={form.now}
          zone={zone}
          onChange={change}
        />
        <GuestsField guests={values.guests} onChange={change} onUnfinished={setUnfinishedGuest} />
      </section>
      <div className={styles.side}>
        <section className={styles.panel}>
          <VenueChoice venue={values.venue} place={field('place')} onVenue={(venue) => change({ venue })} />
          {values.venue === 'rooms' ? (
            <RoomFields form={form} busyPeople={busyPeople} nameOf={members.nameOf} zone={zone} />
          ) : null}
        </section>
        {plan}
      </div>
      <ApprovalFields
        chosen={form.chosen}
        services={form.services.offered}
        query={form.services.query}
        serviceIds={values.serviceIds}
        reason={form.asksReason ? field('reason') : undefined}
        onServices={(serviceIds) => change({ serviceIds })}
      />
      <section className={styles.panel}>
        <MeetingOptions values={values} onChange={change} />
        <Field
          {...field('content')}
          label={bookingText.fields.content}
          rows={{ min: 3, max: 10 }}
          maxLength={maxContentLength}
        />
        <FilesField files={values.files} stored={storedFiles} onChange={change} onBusy={setUploading} />
      </section>
      {summary}
      <div className={styles.actions} data-form-actions>
        {note}
        {form.failure ? (
          <p className={styles.failure} role="alert">
            {form.failure}
          </p>
        ) : null}
        <Button variant="outlined" color="inherit" onClick={onGiveUp}>
          {bookingText.cancel}
        </Button>
        <Button
          {...sendKeys}
          type="submit"
          variant="contained"
          disabled={form.isPending}
          aria-busy={form.isPending}
        >
          {submit[form.isPending ? 1 : 0]}
        </Button>
      </div>
    </form>
  );
}
