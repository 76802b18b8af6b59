import type { Room } from '@/lib/contract/room';
import { checkBooking } from '@/lib/domain/booking/check-booking';
import { overlaps, type Moment, type Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import type { DayOrder } from '@/lib/domain/room/day-order';
import { roomFacts, type RoomFacts } from '@/lib/domain/room/room-facts';
import { refusalReason } from '@/lib/text/booking-refusals';
import { moveText } from '@/lib/text/zh-cn/move';
import { formatRange } from '@/lib/time/format';
import { endMinutesOfDay, instantAtMinutes, minutesOfDay, minutesPerDay } from '@/lib/time/instant';
import type { GridRow } from '../grid/rows/grid-row';

/** A booking that one may move: one's own meeting's, ahead and with nobody's approval to wait for. */
export type MovableOrder = DayOrder & { meetingNo: string };

type RoomName = Pick<Room, 'id' | 'name'>;

/** A booking, and the slot that it is to have instead; for a meeting without a room its place is the name. */
export type BookingMove = {
  order: Window & { meetingNo: string; subject?: string | undefined };
  room: RoomName;
  target: { room: RoomName; window: Window };
};

export type MoveKind = 'move' | 'begin' | 'end';

/** Whether the grid lets a booking be moved; the service judges again (EDIT-04). */
export const isMovable = (order: DayOrder | undefined, now: number): order is MovableOrder =>
  order?.mine === 'organizer' &&
  order.state === 'confirmed' &&
  order.meetingNo !== undefined &&
  order.beginTime > now;

const slot = limits.slotMinutes;
const nearest = (minutes: number) => Math.round(minutes / slot) * slot;
const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

type Step = {
  kind: MoveKind;
  /** In minutes. */
  by: number;
  zone: string;
};

/**
 * The slot of a booking moved by some minutes on the day of a row, by quarter hours and within that day.
 *
 * @example
 * movedBy(tenToEleven, row, { kind: 'end', by: 20, zone }) //=> 10:00–11:15
 */
export function movedBy(window: Window, { day }: Pick<GridRow, 'day'>, { kind, by, zone }: Step): Window {
  const begin = minutesOfDay(window.beginTime, zone);
  const end = endMinutesOfDay(window.endTime, zone);
  const longest = Math.max(limits.maxMeetingMinutes, end - begin);
  const [from, to] =
    kind === 'begin'
      ? [between(nearest(begin + by), Math.max(0, end - longest), end - slot), end]
      : kind === 'end'
        ? [begin, between(nearest(end + by), begin + slot, Math.min(minutesPerDay, begin + longest))]
        : shifted(begin, end, by);
  return { beginTime: instantAtMinutes(day, from, zone), endTime: instantAtMinutes(day, to, zone) };
}

function shifted(begin: number, end: number, by: number): [number, number] {
  const length = end - begin;
  const from = between(nearest(begin + by), 0, minutesPerDay - length);
  return [from, from + length];
}

/** Why a booking cannot have a slot, as far as the grid can say. */
export function moveRefusal(
  order: MovableOrder,
  { window, row: { room, orders = [] } }: { window: Window; row: GridRow },
  { now, zone }: Moment,
): string | undefined {
  const taken = orders.find((each) => each.meetingNo !== order.meetingNo && overlaps(each, window));
  if (taken) return moveText.taken(formatRange(taken, zone));
  return slotRefusal(window, [roomFacts(room)], { now, zone });
}

/** Why nothing can take place at a time in these rooms. */
export function slotRefusal(
  window: Window,
  rooms: readonly RoomFacts[],
  { now, zone }: Moment,
): string | undefined {
  const [refusal] = checkBooking(
    { ...window, subject: '', rooms, memberStaffIds: [] },
    { now, zone, limits, sensitiveWords: [], neighbours: [] },
  );
  return refusal && refusalReason(refusal);
}

export const isSameSlot = ({ order, room, target }: BookingMove): boolean =>
  room.id === target.room.id &&
  order.beginTime === target.window.beginTime &&
  order.endTime === target.window.endTime;

/** The new slot as a mark on the grid. */
export const pickOfMove = ({ target }: BookingMove, zone: string) => ({
  roomId: target.room.id,
  window: target.window,
  text: formatRange(target.window, zone),
});
