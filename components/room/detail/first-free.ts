import { limits } from '@/lib/domain/limits';
import type { Moment, Window } from '@/lib/domain/booking-window';
import { roomDay } from '@/lib/domain/room-day';
import { roomFacts } from '@/lib/domain/room-facts';
import { nextFree } from '@/lib/domain/room-gaps';
import { dayOf } from '@/lib/time/day';
import { instantAtMinutes, minutesPerHour } from '@/lib/time/instant';
import { clickedWindow } from '../draft/draft-window';
import type { GridRow } from '../grid/grid-row';

const startOfBusiness = limits.defaultStartHour * minutesPerHour;

/** The first time on some rows that can be booked, on later days from 09:00 on, as long as a click would offer it. */
export function firstFree(rows: readonly GridRow[], { now, zone }: Moment): Window | undefined {
  for (const { room, day, orders } of rows) {
    const from = day === dayOf(now, zone) ? now : instantAtMinutes(day, startOfBusiness, zone);
    const segments = orders ? roomDay({ room: roomFacts(room), orders, day, now, zone, limits }) : [];
    const free = nextFree(segments, from);
    if (free) return clickedWindow(segments, free.beginTime);
  }
  return undefined;
}
