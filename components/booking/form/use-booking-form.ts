'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDayOrders } from '@/components/room/day/use-day-orders';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { BookedMeeting } from '@/lib/contract/booking';
import type { Room } from '@/lib/contract/room';
import { useApi } from '@/lib/query/context/api-context';
import { roomsToChoose } from '@/lib/query/room';
import { orderCodeText } from '@/lib/text/zh-cn/order-codes';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { conflictRepairs } from '../conflicts/conflict-repairs';
import { overlaps } from '@/lib/domain/booking/booking-window';
import { clashesWith, mergedConflicts, type Conflict } from '../conflicts/conflicts';
import { draftOf, windowOf, type BookingValues } from './booking-values';
import { checkedProblems, knownProblems, refusedProblems, type Problems } from './field-problems';
import { roomChoices } from '../rooms/room-choice';
import { storeOrder } from './stored-order';
import { useBookingCheck } from './use-booking-check';
import { useSendBooking } from './use-send-booking';

type Options = {
  initial: BookingValues;
  /** The query that led to the form. */
  link: string;
  staffId: string;
  zone: string;
  onBooked: (meeting: BookedMeeting) => void;
};

const noRooms: Room[] = [];
const noConflicts: Conflict[] = [];
/** What a refusal speaks of; the agenda, for instance, does not change it. */
const spokenOf = ['day', 'beginMinutes', 'endMinutes', 'roomIds', 'subject'];
const takenProblem = { message: orderCodeText.roomConflict };

/** The state of the booking form: what is typed, what is wrong with it, and which rooms it could have. */
export function useBookingForm({ initial, link, staffId, zone, onBooked }: Options) {
  const api = useApi();
  const now = useServerNow();
  const [values, setValues] = useState(initial);
  const [isTouched, setTouched] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [isBooked, setBooked] = useState(false);
  const { send, reset, isPending, outcome, ...refused } = useSendBooking({
    onBooked: (meeting) => {
      setBooked(true);
      onBooked(meeting);
    },
  });

  const { day, beginMinutes, endMinutes } = values;
  // Not by all values: whoever types a subject changes no time, and no room has to be judged anew.
  const window = useMemo(
    () => windowOf({ day, beginMinutes, endMinutes }, zone),
    [day, beginMinutes, endMinutes, zone],
  );
  const roomPage = useQuery(roomsToChoose(api));
  const rooms = roomPage.data?.list ?? noRooms;
  const pages = useMemo(() => (rooms.length > 0 ? [{ list: rooms }] : []), [rooms]);
  const dayOrders = useDayOrders(pages, { day, zone });
  const { ordersOf } = dayOrders;
  const choices = useMemo(
    () => roomChoices(rooms, ordersOf, { window, now, zone }),
    [rooms, ordersOf, window, now, zone],
  );
  const chosen = useMemo(
    () => values.roomIds.flatMap((id) => rooms.find((room) => room.id === id) ?? []),
    [values.roomIds, rooms],
  );
  const needsReason = chosen.some((room) => room.audit.required);
  // A room that a link or the storage names may be gone: what is not shown is not sent either.
  const roomIds = chosen.map(({ id }) => id);
  const draft = draftOf({ ...values, roomIds }, { zone, needsReason });

  // Once booked the room is taken by this very meeting.
  const seen = isBooked ? noConflicts : clashesWith(window, chosen, ordersOf);
  const conflicts = mergedConflicts(
    refused.conflicts.filter(
      (conflict) => values.roomIds.includes(conflict.roomId) && overlaps(conflict, window),
    ),
    seen,
  );
  const repairs = conflictRepairs({ conflicts, window, chosen, choices, ordersOf, now, zone });

  const known = knownProblems({ window, rooms: chosen, now, zone });
  const refusals = useBookingCheck(draft, { enabled: chosen.length > 0 && Object.keys(known).length === 0 });
  const missing = missingProblems({ ...values, roomIds }, needsReason);
  const problems: Problems = {
    ...checkedProblems(refusals, chosen),
    ...refusedProblems(outcome),
    ...(conflicts.length > 0 && { rooms: takenProblem }),
    // Says the same where it speaks of the same field, and brings the repair along.
    ...known,
    ...(submitted && missing.fields),
  };

  useEffect(() => {
    if (isTouched) storeOrder(values, { staffId, zone, link });
  }, [values, isTouched, staffId, zone, link]);

  const change = useCallback(
    (patch: Partial<BookingValues>) => {
      setValues((last) => ({ ...last, ...patch }));
      setTouched(true);
      if (spokenOf.some((name) => name in patch)) reset();
    },
    [reset],
  );

  /** False when the form itself already knows why not. */
  const submit = () => {
    setSubmitted(true);
    const isSendable = !missing.any && Object.keys(known).length === 0;
    if (isSendable) send(draft);
    return isSendable;
  };

  return {
    values,
    change,
    submit,
    window,
    now,
    choices,
    chosen,
    rooms: roomPage,
    dayOrders,
    needsReason,
    problems,
    reasonError: submitted ? missing.reason : undefined,
    conflicts,
    repairs,
    failure: outcome?.kind === 'toast' ? outcome.message : undefined,
    isPending,
  };
}

/** What the form must hold before it is worth sending. */
function missingProblems({ subject, roomIds, reason }: BookingValues, needsReason: boolean) {
  const fields: Problems = {
    ...(subject.trim() === '' && { subject: { message: bookingText.required.subject } }),
    ...(roomIds.length === 0 && { rooms: { message: bookingText.required.room } }),
  };
  const noReason = needsReason && reason.trim() === '' ? bookingText.required.reason : undefined;
  return { fields, reason: noReason, any: Object.keys(fields).length > 0 || noReason !== undefined };
}
