import type { TrackDay } from '@/components/room/slot/track';
import type { Window } from '@/lib/domain/booking/booking-window';
import { minutesPerDay, minutesPerHour } from '@/lib/time/instant';
import { minutesOnDay } from '@/lib/time/minutes-on-day';

/** The hours that a strip always shows. */
const usualHours = { from: 8, to: 20 };
/** A day of more hours has room for every fourth of them only. */
const longDayHours = 14;

/** Minutes of the day, half-open. */
export type Span = { from: number; to: number };

/** Whole hours of a day around everything that the strip has to show. */
export function stripSpan(windows: readonly Window[], trackDay: TrackDay): Span {
  const parts = windows.map((window) => minutesOnDay(window, trackDay));
  const from = Math.min(usualHours.from * minutesPerHour, ...parts.map((part) => part.from));
  const to = Math.max(usualHours.to * minutesPerHour, ...parts.map((part) => part.to));
  return {
    from: Math.floor(from / minutesPerHour) * minutesPerHour,
    to: Math.min(Math.ceil(to / minutesPerHour) * minutesPerHour, minutesPerDay),
  };
}

/** The hours that are written below a strip, in minutes of the day. */
export function stripHours({ from, to }: Span): number[] {
  const step = (to - from > longDayHours * minutesPerHour ? 4 : 2) * minutesPerHour;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}

/** A place on the strip in percent of its width. */
export const shareOf = (minutes: number, { from, to }: Span): number =>
  Number((((minutes - from) / (to - from)) * 100).toFixed(2));
