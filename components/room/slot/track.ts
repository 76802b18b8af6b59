import type { CSSProperties } from 'react';
import type { Window } from '@/lib/domain/booking/booking-window';
import { dayOf, type Day } from '@/lib/time/day';
import { endMinutesOfDay, firstInstantAt, minutesOfDay, minutesPerDay } from '@/lib/time/instant';

/** The day a track shows, and the zone whose clock it follows. */
export type TrackDay = { day: Day; zone: string };

/** To a hundredth of a pixel or so: hundreds of blocks say two of these. */
export const percentOfDay = (minutes: number) => `${Number(((minutes / minutesPerDay) * 100).toFixed(3))}%`;

type Minutes = { from: number; to: number };

/** The part of a span that lies in the day, by wall clock, so that hours keep their place when clocks change. */
export function minutesOf({ beginTime, endTime }: Window, { day, zone }: TrackDay): Minutes {
  return {
    from: dayOf(beginTime, zone) < day ? 0 : minutesOfDay(beginTime, zone),
    to: dayOf(endTime - 1, zone) > day ? minutesPerDay : endMinutesOfDay(endTime, zone),
  };
}

export const placeOfMinutes = ({ from, to }: Minutes): CSSProperties => ({
  left: percentOfDay(from),
  width: percentOfDay(to - from),
});

/** Where a span lies on the track. */
export const placeOf = (span: Window, trackDay: TrackDay) => placeOfMinutes(minutesOf(span, trackDay));

/** The instant under a pointer. */
export function instantUnder(clientX: number, track: Element, { day, zone }: TrackDay): number {
  const { left, width } = track.getBoundingClientRect();
  const share = Math.min(Math.max((clientX - left) / width, 0), 1);
  return firstInstantAt(day, Math.min(Math.floor(share * minutesPerDay), minutesPerDay - 1), zone);
}

/** How much of a day is over, as its share of the track. */
export function overOf({ day, zone }: TrackDay, now: number): { over: string; isToday: boolean } {
  const today = dayOf(now, zone);
  const isToday = day === today;
  return { over: percentOfDay(isToday ? minutesOfDay(now, zone) : day < today ? minutesPerDay : 0), isToday };
}
