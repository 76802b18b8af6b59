import type { GridRow } from '@/components/room/grid/rows/grid-row';
import type { Moment, Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { roomDay } from '@/lib/domain/room/room-day';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { segmentAt } from '@/lib/domain/room/room-gaps';

/** A click keeps the length that the form has, as far as the room is free; the grid alone would offer the usual one. */
export function withLength(
  window: Window,
  length: number,
  { row, now, zone }: Moment & { row: GridRow },
): Window {
  const { room, day, orders = [] } = row;
  const segments = roomDay({ room: roomFacts(room), orders, day, now, zone, limits });
  const free = segmentAt(segments, window.beginTime);
  return { ...window, endTime: Math.min(window.beginTime + length, free?.endTime ?? window.endTime) };
}
