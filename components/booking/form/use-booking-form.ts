'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDayOrders } from '@/components/room/day/orders/use-day-orders';
import { formFields } from '@/components/ui/form/form-fields';
import { useFormKit } from '@/components/ui/form/use-form-kit';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { BookedMeeting } from '@/lib/contract/booking';
import type { Room } from '@/lib/contract/room';
import { useApi } from '@/lib/query/context/api-context';
import { roomServices, roomsToChoose } from '@/lib/query/room';
import { orderCodeText } from '@/lib/text/zh-cn/order-codes';
import { conflictRepairs } from '../conflicts/conflict-repairs';
import { overlaps } from '@/lib/domain/booking/booking-window';
import { clashesWith, mergedConflicts, type Conflict } from '../conflicts/conflicts';
import { bookingRules, checkedNames, chosenRooms, chosenServices, needsReason } from './booking-rules';
import { draftOf, windowOf, type BookingValues } from './booking-values';
import { checkedProblems, knownProblems, refusedProblems, type Problems } from './field-problems';
import { offeredServices, type RoomServices } from '../approval/meeting-services';
import { roomChoices } from '../rooms/room-choice';
import { storeOrder } from './stored-order';
import { useBookingCheck } from '../sending/use-booking-check';
import { useSendBooking } from '../sending/use-send-booking';

type Options = {
  initial: BookingValues;
  /** The query that led to the form. */
  link: string;
  staffId: string;
  zone: string;
  onBooked: (meeting: BookedMeeting) => void;
};

const noRooms: Room[] = [];
const noServices: RoomServices = [];
const noConflicts: Conflict[] = [];
/** The fields that a refusal is about; the agenda, for instance, does not change it. */
const refusedNames = ['day', 'beginMinutes', 'endMinutes', 'roomIds', 'memberIds', 'serviceIds', 'subject'];
const takenProblem = { message: orderCodeText.roomConflict };

/** The state of the booking form: what is typed, what is wrong with it, and which rooms it could have. */
export function useBookingForm({ initial, link, staffId, zone, onBooked }: Options) {
  const api = useApi();
  const now = useServerNow();
  const roomPage = useQuery(roomsToChoose(api));
  const rooms = roomPage.data?.list ?? noRooms;
  const roomIds = useMemo(() => rooms.map(({ id }) => id), [rooms]);
  const serviceQuery = useQuery(roomServices(api, roomIds));
  const services = serviceQuery.data ?? noServices;
  const rules = useMemo(() => bookingRules(rooms, services), [rooms, services]);
  const form = useFormKit({ initial, rules, isLive: true });
  const { values, isTouched, change: changeForm } = form;
  const [isBooked, setBooked] = useState(false);
  const { send, reset, isPending, outcome, ...refused } = useSendBooking({
    onBooked: (meeting) => {
      setBooked(true);
      onBooked(meeting);
    },
  });

  const { day, beginMinutes, endMinutes } = values;
  // Not by all values: a subject changes no time, and no room has to be judged anew for it.
  const window = useMemo(
    () => windowOf({ day, beginMinutes, endMinutes }, zone),
    [day, beginMinutes, endMinutes, zone],
  );
  const pages = useMemo(() => (rooms.length > 0 ? [{ list: rooms }] : []), [rooms]);
  const dayOrders = useDayOrders(pages, { day, zone });
  const { ordersOf } = dayOrders;
  const choices = useMemo(
    () => roomChoices(rooms, ordersOf, { window, now, zone }),
    [rooms, ordersOf, window, now, zone],
  );
  const chosen = useMemo(() => chosenRooms(rooms, values.roomIds), [rooms, values.roomIds]);
  const ordered = chosenServices(services, values);
  const asksReason = needsReason(chosen, ordered);
  // A hidden field is not sent either.
  const draft = draftOf(
    { ...values, roomIds: chosen.map(({ id }) => id), serviceIds: ordered.map(({ id }) => id) },
    { zone, needsReason: asksReason },
  );

  // Once booked the room is taken by this very meeting.
  const seen = isBooked ? noConflicts : clashesWith(window, chosen, ordersOf);
  const conflicts = mergedConflicts(
    refused.conflicts.filter(
      (conflict) => values.roomIds.includes(conflict.roomId) && overlaps(conflict, window),
    ),
    seen,
  );
  const repairs = conflictRepairs({ conflicts, window, chosen, choices, ordersOf, now, zone });

  const ownProblems = knownProblems({ window, rooms: chosen, now, zone });
  const refusals = useBookingCheck(draft, {
    enabled: chosen.length > 0 && Object.keys(ownProblems).length === 0,
  });
  const problems: Problems = {
    ...checkedProblems(refusals, chosen),
    ...refusedProblems(outcome),
    ...(conflicts.length > 0 && { rooms: takenProblem }),
    // Says the same where it speaks of the same field, and brings the repair along.
    ...ownProblems,
  };

  useEffect(() => {
    if (isTouched) storeOrder(values, { staffId, zone, link });
  }, [values, isTouched, staffId, zone, link]);

  const change = useCallback(
    (patch: Partial<BookingValues>) => {
      changeForm(patch);
      if (refusedNames.some((name) => name in patch)) reset();
    },
    [changeForm, reset],
  );

  /** False when the form itself can say why not. */
  const submit = () => {
    const wrong = form.check(checkedNames);
    const isSendable = wrong === undefined && Object.keys(ownProblems).length === 0;
    if (isSendable) send(draft);
    return isSendable;
  };

  return {
    form,
    values,
    change,
    ...formFields(
      { ...form, change },
      { refusals: { subject: problems.subject?.message, roomIds: problems.rooms?.message } },
    ),
    submit,
    window,
    now,
    choices,
    chosen,
    rooms: roomPage,
    services: { query: serviceQuery, offered: offeredServices(services, values.roomIds) },
    dayOrders,
    asksReason,
    problems,
    conflicts,
    repairs,
    failure: outcome?.kind === 'toast' ? outcome.message : undefined,
    isPending,
  };
}
