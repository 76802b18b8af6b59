import { endOfDay, startOfDay, type Day } from '@/lib/time/day';
import { nextSlot, type Moment } from '../../booking/booking-window';
import { errorCodes } from '../../error-codes';
import type { Segment } from '../../room/room-day';

/**
 * A person's day as time to book in: what is over, and all the rest, for meetings may overlap. The form of a room's day, so that the
 * same gestures pick time in both.
 *
 * @example
 * bookableDay('2026-11-18', { now: at('10:07'), zone }).map(({ kind }) => kind) //=> ['past', 'free']
 */
export function bookableDay(day: Day, { now, zone }: Moment): Segment[] {
  const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)];
  const free = Math.min(Math.max(nextSlot(now), start), end);
  const segments: Segment[] = [
    {
      kind: 'past',
      beginTime: start,
      endTime: free,
      refusal: { code: errorCodes.timeInPast, facts: {} },
    },
    { kind: 'free', beginTime: free, endTime: end },
  ];
  return segments.filter(({ beginTime, endTime }) => beginTime < endTime);
}
