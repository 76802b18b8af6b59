import type { OrdersOf } from '@/components/room/day/orders/use-day-orders';
import type { Room } from '@/lib/contract/room';
import type { DayOrder } from '@/lib/domain/room/day-order';
import { overlaps, type Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { roomDay } from '@/lib/domain/room/room-day';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { gapsOf } from '@/lib/domain/room/room-gaps';
import { checkBooking } from '@/lib/domain/booking/check-booking';
import { shutRoom } from '@/lib/domain/booking/room-rules';
import { refusalReason } from '@/lib/text/booking-refusals';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { dayOf } from '@/lib/time/day';
import { formatRange } from '@/lib/time/format';

export type RoomChoice = {
  room: Room;
  /** `other-time`: a rule asks for another time, which the form then offers; `taken` and `shut` cannot be chosen. */
  state: 'free' | 'other-time' | 'taken' | 'shut';
  /** The state in words, with the rule or the booking behind it. */
  text: string;
  /** When a taken room could be had on that day, in words. */
  freeText?: string;
};

type Facts = { window: Window; now: number; zone: string };
/** More of them are read on the grid. */
const nearestGaps = 2;

/** The nearest stretches of the day that are as long as the window. */
function freeTextOf(room: Room, orders: readonly DayOrder[], { window, now, zone }: Facts) {
  const day = dayOf(window.beginTime, zone);
  const distance = (gap: Window) =>
    Math.max(gap.beginTime - window.beginTime, window.endTime - gap.endTime, 0);
  const gaps = gapsOf(roomDay({ room: roomFacts(room), orders, day, now, zone, limits }))
    .filter((gap) => gap.endTime - gap.beginTime >= window.endTime - window.beginTime)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, nearestGaps)
    .sort((one, other) => one.beginTime - other.beginTime);
  if (gaps.length === 0) return roomsText.noneFree;
  return bookingFormText.freeRanges(gaps.map((gap) => formatRange(gap, zone)).join('、'));
}

function choiceOf(room: Room, orders: readonly DayOrder[], { window, now, zone }: Facts): RoomChoice {
  const facts = roomFacts(room);
  const shut = shutRoom(facts);
  if (shut) return { room, state: 'shut', text: refusalReason(shut) };
  const clash = orders.find((order) => overlaps(order, window));
  if (clash) {
    const text = bookingFormText.taken(formatRange(clash, zone));
    return { room, state: 'taken', text, freeText: freeTextOf(room, orders, { window, now, zone }) };
  }
  const refusal = checkBooking(
    { ...window, subject: '', rooms: [facts], memberStaffIds: [] },
    { now, zone, limits, sensitiveWords: [], neighbours: [] },
  ).find((each) => each.facts.roomId !== undefined);
  return refusal
    ? { room, state: 'other-time', text: refusalReason(refusal) }
    : { room, state: 'free', text: bookingFormText.free };
}

/** A series may have a room that is taken on its first day: its planner settles that. */
export const choicesOfSeries = (choices: readonly RoomChoice[]): RoomChoice[] =>
  choices.map((choice) => (choice.state === 'taken' ? { ...choice, state: 'other-time' } : choice));

const order = { free: 0, 'other-time': 1, taken: 2, shut: 3 } as const;

/** The rooms to choose from, those that can be had at the time first, otherwise in the order of the list. */
export const roomChoices = (rooms: readonly Room[], ordersOf: OrdersOf, facts: Facts): RoomChoice[] =>
  rooms
    .map((room) => choiceOf(room, ordersOf(room) ?? [], facts))
    .sort((one, other) => order[one.state] - order[other.state]);
