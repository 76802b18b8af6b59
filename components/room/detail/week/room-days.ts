import { limits } from '@/lib/domain/limits/limits';
import type { OrdersWindow } from '@/lib/query/room-keys';
import { addDays, endOfDay, isDay, startOfDay, type Day } from '@/lib/time/day';

type Query = { get(name: string): string | null };

/** The first day that a room's page shows; whatever the address says wrongly falls back to today. */
export function firstDayOf(query: Query, today: Day): Day {
  const day = query.get('day');
  return isDay(day) ? day : today;
}

export const roomDayHref = (day: Day) => `?${new URLSearchParams({ day })}`;

/** A week's length of days, whatever weekday it begins on. */
export const daysFrom = (first: Day): Day[] =>
  Array.from({ length: limits.daysPerWeek }, (_, index) => addDays(first, index));

/** The bookings of all days that the page shows, in one reading; server and screen must ask for the same. */
export const daysWindow = (roomId: string, { day, zone }: { day: Day; zone: string }): OrdersWindow => ({
  roomIds: [roomId],
  beginTime: startOfDay(day, zone),
  endTime: endOfDay(addDays(day, limits.daysPerWeek - 1), zone),
});
