import type { Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import type { Segment } from '@/lib/domain/room/room-day';
import { segmentAt } from '@/lib/domain/room/room-gaps';
import { slotReason } from '@/lib/text/booking-refusals';
import { draftText } from '@/lib/text/zh-cn/draft';
import { orderCodeText } from '@/lib/text/zh-cn/order-codes';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { formatRange } from '@/lib/time/format';
import { msPerMinute } from '@/lib/time/instant';
import { draggedWindow, movedWindow, resizedWindow, type Edge } from './draft-window';

/** The effect of a pointer on time: it picks a new range, or takes the draft by its middle or by one of its ends. */
export type Gesture =
  | { kind: 'new'; from: number }
  | { kind: 'move'; from: number; window: Window }
  | { kind: Edge; window: Window };

type Facts = { segments: readonly Segment[]; zone: string };
type Outcome = { window: Window | undefined; hint?: string };

function windowOf(segments: readonly Segment[], gesture: Gesture, to: number): Window | undefined {
  switch (gesture.kind) {
    case 'new':
      return draggedWindow(segments, { from: gesture.from, to });
    case 'move': {
      const beginTime = gesture.window.beginTime + to - gesture.from;
      return movedWindow(segments, { window: gesture.window, beginTime });
    }
    default:
      return resizedWindow(segments, { window: gesture.window, edge: gesture.kind, to });
  }
}

/** Why a range stops short of the pointer. */
function hintOf(
  { segments, zone }: Facts,
  { window, to }: { window: Window | undefined; to: number },
): string | undefined {
  const over = segmentAt(segments, to);
  if (over && over.kind !== 'free') {
    return draftText.untilThere(
      formatRange(over, zone),
      over.refusal ? slotReason(over.refusal) : roomsText.segments[over.kind],
    );
  }
  if (!window) return undefined;
  const isShort = to < window.beginTime || window.endTime <= to;
  const isLongest = window.endTime - window.beginTime >= limits.maxMeetingMinutes * msPerMinute;
  return isShort && isLongest ? orderCodeText.meetingTooLong : undefined;
}

/**
 * The range a gesture makes when the pointer is at an instant, and why it is no longer than that.
 *
 * @example
 * follow({ segments, zone }, { kind: 'new', from: at('14:15') }, at('15:40'))
 * //=> { window: 14:15–15:00, hint: '15:00–16:00 已占用' }
 */
export function follow(facts: Facts, gesture: Gesture, to: number): Outcome {
  const window = windowOf(facts.segments, gesture, to);
  const hint = hintOf(facts, { window, to });
  return { window, ...(hint && { hint }) };
}
