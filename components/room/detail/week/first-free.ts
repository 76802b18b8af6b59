import { limits } from '@/lib/domain/limits/limits';
import type { Moment, Window } from '@/lib/domain/booking/booking-window';
import { roomDay } from '@/lib/domain/room/room-day';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { firstOffer } from '@/lib/domain/room/room-gaps';
import { clickedWindow } from '../../draft/draft-window';
import type { GridRow } from '../../grid/rows/grid-row';

/** The first time on some rows that can be booked, on later days from 09:00 on, as long as a click would offer it. */
export function firstFree(rows: readonly GridRow[], { now, zone }: Moment): Window | undefined {
  for (const { room, day, orders } of rows) {
    const segments = orders ? roomDay({ room: roomFacts(room), orders, day, now, zone, limits }) : [];
    const free = firstOffer(segments, { day, now, zone });
    if (free) return clickedWindow(segments, free.beginTime);
  }
  return undefined;
}
