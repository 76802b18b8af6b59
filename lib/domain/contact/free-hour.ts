import type { Window } from '../booking/booking-window';
import { limits } from '../limits/limits';
import { msPerMinute } from '@/lib/time/instant';

const slotMs = limits.slotMinutes * msPerMinute;
const hourMs = 60 * msPerMinute;

export type Availability = {
  /** The end of the present state; undefined where nothing changes before the end of the span. */
  until: number | undefined;
  isFree: boolean;
  /** The first free hour on a quarter; undefined where the span has none left. */
  freeHour: Window | undefined;
};

/**
 * Whether a person is free at an instant, until when, and the next whole hour without a meeting.
 *
 * @param busy Sorted or not; may overlap.
 * @example
 * availability([{ beginTime: at('10:00'), endTime: at('11:00') }], { now: at('10:07'), until: at('24:00') })
 * //=> { isFree: false, until: at('11:00'), freeHour: { beginTime: at('11:00'), endTime: at('12:00') } }
 */
export function availability(
  busy: readonly Window[],
  { now, until }: { now: number; until: number },
): Availability {
  const ahead = merged(busy).filter(({ endTime }) => endTime > now);
  const [next] = ahead;
  const isFree = !next || next.beginTime > now;
  const change = isFree ? next?.beginTime : next.endTime;
  return { isFree, until: change, freeHour: firstFreeHour(ahead, { now, until }) };
}

function firstFreeHour(busy: readonly Window[], { now, until }: { now: number; until: number }) {
  let beginTime = Math.ceil(now / slotMs) * slotMs;
  for (const meeting of busy) {
    if (beginTime + hourMs <= meeting.beginTime) break;
    beginTime = Math.max(beginTime, Math.ceil(meeting.endTime / slotMs) * slotMs);
  }
  return beginTime + hourMs <= until ? { beginTime, endTime: beginTime + hourMs } : undefined;
}

function merged(windows: readonly Window[]): Window[] {
  const result: Window[] = [];
  for (const { beginTime, endTime } of [...windows].sort((one, other) => one.beginTime - other.beginTime)) {
    const last = result.at(-1);
    if (last && beginTime <= last.endTime) last.endTime = Math.max(last.endTime, endTime);
    else result.push({ beginTime, endTime });
  }
  return result;
}
