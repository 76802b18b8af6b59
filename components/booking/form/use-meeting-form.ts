'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useDayOrders } from '@/components/room/day/orders/use-day-orders';
import { useOthersOrders } from '@/components/room/day/orders/use-others-orders';
import { formFields } from '@/components/ui/form/form-fields';
import { useFormKit } from '@/components/ui/form/use-form-kit';
import { useServerNow } from '@/components/ui/page/server-clock';
import { overlaps } from '@/lib/domain/booking/booking-window';
import { useApi } from '@/lib/query/context/api-context';
import { type HeldSlot, useHoldSlots } from '@/lib/query/hold';
import type { Repair } from '@/lib/contract/repair';
import type { Room } from '@/lib/contract/room';
import { roomServices } from '@/lib/query/room';
import { orderCodeText } from '@/lib/text/zh-cn/order-codes';
import { offeredServices, type RoomServices } from '../approval/meeting-services';
import { conflictRepairs } from '../conflicts/conflict-repairs';
import { serviceRepairs } from '../conflicts/service-repairs';
import { clashesWith, mergedConflicts, type Conflict } from '../conflicts/conflicts';
import { listedRooms } from '../rooms/listed-rooms';
import { choicesOfSeries, roomChoices } from '../rooms/room-choice';
import { useRoomPool } from '../rooms/use-room-pool';
import { useRoomSearch } from '../rooms/use-room-search';
import type { Sending } from '../sending/sending';
import { useBookingCheck } from '../sending/use-booking-check';
import { bookingRules, checkedNames, chosenRooms, chosenServices, needsReason } from './booking-rules';
import { bookedRoomIds, draftOf, windowOf, type BookingValues } from './booking-values';
import {
  checkedProblems,
  knownProblems,
  refusedProblems,
  withProblems,
  type Problems,
} from './field-problems';

type Options = {
  initial: BookingValues;
  zone: string;
  sending: Sending;
  /** The meeting that is being changed; `initial` are its values, or a draft of their change. */
  edited?: EditedMeeting | undefined;
};

export type EditedMeeting = { id: string; meetingNo: string; before: BookingValues };

export type MeetingFormState = ReturnType<typeof useMeetingForm>;

type Slot = Pick<BookingValues, 'day' | 'beginMinutes' | 'endMinutes' | 'venue' | 'roomIds'>;

const noServices: RoomServices = [];
const noRooms: Room[] = [];
const noIds: string[] = [];
const noConflicts: Conflict[] = [];
const noSlots: HeldSlot[] = [];
/** The fields that decide which rooms are read, and how. */
const slotNames: readonly string[] = ['day', 'beginMinutes', 'endMinutes', 'venue', 'roomIds'];
/** The fields that a refusal is about; the agenda, for instance, does not change it. */
const refusedNames = [...slotNames, 'memberIds', 'serviceIds', 'subject', 'place'];

const slotOf = (values: Partial<BookingValues>): Partial<Slot> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => slotNames.includes(name)));

/** To another time or other rooms. */
const isMoved = (before: BookingValues, { day, beginMinutes, endMinutes, ...place }: BookingValues) =>
  day !== before.day ||
  beginMinutes !== before.beginMinutes ||
  endMinutes !== before.endMinutes ||
  bookedRoomIds(place).join() !== bookedRoomIds(before).join();

