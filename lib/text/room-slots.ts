import type { Window } from '@/lib/domain/booking/booking-window';
import type { Segment } from '@/lib/domain/room/room-day';
import type { FreeAfter, FreeNext } from '@/lib/domain/room/room-gaps';
import { formatRange, formatTime } from '@/lib/time/format';
import { minutesOfDay } from '@/lib/time/instant';
import { slotReason } from './booking-refusals';
import { roomGridText } from './zh-cn/room-grid';
import { roomsText } from './zh-cn/rooms';

/** State and reason, without saying the same twice: a reason may name the state, and opening hours or a missing permission are both. */
function stateText({ kind, refusal }: Segment): string[] {
  const state = roomsText.segments[kind];
  if (!refusal) return [state];
  const reason = slotReason(refusal);
  const isSaid = kind === 'not-permitted' || kind === 'closed' || reason.includes(state);
  return isSaid ? [reason] : [state, reason];
}

function freeAfterText(after: FreeAfter, zone: string): string {
  switch (after.code) {
    case 'next':
      return roomsText.nextFree(formatRange(after.facts, zone));
    case 'no-more':
      return roomGridText.noMoreFree;
    case 'none':
      return roomsText.noneFree;
  }
}

/**
 * A slot in words for focus and hover: its state, the rule that shuts it and the next free time.
 *
 * @example
 * segmentText(segment, freeAfter(segment, segments), zone)
 * //=> '仅 09:00–18:00 可订，最近空闲 10:15–12:00'
 */
export function segmentText(segment: Segment, after: FreeAfter, zone: string): string {
  if (segment.kind === 'free') return `${roomsText.segments.free} ${formatRange(segment, zone)}`;
  return [...stateText(segment), freeAfterText(after, zone)].join('，');
}

/**
 * When a room is free next, as the tag beside its name.
 *
 * @example
 * freeText(freeNext(segments, now), zone) //=> '11:00 起空闲'
 */
export function freeText(next: FreeNext, zone: string): string {
  switch (next.code) {
    case 'none':
      return roomsText.noneFree;
    case 'all-day':
      return roomGridText.freeAllDay;
    case 'now':
      return roomsText.freeNow;
    case 'later':
      return laterText(next.facts, zone);
  }
}

/** A room that is free from midnight on is not waited for: until when says more. */
const laterText = ({ beginTime, endTime }: Window, zone: string) =>
  minutesOfDay(beginTime, zone) === 0
    ? roomsText.freeWithin(formatRange({ beginTime, endTime }, zone))
    : roomsText.freeFrom(formatTime(beginTime, zone));

/**
 * Why a day has no free time, by the first rule that shuts some of it; of today, that none is left.
 *
 * @example
 * noneFreeText(segments, false) //=> '仅 09:00–18:00 可订'
 */
export function noneFreeText(segments: readonly Segment[], isToday: boolean): string {
  if (isToday && segments.some(({ kind }) => kind === 'past')) return roomGridText.noneLeftToday;
  const refusal = segments.find((segment) => segment.refusal)?.refusal;
  return refusal ? slotReason(refusal) : roomsText.noneFree;
}
