import type { DayOrder } from '@/lib/domain/room/day-order';
import type { SegmentKind } from '@/lib/domain/room/room-day';
import { commonText } from '@/lib/text/zh-cn/common';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';

const relationOf = { organizer: roomGridText.organizedByMe, attendee: roomGridText.attendedByMe } as const;

/** The two lines of a block: the subject, then organizer and relation. Without permission to see the meeting both are empty. */
export function orderWords(order: DayOrder, kind: SegmentKind): { subject: string; detail: string } {
  const state = roomsText.segments[kind];
  const relation = order.mine && relationOf[order.mine];
  const organizer = order.mine === 'organizer' ? undefined : order.organizerName;
  const detail = [kind === 'held' && state, organizer, relation].filter(Boolean).join(commonText.separator);
  return {
    subject: order.subject ?? state,
    detail: order.subject === undefined && kind === 'held' ? '' : detail,
  };
}