/** The state of a meeting's form: what is typed, what is wrong with it, and which rooms it could have. */
export function useMeetingForm({ initial, zone, sending, edited }: Options) {
  const api = useApi();
  const now = useServerNow();
  const { outcome, reset } = sending;
  // Times and rooms once more beside the form's own: its rules depend on the rooms, which are read by these.
  const [slot, setSlot] = useState<Slot>(initial);
  const { day, beginMinutes, endMinutes } = slot;
  const roomIds = bookedRoomIds(slot);
  const window = useMemo(
    () => windowOf({ day, beginMinutes, endMinutes }, zone),
    [day, beginMinutes, endMinutes, zone],
  );
  const search = useRoomSearch(window);
  const pool = useRoomPool(roomIds, { ...search.question, exceptMeetingId: edited?.id });
  const { rooms, goneIds } = pool;
  const serviceQuery = useQuery({
    ...roomServices(api, edited ? noIds : roomIds),
    placeholderData: keepPreviousData,
  });
  // A change orders no services and gives no reason: it requests no approval (EDIT-03).
  const services = edited ? noServices : (serviceQuery.data ?? noServices);
  const rulesRooms = edited ? noRooms : rooms;
  const rules = useMemo(
    () => bookingRules({ rooms: rulesRooms, goneIds, services }),
    [rulesRooms, goneIds, services],
  );
  const form = useFormKit({ initial, rules, isLive: true });
  const { values, change: changeForm } = form;

  const dayOrders = useDayOrders(pool.pages, { day, zone });
  const ordersOf = useOthersOrders(dayOrders.ordersOf, edited?.meetingNo);
  const repeats = Boolean(values.repeat);
  const choices = useMemo(() => {
    const ofDay = roomChoices(rooms, ordersOf, { window, now, zone });
    return repeats ? choicesOfSeries(ofDay) : ofDay;
  }, [rooms, ordersOf, window, now, zone, repeats]);
  const { text, isFreeOnly } = search;
  const { results } = pool;
  const listed = useMemo(
    () => listedRooms(choices, { text, isFreeOnly, results }),
    [choices, text, isFreeOnly, results],
  );
  const chosen = useMemo(() => chosenRooms(rooms, roomIds), [rooms, roomIds]);
  const { isNarrowing } = search;
  const dayRooms = useMemo(
    () => (isNarrowing ? [...new Set([...chosen, ...listed.map(({ room }) => room)])] : rooms),
    [isNarrowing, chosen, listed, rooms],
  );
  const ordered = chosenServices(services, values);
  const asksReason = !edited && needsReason(chosen, ordered);
  // A hidden field is not sent either; a room whose reading failed is, and the service judges it.
  const draft = draftOf(
    {
      ...values,
      roomIds: roomIds.filter((id) => !goneIds.includes(id)),
      serviceIds: ordered.map(({ id }) => id),
    },
    { zone, needsReason: asksReason },
  );

  // Once booked the room is taken by this very meeting.
  const seen = sending.isDone || repeats ? noConflicts : clashesWith(window, chosen, ordersOf);
  const conflicts = mergedConflicts(
    (repeats ? noConflicts : sending.conflicts).filter(
      (conflict) => roomIds.includes(conflict.roomId) && overlaps(conflict, window),
    ),
    seen,
  );
  // A time that stays was judged when it was booked, and may be under way.
  const isMove = !edited || isMoved(edited.before, values);
  const ownProblems = isMove ? knownProblems({ window, rooms: chosen, now, zone }) : {};
  const isCheckable = chosen.length > 0 && Object.keys(ownProblems).length === 0;
  const isHolding = isMove && isCheckable && !repeats && !sending.isDone && conflicts.length === 0;
  useHoldSlots(isHolding ? chosen.map(({ id }) => ({ roomId: id, ...window })) : noSlots);
  const refusals = useBookingCheck(draft, {
    enabled: !repeats && (chosen.length > 0 || values.venue === 'place'),
    meetingId: edited?.id,
  });
  const asButtons = (repairs: readonly Repair[]) =>
    serviceRepairs(repairs, { window, roomIds, services: ordered, zone });
  const isClash = conflicts.length > 0;
  const problems = [
    refusedProblems(outcome),
    isClash
      ? {
          rooms: {
            message: orderCodeText.roomConflict,
            repairs: conflictRepairs({ conflicts, window, chosen, choices, ordersOf, now, zone }),
          },
        }
      : {},
    ownProblems,
  ].reduce<Problems>(withProblems, checkedProblems(refusals, chosen, asButtons));

  const change = useCallback(
    (patch: Partial<BookingValues>) => {
      changeForm(patch);
      setSlot((before) => ({ ...before, ...slotOf(patch) }));
      if (refusedNames.some((name) => name in patch)) reset();
    },
    [changeForm, reset],
  );

  /** The body to send; undefined when the form itself can say why not. */
  const checkedDraft = () => {
    const wrong = form.check(checkedNames);
    return wrong === undefined && Object.keys(ownProblems).length === 0 ? draft : undefined;
  };

  return {
    form,
    values,
    change,
    ...formFields(
      { ...form, change },
      { refusals: { subject: problems.subject?.message, roomIds: problems.rooms?.message } },
    ),
    draft,
    checkedDraft,
    /** Whether nothing here speaks against it, so that the service is worth a call. */
    isCheckable,
    window,
    now,
    choices: listed,
    chosen,
    /** The rooms of the day's grid: all, or those that the search leaves. */
    dayRooms,
    pool,
    search,
    services: { query: serviceQuery, offered: offeredServices(services, roomIds) },
    dayOrders: { ...dayOrders, ordersOf },
    asksReason,
    problems,
    conflicts,
    /** The last refusal of the service. */
    outcome,
    failure: outcome?.kind === 'toast' ? outcome.message : undefined,
    isPending: sending.isPending,
    editedMeetingNo: edited?.meetingNo,
  };
}
