import type { Room } from '@/lib/contract/room';
import type { DayOrder } from '@/lib/domain/room/day-order';
import { limits } from '@/lib/domain/limits/limits';
import { roomDay, type Segment } from '@/lib/domain/room/room-day';
import { roomFacts } from '@/lib/domain/room/room-facts';
import type { Day } from '@/lib/time/day';
import type { GridRow } from './grid-row';

export type Segments = readonly Segment<DayOrder>[];
type CacheEntry = { orders: readonly DayOrder[]; segments: Segments };

const none: Segments = [];

/** The segments of any row at one moment, computed on demand and cached as long as its bookings stay the same. */
export function rowSegments(now: number, zone: string): (row: GridRow) => Segments {
  const cache = new WeakMap<Room, Map<Day, CacheEntry>>();
  return ({ room, day, orders }) => {
    if (!orders) return none;
    const days = cache.get(room) ?? new Map<Day, CacheEntry>();
    const last = days.get(day);
    if (last?.orders === orders) return last.segments;
    const segments = roomDay({ room: roomFacts(room), orders, day, now, zone, limits });
    cache.set(room, days.set(day, { orders, segments }));
    return segments;
  };
}
