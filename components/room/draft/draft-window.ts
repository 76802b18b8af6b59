import { nextSlot, type Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import type { Segment } from '@/lib/domain/room/room-day';
import { segmentAt } from '@/lib/domain/room/room-gaps';
import { msPerMinute } from '@/lib/time/instant';

const slotMs = limits.slotMinutes * msPerMinute;
const defaultMs = limits.defaultBookingMinutes * msPerMinute;
const longestMs = limits.maxMeetingMinutes * msPerMinute;

const slotOf = (instant: number) => Math.floor(instant / slotMs) * slotMs;
const nearestSlot = (instant: number) => Math.round(instant / slotMs) * slotMs;
const between = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(Math.max(value, least), most);
const wholeSlots = ({ beginTime, endTime }: Window): Window => ({
  beginTime: nextSlot(beginTime),
  endTime: slotOf(endTime),
});

/** The free stretch an instant lies in, as whole slots. */
export function freeAround(segments: readonly Segment[], instant: number): Window | undefined {
  const segment = segmentAt(segments, instant);
  if (segment?.kind !== 'free') return undefined;
  const free = wholeSlots(segment);
  return free.endTime - free.beginTime >= slotMs ? free : undefined;
}

/** The range that a click on free time offers: the usual length, or the rest before the next booking. */
export function clickedWindow(segments: readonly Segment[], instant: number): Window | undefined {
  const free = freeAround(segments, instant);
  if (!free) return undefined;
  const beginTime = between(slotOf(instant), { least: free.beginTime, most: free.endTime - slotMs });
  return { beginTime, endTime: Math.min(beginTime + defaultMs, free.endTime) };
}

/** The range that a drag over free time picks: whole slots, within the stretch it began in, no longer than a meeting may be. */
export function draggedWindow(
  segments: readonly Segment[],
  { from, to }: { from: number; to: number },
): Window | undefined {
  const free = freeAround(segments, from);
  if (!free) return undefined;
  const first = Math.max(slotOf(Math.min(from, to)), free.beginTime);
  const last = Math.min(slotOf(Math.max(from, to)) + slotMs, free.endTime);
  const backwards = to < from;
  return {
    beginTime: backwards ? Math.max(first, last - longestMs) : first,
    endTime: backwards ? last : Math.min(last, first + longestMs),
  };
}

/** The time that a room is wanted for, as far as a meeting may last; undefined where it is not free. */
export function lookedForWindow(
  segments: readonly Segment[],
  { beginTime, endTime }: Window,
): Window | undefined {
  const window = draggedWindow(segments, { from: beginTime, to: endTime - 1 });
  return window?.beginTime === beginTime ? window : undefined;
}

/** The same length elsewhere: in the free stretch its middle is over, if it fits there. */
export function movedWindow(
  segments: readonly Segment[],
  { window, beginTime }: { window: Window; beginTime: number },
): Window | undefined {
  const ms = window.endTime - window.beginTime;
  const free = freeAround(segments, beginTime + ms / 2);
  if (!free || free.endTime - free.beginTime < ms) return undefined;
  const begin = between(nearestSlot(beginTime), { least: free.beginTime, most: free.endTime - ms });
  return { beginTime: begin, endTime: begin + ms };
}

export type Edge = 'begin' | 'end';

/** One end elsewhere, the other where it is. */
export function resizedWindow(
  segments: readonly Segment[],
  { window, edge, to }: { window: Window; edge: Edge; to: number },
): Window | undefined {
  const { beginTime, endTime } = window;
  const free = freeAround(segments, edge === 'begin' ? endTime - 1 : beginTime);
  if (!free) return undefined;
  return edge === 'begin'
    ? {
        beginTime: between(nearestSlot(to), {
          least: Math.max(free.beginTime, endTime - longestMs),
          most: endTime - slotMs,
        }),
        endTime,
      }
    : {
        beginTime,
        endTime: between(nearestSlot(to), {
          least: beginTime + slotMs,
          most: Math.min(free.endTime, beginTime + longestMs),
        }),
      };
}
