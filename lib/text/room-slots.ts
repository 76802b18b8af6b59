import type { Segment } from '@/lib/domain/room/room-day';
import type { FreeAfter, FreeNext } from '@/lib/domain/room/room-gaps';
import { formatRange, formatTime } from '@/lib/time/format';
import { slotReason } from './booking-refusals';
import { roomGridText } from './zh-cn/room-grid';
import { roomsText } from './zh-cn/rooms';

/** State and reason, without saying the same twice: a reason may name the state, and a missing permission or approver is both. */
function stateText({ kind, refusal }: Segment): string[] {
  const state = roomsText.segments[kind];
  if (!refusal) return [state];
  const reason = slotReason(refusal);
  const isSaid = kind === 'not-permitted' || reason.includes(state);
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
 * //=> '不可预约时段，可预约时段 09:00–18:00，下一个空闲时段 10:15–12:00'
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
      return roomsText.freeFrom(formatTime(next.facts.beginTime, zone));
  }
}

/**
 * Why a day has no free time, by the first rule that shuts some of it.
 *
 * @example
 * noneFreeText(segments) //=> '可预约时段 09:00–18:00'
 */
export function noneFreeText(segments: readonly Segment[]): string {
  const refusal = segments.find((segment) => segment.refusal)?.refusal;
  return refusal ? slotReason(refusal) : roomsText.noneFree;
}
