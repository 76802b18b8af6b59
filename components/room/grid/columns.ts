import { nextSlot, type Moment } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import type { Segment } from '@/lib/domain/room/room-day';
import { firstOffer, gapsOf } from '@/lib/domain/room/room-gaps';
import type { Day } from '@/lib/time/day';
import { endMinutesOfDay, firstInstantAt, minutesOfDay, minutesPerHour } from '@/lib/time/instant';
import type { Stretch } from './keys/move-cursor';

type Zoned = { day: Day; zone: string };

const columnOf = (minutes: number) => Math.floor(minutes / limits.slotMinutes);

export const columnAt = (instant: number, zone: string) => columnOf(minutesOfDay(instant, zone));

/** The instant at which a column begins. */
export const instantOf = (column: number, { day, zone }: Zoned) =>
  firstInstantAt(day, column * limits.slotMinutes, zone);

/** The whole columns one can book. */
export const stretchesOf = (segments: readonly Segment[], zone: string): Stretch[] =>
  gapsOf(segments)
    .map(({ beginTime, endTime }) => ({
      first: columnAt(nextSlot(beginTime), zone),
      last: columnOf(endMinutesOfDay(endTime, zone)) - 1,
    }))
    .filter(({ first, last }) => first <= last);

/** Where the keyboard begins in a row: at the first time it offers, so that one key books; else where the working day does. */
export function firstColumn(segments: readonly Segment[], facts: Moment & { day: Day }): number {
  const first = firstOffer(segments, facts);
  return first ? columnAt(first.beginTime, facts.zone) : columnOf(limits.defaultStartHour * minutesPerHour);
}
