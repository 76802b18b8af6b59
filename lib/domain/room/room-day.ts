import { roomsText } from '@/lib/text/zh-cn/rooms';
import type { Day } from '@/lib/time/day';
import { endOfDay, startOfDay } from '@/lib/time/day';
import { instantAtMinutes } from '@/lib/time/instant';
import type { Moment, Window } from '../booking/booking-window';
import { nextSlot, overlaps } from '../booking/booking-window';
import { errorCodes } from '../error-codes';
import type { BookingLimits } from '../limits/limits';
import type { RoomFacts } from './room-facts';
import { earliestStart, isOpenOn, openHoursText } from '../booking/open-hours';
import { shutRoom } from '../booking/room-rules';

/** The one vocabulary of slot states. */
export type SegmentKind = keyof typeof roomsText.segments;

/** What the day needs to know of a booking. */
export type RoomDayOrder = Window & {
  state: 'held' | 'confirmed';
  /** Set when the booking is about to be ended early. */
  ending?: boolean | undefined;
  /** Set when the viewer takes part in it. */
  mine?: string | undefined;
};

/** A stretch of a room's day. Together the segments cover the day from 00:00 to 24:00 without a gap. */
export type Segment<T extends RoomDayOrder = RoomDayOrder> = Window & {
  kind: SegmentKind;
  order?: T;
  /** Which rule shuts it, in words. */
  reason?: string;
};

type Unbooked = Omit<Segment, 'order'>;
type DayFacts = Moment & { room: RoomFacts; day: Day; limits: BookingLimits };
/** Where the state of unbooked time can change, worked out once a day: for each stretch anew it was a tenth of a row. */
type Edges = { opens: number; closes: number; soon: number; earliest: number };
type EdgedFacts = DayFacts & { edges: Edges };

function edgesOf({ room, day, zone, now, limits }: DayFacts): Edges {
  const [from, to] = room.openMinutes;
  return {
    opens: instantAtMinutes(day, from, zone),
    closes: instantAtMinutes(day, to, zone),
    soon: nextSlot(now),
    earliest: earliestStart(room, { now, limits }),
  };
}

const shutKinds: Partial<Record<number, SegmentKind>> = {
  [errorCodes.roomUnavailable]: 'out-of-order',
  [errorCodes.notPermitted]: 'not-permitted',
  [errorCodes.approverMissing]: 'not-permitted',
};

function orderKind(order: RoomDayOrder): SegmentKind {
  if (order.ending) return 'ending';
  if (order.state === 'held') return 'held';
  return order.mine === undefined ? 'booked' : 'mine';
}

/** Why a stretch without bookings is what it is, judged by its beginning. */
function unbooked(beginTime: number, facts: EdgedFacts): Pick<Unbooked, 'kind' | 'reason'> {
  const { room, day, edges } = facts;
  const shut = shutRoom(room);
  if (shut) {
    const kind = room.kind === 'chat-app' ? 'chat-app' : (shutKinds[shut.code] ?? 'closed');
    return { kind, reason: shut.detail ?? shut.reason };
  }
  if (!isOpenOn(room, day) || beginTime < edges.opens || beginTime >= edges.closes) {
    return { kind: 'closed', reason: openHoursText(room, day) };
  }
  if (beginTime < edges.soon) return { kind: 'past', reason: roomsText.pastSlot };
  if (beginTime < edges.earliest) {
    return { kind: 'closed', reason: roomsText.approvalLead(facts.limits.approvalLeadMinutes) };
  }
  return { kind: 'free' };
}

/** Cuts a stretch without bookings wherever its state can change, and joins what turns out alike. */
function unbookedSegments(gap: Window, facts: EdgedFacts): Unbooked[] {
  const cuts = Object.values(facts.edges)
    .filter((edge) => edge > gap.beginTime && edge < gap.endTime)
    .sort((one, other) => one - other);
  const segments: Unbooked[] = [];
  for (const [index, beginTime] of [gap.beginTime, ...cuts].entries()) {
    const endTime = cuts[index] ?? gap.endTime;
    const state = unbooked(beginTime, facts);
    const previous = segments.at(-1);
    if (previous?.kind === state.kind && previous.reason === state.reason) previous.endTime = endTime;
    else segments.push({ beginTime, endTime, ...state });
  }
  return segments;
}

/**
 * One day of one room as a row of segments, for a grid or a list of gaps.
 *
 * @example
 * roomDay({ room, orders, day: '2026-11-18', now, zone, limits }).map((segment) => segment.kind)
 * //=> ['past', 'mine', 'free', 'booked', 'free']
 */
export function roomDay<T extends RoomDayOrder>({
  orders,
  ...dayFacts
}: DayFacts & { orders: readonly T[] }): Segment<T>[] {
  const facts = { ...dayFacts, edges: edgesOf(dayFacts) };
  const whole = { beginTime: startOfDay(facts.day, facts.zone), endTime: endOfDay(facts.day, facts.zone) };
  const sorted = orders
    .filter((order) => overlaps(order, whole))
    .sort((one, other) => one.beginTime - other.beginTime);
  const segments: Segment<T>[] = [];
  let reached = whole.beginTime;
  for (const order of sorted) {
    // A foreign service may send bookings that overlap; the earlier one keeps the shared time.
    const beginTime = Math.max(order.beginTime, reached);
    const endTime = Math.min(order.endTime, whole.endTime);
    if (endTime <= beginTime) continue;
    if (beginTime > reached)
      segments.push(...unbookedSegments({ beginTime: reached, endTime: beginTime }, facts));
    segments.push({ beginTime, endTime, kind: orderKind(order), order });
    reached = endTime;
  }
  if (reached < whole.endTime) {
    segments.push(...unbookedSegments({ beginTime: reached, endTime: whole.endTime }, facts));
  }
  return segments;
}
