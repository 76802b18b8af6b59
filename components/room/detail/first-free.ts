import { limits } from '@/lib/domain/limits';
import type { Moment, Window } from '@/lib/domain/booking-window';
import { roomDay } from '@/lib/domain/room-day';
import { roomFacts } from '@/lib/domain/room-facts';
import { nextFree } from '@/lib/domain/room-gaps';
import { clickedWindow } from '../draft/draft-window';
import type { GridRow } from '../grid/grid-row';

/** The first time on some rows that can be booked, as long as a click would offer it. */
export function firstFree(rows: readonly GridRow[], { now, zone }: Moment): Window | undefined {
  for (const { room, day, orders } of rows) {
    const segments = orders ? roomDay({ room: roomFacts(room), orders, day, now, zone, limits }) : [];
    const free = nextFree(segments, now);
    if (free) return clickedWindow(segments, free.beginTime);
  }
  return undefined;
}
