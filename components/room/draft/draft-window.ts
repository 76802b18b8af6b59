import { nextSlot, type Window } from '@/lib/domain/booking-window';
import { limits } from '@/lib/domain/limits';
import type { Segment } from '@/lib/domain/room-day';
import { segmentAt } from '@/lib/domain/room-gaps';
import { msPerMinute } from '@/lib/time/instant';

const slotMs = limits.slotMinutes * msPerMinute;
const defaultMs = limits.defaultBookingMinutes * msPerMinute;
const longestMs = limits.maxMeetingMinutes * msPerMinute;

const slotOf = (instant: number) => Math.floor(instant / slotMs) * slotMs;

/** The free stretch an instant lies in, as whole slots. */
function freeAround(segments: readonly Segment[], instant: number): Window | undefined {
  const segment = segmentAt(segments, instant);
  if (segment?.kind !== 'free') return undefined;
  const free = { beginTime: nextSlot(segment.beginTime), endTime: slotOf(segment.endTime) };
  return free.endTime - free.beginTime >= slotMs ? free : undefined;
}

/** What a click on free time offers: the usual length, or what is left before the next booking. */
export function clickedWindow(segments: readonly Segment[], instant: number): Window | undefined {
  const free = freeAround(segments, instant);
  if (!free) return undefined;
  const beginTime = Math.min(Math.max(slotOf(instant), free.beginTime), free.endTime - slotMs);
  return { beginTime, endTime: Math.min(beginTime + defaultMs, free.endTime) };
}

/** What a drag over free time picks: whole slots, within the stretch it began in, no longer than a meeting may be. */
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

/** The time that somebody looks for a room at, as far as a meeting may last; undefined where it is not free. */
export function lookedForWindow(
  segments: readonly Segment[],
  { beginTime, endTime }: Window,
): Window | undefined {
  const window = draggedWindow(segments, { from: beginTime, to: endTime - 1 });
  return window?.beginTime === beginTime ? window : undefined;
}
