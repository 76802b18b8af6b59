import { msPerMinute } from '@/lib/time/instant';
import type { Window } from '../booking/booking-window';

/**
 * The time that a room has to be free for to be free now (ROOM-01): the minute that clocks show, at any second of it.
 *
 * @example
 * thisMinute(Date.parse('2026-11-18T10:07:31+08:00')) //=> 10:07 to 10:08
 */
export function thisMinute(now: number): Window {
  const beginTime = now - (now % msPerMinute);
  return { beginTime, endTime: beginTime + msPerMinute };
}
