import type { CSSProperties } from 'react';
import type { Window } from '@/lib/domain/booking/booking-window';
import { dayOf, type Day } from '@/lib/time/day';
import { firstInstantAt, minutesOfDay, minutesPerDay } from '@/lib/time/instant';
import { minutesOnDay, type DayMinutes } from '@/lib/time/minutes-on-day';

/** The day a track shows, and the zone whose clock it follows. */
export type TrackDay = { day: Day; zone: string };

/** To a hundredth of a pixel or so: hundreds of blocks say two of these. */
export const percentOfDay = (minutes: number) => `${Number(((minutes / minutesPerDay) * 100).toFixed(3))}%`;

const placeOfMinutes = ({ from, to }: DayMinutes): CSSProperties => ({
  left: percentOfDay(from),
  width: percentOfDay(to - from),
});

/** Where a span lies on the track. */
export const placeOf = (span: Window, trackDay: TrackDay) => placeOfMinutes(minutesOnDay(span, trackDay));

/** The way that time runs on a track: to the right in a row, down in a column. */
export type Axis = 'x' | 'y';

/** Where a pointer is on that way. */
export const alongOf = ({ clientX, clientY }: { clientX: number; clientY: number }, axis: Axis) =>
  axis === 'x' ? clientX : clientY;

/** Begin and length of a track on that way, as a pointer sees it. */
export function extentOf(track: Element, axis: Axis): { start: number; length: number } {
  const { left, top, width, height } = track.getBoundingClientRect();
  return axis === 'x' ? { start: left, length: width } : { start: top, length: height };
}

/** The instant under a pointer. */
export function instantUnder(
  along: number,
  track: Element,
  { day, zone, axis = 'x' }: TrackDay & { axis?: Axis },
): number {
  const { start, length } = extentOf(track, axis);
  const share = Math.min(Math.max((along - start) / length, 0), 1);
  return firstInstantAt(day, Math.min(Math.floor(share * minutesPerDay), minutesPerDay - 1), zone);
}

/** How much of a day is over, as its share of the track. */
export function overOf({ day, zone }: TrackDay, now: number): { over: string; isToday: boolean } {
  const today = dayOf(now, zone);
  const isToday = day === today;
  return { over: percentOfDay(isToday ? minutesOfDay(now, zone) : day < today ? minutesPerDay : 0), isToday };
}
