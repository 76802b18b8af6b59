import type { ApprovalRecord } from '@/lib/contract/approval';
import { overlaps, type Window } from '@/lib/domain/booking/booking-window';
import { dayStripText } from '@/lib/text/zh-cn/approval-centre';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatEndTime, formatRange, formatTime } from '@/lib/time/format';

/** A booking beside the requested one; its subject only where the viewer may see it (S46). */
export type StripOrder = NonNullable<ApprovalRecord['roomOrders']>[number];

type Facts = { room: string; request: Window; others: readonly StripOrder[]; zone: string };

export function orderWords(order: StripOrder, zone: string): string {
  const word = order.state === 'held' ? roomsText.segments.held : roomsText.segments.booked;
  return [`${formatRange(order, zone)} ${word}`, order.subject, order.organizerName]
    .filter(Boolean)
    .join('，');
}

/**
 * The strip in a sentence, for screen readers.
 *
 * @example
 * stripWords({ room: '听涛', request, others, zone })
 * //=> '听涛 11月19日 周四 安排：本次申请 09:00–10:00；10:15–11:15 已占用，产品周会，王芳'
 */
export function stripWords({ room, request, others, zone }: Facts): string {
  const own = `${dayStripText.own} ${formatRange(request, zone)}`;
  const rest = others.length === 0 ? [dayStripText.none] : others.map((order) => orderWords(order, zone));
  const day = formatDay(dayOf(request.beginTime, zone));
  return `${dayStripText.summary(room, day)}：${[own, ...rest].join('；')}`;
}

/** The line below the strip: how many others there are, and the nearest of them. */
export function neighbourWords({ request, others, zone }: Omit<Facts, 'room'>): string {
  if (others.length === 0) return dayStripText.none;
  const before = others.filter((order) => order.endTime <= request.beginTime).at(-1);
  const after = others.find((order) => order.beginTime >= request.endTime);
  return [
    others.some((order) => overlaps(order, request))
      ? dayStripText.clash
      : dayStripText.others(others.length),
    before && dayStripText.before(formatEndTime(before.endTime, zone)),
    after && dayStripText.after(formatTime(after.beginTime, zone)),
  ]
    .filter(Boolean)
    .join('，');
}
