import type { Room, RoomOrder } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking-window';
import { overlaps } from '@/lib/domain/conflicts';
import { limits } from '@/lib/domain/limits';
import { roomFacts } from '@/lib/domain/room-facts';
import { checkBooking } from '@/lib/domain/rules/check-booking';
import { shutRoom } from '@/lib/domain/rules/room-rules';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import { formatRange } from '@/lib/time/format';

export type RoomChoice = {
  room: Room;
  /** `other-time`: a rule asks for another time, which the form then offers; `taken` and `shut` cannot be chosen. */
  state: 'free' | 'other-time' | 'taken' | 'shut';
  /** The state in words, with the rule or the booking behind it. */
  text: string;
};

type Facts = { window: Window; now: number; zone: string };
type OrdersOf = (roomId: string) => readonly RoomOrder[];

function choiceOf(room: Room, orders: readonly RoomOrder[], { window, now, zone }: Facts): RoomChoice {
  const facts = roomFacts(room);
  const shut = shutRoom(facts);
  if (shut) return { room, state: 'shut', text: shut.detail ?? shut.reason };
  const clash = orders.find((order) => overlaps(order, window));
  if (clash) return { room, state: 'taken', text: bookingFormText.taken(formatRange(clash, zone)) };
  const refusal = checkBooking(
    { ...window, subject: '', rooms: [facts], memberStaffIds: [] },
    { now, zone, limits, sensitiveWords: [], neighbours: [] },
  ).find(({ roomId }) => roomId !== undefined);
  return refusal
    ? { room, state: 'other-time', text: refusal.detail ?? refusal.reason }
    : { room, state: 'free', text: bookingFormText.free };
}

const order = { free: 0, 'other-time': 1, taken: 2, shut: 3 } as const;

/** The rooms to choose from, those that can be had at the time first, otherwise in the company's own order. */
export const roomChoices = (rooms: readonly Room[], ordersOf: OrdersOf, facts: Facts): RoomChoice[] =>
  rooms
    .map((room) => choiceOf(room, ordersOf(room.id), facts))
    .sort((one, other) => order[one.state] - order[other.state]);
