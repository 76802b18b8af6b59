import { dayOf, weekdayOf } from '@/lib/time/day';
import { firstInstantAt, minutesPerDay } from '@/lib/time/instant';

/** A booking as far as the state of the room follows from it. */
type Booking = { beginTime: number; endTime: number };

type RoomOfDoor<Order extends Booking> = {
  status: 'AVAILABLE' | 'OUT_OF_ORDER';
  openFromMinute: number;
  openToMinute: number;
  /** 0 is Sunday; absent means every day. */
  openWeekdays?: readonly number[] | undefined;
  timeZone: string;
  /** Sorted by start. */
  orders: readonly Order[];
  /** The instant of the reading, whose day the orders are of. */
  now: number;
};

/** The state of a room beside its door. */
export type DoorState<Order extends Booking> = {
  /** `unknown`: the reading is of another day. */
  kind: 'free' | 'busy' | 'closed' | 'out-of-order' | 'unknown';
  current?: Order | undefined;
  next?: Order | undefined;
  /** All that is still to come today. */
  coming: Order[];
  /** The instant up to which a free room stays free, or a busy one is taken; absent for the rest of the day. */
  until?: number | undefined;
};

/**
 * The state that a screen beside a room's door shows at a moment. A reading of some time ago still answers for the rest of its day.
 *
 * @example
 * doorState({ ...room, orders: [{ beginTime: ten, endTime: eleven }] }, halfPastTen).kind //=> 'busy'
 * doorState({ ...room, orders: [{ beginTime: ten, endTime: eleven }] }, nine) //=> { kind: 'free', until: ten, … }
 */
export function doorState<Order extends Booking>(room: RoomOfDoor<Order>, now: number): DoorState<Order> {
  const { timeZone, orders, openFromMinute, openToMinute, openWeekdays } = room;
  const day = dayOf(room.now, timeZone);
  if (dayOf(now, timeZone) !== day) return { kind: 'unknown', coming: [] };

  const current = orders.find(({ beginTime, endTime }) => beginTime <= now && now < endTime);
  const coming = orders.filter(({ beginTime }) => beginTime > now);
  const [next] = coming;
  if (current) return { kind: 'busy', current, next, coming, until: freeAgain(orders, current.endTime) };
  if (room.status === 'OUT_OF_ORDER') return { kind: 'out-of-order', next, coming };

  const isOpenDay = openWeekdays === undefined || openWeekdays.includes(weekdayOf(day));
  const opens = firstInstantAt(day, openFromMinute, timeZone);
  const closes = firstInstantAt(day, openToMinute, timeZone);
  if (!isOpenDay || now < opens || now >= closes) return { kind: 'closed', next, coming };
  const shuts = openToMinute === minutesPerDay ? undefined : closes;
  return { kind: 'free', next, coming, until: next ? Math.min(next.beginTime, closes) : shuts };
}

/** The end of a booking and of those that follow it without a gap. */
const freeAgain = (orders: readonly Booking[], endTime: number): number =>
  orders.reduce((end, order) => (order.beginTime === end ? order.endTime : end), endTime);
