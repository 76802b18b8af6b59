import { addDays, dayOf } from '@/lib/time/day';
import { firstInstantAt, minutesOfDay } from '@/lib/time/instant';

/** Minutes of the company's day; `to` may lie on the next one. */
export type QuietHours = { from: number; to: number };

/**
 * When a notice may leave the product: at once, or at the end of the quiet hours that the instant falls in.
 *
 * @example
 * afterQuietHours(at('23:30'), { quietHours: { from: 1320, to: 420 }, zone }) //=> 07:00 of the next day
 */
export function afterQuietHours(
  instant: number,
  { quietHours, zone }: { quietHours?: QuietHours | undefined; zone: string },
): number {
  if (quietHours === undefined) return instant;
  const { from, to } = quietHours;
  const minute = minutesOfDay(instant, zone);
  const isOvernight = from > to;
  const isQuiet = isOvernight ? minute >= from || minute < to : minute >= from && minute < to;
  if (!isQuiet) return instant;
  const today = dayOf(instant, zone);
  return firstInstantAt(isOvernight && minute >= from ? addDays(today, 1) : today, to, zone);
}
