import type { Day } from '@/lib/time/day';
import { endOfDay, startOfDay } from '@/lib/time/day';
import type { Refusal } from '../booking/booking-rule';
import type { Moment, Window } from '../booking/booking-window';
import { nextSlot, overlaps } from '../booking/booking-window';
import { earliestStart } from '../booking/open-hours';
import { shutRoom } from '../booking/room-rules';
import { errorCodes } from '../error-codes';
import type { BookingLimits } from '../limits/limits';
import { openMinutesOn, openWindowOn } from './open-minutes';
import type { RoomFacts } from './room-facts';

/** The states of a slot, worded by `roomsText.segments`. */
export type SegmentKind =
  | 'free'
  | 'mine'
  | 'booked'
  | 'held'
  | 'ending'
  | 'closed'
  | 'not-permitted'
  | 'out-of-order'
  | 'chat-app'
  | 'past';

/** The facts of a booking that its room's day depends on. */
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
  /** The refusal that a booking at its beginning meets, where a rule shuts it. */
  refusal?: Refusal;
};

type Unbooked = Omit<Segment, 'order'>;
type DayFacts = Moment & { room: RoomFacts; day: Day; limits: BookingLimits };
/** Where the state of unbooked time can change, worked out once a day: for each stretch anew it was a tenth of a row. */
type Edges = { hours: Window | undefined; soon: number; earliest: number };
type EdgedFacts = DayFacts & { edges: Edges };

function edgesOf({ room, day, zone, now, limits }: DayFacts): Edges {
  return {
    hours: openWindowOn(room, { day, zone }),
    soon: nextSlot(now),
    earliest: earliestStart(room, { now, limits }),
  };
}

function orderKind(order: RoomDayOrder): SegmentKind {
  if (order.ending) return 'ending';
  if (order.state === 'held') return 'held';
  return order.mine === undefined ? 'booked' : 'mine';
}

/** The state of a stretch without bookings and the rule behind it, judged by its beginning. */
function unbooked(beginTime: number, facts: EdgedFacts): Pick<Unbooked, 'kind' | 'refusal'> {
  const { room, day, edges } = facts;
  const { roomId } = room;
  const refusal = shutRoom(room);
  if (refusal) {
    return {
      kind: refusal.code === errorCodes.roomUnavailable ? refusal.facts.cause : 'not-permitted',
      refusal,
    };
  }
  const { hours } = edges;
  if (!hours || beginTime < hours.beginTime || beginTime >= hours.endTime) {
    const openMinutes = openMinutesOn(room, day);
    return { kind: 'closed', refusal: { code: errorCodes.outsideOpenHours, facts: { roomId, openMinutes } } };
  }
  if (beginTime < edges.soon) return { kind: 'past', refusal: { code: errorCodes.timeInPast, facts: {} } };
  if (beginTime < edges.earliest) {
    const leadMinutes = facts.limits.approvalLeadMinutes;
    return { kind: 'closed', refusal: { code: errorCodes.approvalTooLate, facts: { roomId, leadMinutes } } };
  }
  return { kind: 'free' };
}

/** Cuts a stretch without bookings wherever its state can change, and joins what turns out alike. */
function unbookedSegments(gap: Window, facts: EdgedFacts): Unbooked[] {
  const { hours, soon, earliest } = facts.edges;
  const cuts = [...(hours ? [hours.beginTime, hours.endTime] : []), soon, earliest]
    .filter((edge) => edge > gap.beginTime && edge < gap.endTime)
    .sort((one, other) => one - other);
  const segments: Unbooked[] = [];
  for (const [index, beginTime] of [gap.beginTime, ...cuts].entries()) {
    const endTime = cuts[index] ?? gap.endTime;
    const state = unbooked(beginTime, facts);
    const previous = segments.at(-1);
    // Within one day of one room the code decides the facts.
    const isAlike = previous?.kind === state.kind && previous.refusal?.code === state.refusal?.code;
    if (isAlike) previous.endTime = endTime;
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
