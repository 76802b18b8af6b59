'use client';

import { useEffect } from 'react';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { useGoBack } from '@/components/ui/page/use-go-back';
import { RepeatFields, RepeatNote, RepeatPlan } from '@/components/series/form/repeat-parts';
import { useRepeat } from '@/components/series/form/use-repeat';
import { usePageRouter } from '@/components/ui/page/router/use-page-router';
import { useToast } from '@/components/ui/toast/toast';
import type { ToastOptions } from '@/components/ui/toast/toast-model';
import { limits } from '@/lib/domain/limits/limits';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { seriesRuleText } from '@/lib/text/zh-cn/series';
import { useUndoAction } from '../card/use-booked-toast';
import { useMembers, type Organizer } from '../attendees/use-members';
import { useEitherSending } from '../sending/use-either-sending';
import { useSendBooking } from '../sending/use-send-booking';
import { useSendSeries } from '../sending/use-send-series';
import type { BookingValues } from './booking-values';
import { MeetingForm } from './meeting-form';
import { forgetStoredOrder, storeOrder } from './stored-order';
import { useMeetingForm } from './use-meeting-form';

type Props = {
  initial: BookingValues;
  /** The query that led to the form. */
  link: string;
  organizer: Organizer;
  zone: string;
};

/** A new meeting in the making; what is typed is stored until it is sent or given up. */
export function BookingForm({ initial, link, organizer, zone }: Props) {
  const { staffId } = organizer;
  const router = usePageRouter();
  const goBack = useGoBack();
  const showToast = useToast();
  const detailsHref = useDetailsHref();
  const undoAction = useUndoAction();
  const leaveFor = (meetingNo: string, message: string, toast: ToastOptions = {}) => {
    forgetStoredOrder(staffId);
    showToast(message, toast);
    // Back leads to where one came from, not to a form that meets its own meeting as a conflict.
    router.replace(detailsHref(meetingNo));
  };
  const { send, ...sending } = useSendBooking({
    onBooked: (meeting) => {
      const isRequested = meeting.status === 'AUDITING';
      leaveFor(meeting.meetingNo, isRequested ? bookingText.requested : bookingText.booked, {
        durationMs: limits.undoMs,
        actions: [undoAction(meeting, values.subject.trim())],
      });
    },
  });
  const { send: sendSeries, ...sendingSeries } = useSendSeries({
    onBooked: ({ meetings }) => {
      const isRequested = meetings.some(({ status }) => status === 'AUDITING');
      const message = isRequested ? seriesRuleText.requested : seriesRuleText.booked;
      leaveFor(meetings[0]?.meetingNo ?? '', message(meetings.length));
    },
  });
  const form = useMeetingForm({ initial, zone, sending: useEitherSending(sending, sendingSeries) });
  const { values, change, draft, window, isCheckable } = form;
  const members = useMembers(organizer, values.memberIds);
  const repeat = useRepeat({
    repeat: values.repeat,
    draft,
    day: values.day,
    window,
    rooms: form.chosen,
    isCheckable,
    isSent: sendingSeries.isPending || sendingSeries.isDone,
    now: form.now,
    zone,
    onChange: (next) => change({ repeat: next }),
  });
  const { isTouched } = form.form;

  useEffect(() => {
    if (isTouched) storeOrder(values, { staffId, zone, link });
  }, [values, isTouched, staffId, zone, link]);

  return (
    <MeetingForm
      form={form}
      organizer={organizer}
      members={members}
      zone={zone}
      label={bookingText.title}
      submit={[bookingText.submit, bookingText.submitting]}
      repeat={<RepeatFields state={repeat} />}
      plan={<RepeatPlan state={repeat} />}
      note={<RepeatNote state={repeat} />}
      onSubmit={(meeting) => {
        if (!values.repeat) return send(meeting);
        const series = repeat.seriesOf(meeting);
        return series && sendSeries(series);
      }}
      onGiveUp={() => {
        forgetStoredOrder(staffId);
        goBack();
      }}
    />
  );
}
