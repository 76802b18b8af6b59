import type { Window } from '@/lib/domain/booking/booking-window';
import { endMinutesOfDay, minutesOfDay, minutesPerHour } from '@/lib/time/instant';

/** Where nothing is booked outside them. */
const usual = { from: 8, to: 20 };

/**
 * The hours that paper shows: the working day, and whatever is booked outside it.
 *
 * @example
 * printHours([{ beginTime: at('07:30'), endTime: at('08:00') }], zone) //=> { from: 7, to: 20 }
 */
export function printHours(bookings: readonly Window[], zone: string): { from: number; to: number } {
  const firsts = bookings.map(({ beginTime }) => Math.floor(minutesOfDay(beginTime, zone) / minutesPerHour));
  const lasts = bookings.map(({ endTime }) => Math.ceil(endMinutesOfDay(endTime, zone) / minutesPerHour));
  return { from: Math.min(usual.from, ...firsts), to: Math.max(usual.to, ...lasts) };
}
