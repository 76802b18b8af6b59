import { msPerMinute } from '@/lib/time/instant';
import { nextSlot, type Window } from '../booking/booking-window';
import { limits } from '../limits/limits';
import { takesTime } from './conflicts';

type Mine = { meeting: Window & { _id: string; status: string }; inviteState: number };

const shortestMs = limits.offeredGapMinutes * msPerMinute;

/**
 * The free time that is left before each meeting since the end of those before it, by the meeting's id. Time before the first, time
 * that has passed and short breaks are none.
 *
 * @param records in order of time
 * @example
 * freeGaps([tenToEleven, two], halfPastTen) //=> Map { two's id => { beginTime: eleven, endTime: two } }
 */
export function freeGaps(records: readonly Mine[], now: number): Map<string, Window> {
  const gaps = new Map<string, Window>();
  let busyUntil: number | undefined;
  for (const { meeting, inviteState } of records) {
    if (!takesTime({ status: meeting.status, inviteState })) continue;
    const beginTime = Math.max(nextSlot(busyUntil ?? Infinity), nextSlot(now));
    if (meeting.beginTime - beginTime >= shortestMs)
      gaps.set(meeting._id, { beginTime, endTime: meeting.beginTime });
    busyUntil = Math.max(busyUntil ?? 0, meeting.endTime);
  }
  return gaps;
}
