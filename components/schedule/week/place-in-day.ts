import type { CSSProperties } from 'react';
import { percentOfDay } from '@/components/room/slot/track';
import type { Lane } from '@/lib/domain/calendar/week/overlap-lanes';
import type { DayMinutes } from '@/lib/time/minutes-on-day';

/** Where minutes of a day lie in its column. */
export const placeInDay = ({ from, to }: DayMinutes): CSSProperties => ({
  top: percentOfDay(from),
  height: percentOfDay(to - from),
});

/** Where lanes lie across it. */
export const placeOfLane = ({ lane, width, lanes }: Lane): CSSProperties => ({
  left: `${(lane / lanes) * 100}%`,
  width: `${(width / lanes) * 100}%`,
});
