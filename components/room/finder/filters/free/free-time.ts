import { nextSlot, type Moment, type Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { dayOf, type Day } from '@/lib/time/day';
import { firstInstantAt, minutesOfDay, minutesPerDay } from '@/lib/time/instant';
import type { RoomFilter } from '@/lib/query/room-keys';
import type { FreeTime, RoomsView } from '../../rooms-view';

export type FreeTimeProblem = 'reversed' | 'past';

/** The bookable rest of the time in the address, or why it narrows nothing. */
type Judged = { window?: Window; problem?: FreeTimeProblem };

/** The part of the asked time that can still be booked; a link from a quarter of an hour ago still finds something. */
export function judgeFreeTime({ free, day }: Pick<RoomsView, 'free' | 'day'>, { now, zone }: Moment): Judged {
  if (!free) return {};
  if (free.to <= free.from) return { problem: 'reversed' };
  const beginTime = Math.max(firstInstantAt(day, free.from, zone), nextSlot(now));
  const endTime = firstInstantAt(day, free.to, zone);
  return endTime > beginTime ? { window: { beginTime, endTime } } : { problem: 'past' };
}

/** The quarter hours one may begin at on a day, those that are over left out. */
export function beginsOn(day: Day, { now, zone }: Moment): number[] {
  const next = nextSlot(now);
  if (day < dayOf(next, zone)) return [];
  return quarters(day > dayOf(next, zone) ? 0 : minutesOfDay(next, zone), minutesPerDay - limits.slotMinutes);
}

export const endsAfter = (from: number): number[] => quarters(from + limits.slotMinutes, minutesPerDay);

const quarters = (first: number, last: number) =>
  Array.from(
    { length: Math.max(0, (last - first) / limits.slotMinutes + 1) },
    (_, step) => first + step * limits.slotMinutes,
  );

/** Another beginning takes the end along where it would not come after it. */
export function withFrom(free: FreeTime | undefined, from: number): FreeTime {
  const usual = Math.min(from + limits.defaultBookingMinutes, minutesPerDay);
  return { from, to: free && free.to > from ? free.to : usual };
}

/** The next half an hour that can be booked. */
export function freeNow({ now, zone }: Moment): { day: Day; free: FreeTime } {
  const beginTime = nextSlot(now);
  return { day: dayOf(beginTime, zone), free: withFrom(undefined, minutesOfDay(beginTime, zone)) };
}

/** The filter as the service takes it: what is not narrowed is left out. */
export function filterOf(view: RoomsView, moment: Moment): RoomFilter {
  const { areaIds, keyword, capacity, equipment } = view;
  const { window } = judgeFreeTime(view, moment);
  return {
    ...(areaIds.length > 0 && { areaIds: [...areaIds] }),
    ...(keyword && { keyword }),
    ...(capacity !== undefined && { capacityGe: capacity }),
    ...(equipment.length > 0 && { equipment: [...equipment] }),
    ...(window && { freeFrom: window.beginTime, freeTo: window.endTime }),
  };
}
