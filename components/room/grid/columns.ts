import { nextSlot } from '@/lib/domain/booking-window';
import { limits } from '@/lib/domain/limits';
import type { Segment } from '@/lib/domain/room-day';
import { gapsOf, nextFree } from '@/lib/domain/room-gaps';
import type { Day } from '@/lib/time/day';
import { endMinutesOfDay, instantAtMinutes, minutesOfDay, minutesPerHour } from '@/lib/time/instant';
import type { Stretch } from './move-cursor';

type Zoned = { day: Day; zone: string };

const columnOf = (minutes: number) => Math.floor(minutes / limits.slotMinutes);

export const columnAt = (instant: number, zone: string) => columnOf(minutesOfDay(instant, zone));

/** The instant at which a column begins. */
export const instantOf = (column: number, { day, zone }: Zoned) =>
  instantAtMinutes(day, column * limits.slotMinutes, zone);

/** The whole columns one can book. */
export const stretchesOf = (segments: readonly Segment[], zone: string): Stretch[] =>
  gapsOf(segments)
    .map(({ beginTime, endTime }) => ({
      first: columnAt(nextSlot(beginTime), zone),
      last: columnOf(endMinutesOfDay(endTime, zone)) - 1,
    }))
    .filter(({ first, last }) => first <= last);

/** Where the keyboard begins in a row: at the next free time of the working day, so that one key books. */
export function firstColumn(segments: readonly Segment[], now: number, zoned: Zoned): number {
  const startOfWork = columnOf(limits.defaultStartHour * minutesPerHour);
  const next = nextFree(segments, Math.max(now, instantOf(startOfWork, zoned)));
  return next ? columnAt(next.beginTime, zoned.zone) : startOfWork;
}
