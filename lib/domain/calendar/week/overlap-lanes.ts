import type { DayMinutes } from '@/lib/time/minutes-on-day';

/** The place of a span beside others at the same time: its lane from the left, how many lanes it covers, and how many there are. */
export type Lane = { lane: number; width: number; lanes: number };

const isBeside = (one: DayMinutes, other: DayMinutes) => one.from < other.to && other.from < one.to;

const byBegin = (one: DayMinutes, other: DayMinutes) => one.from - other.from || other.to - one.to;

/** Spans that overlap, each at least one of the others, in order of their beginning. */
function groupsOf<T extends DayMinutes>(spans: readonly T[]): T[][] {
  const groups: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const span of [...spans].sort(byBegin)) {
    const group = span.from < end ? groups.at(-1) : undefined;
    if (group) group.push(span);
    else groups.push([span]);
    end = Math.max(end, span.to);
  }
  return groups;
}

function lanesOfGroup<T extends DayMinutes>(group: readonly T[]): (T & Lane)[] {
  const lanes: T[][] = [];
  const placed = group.map((span) => {
    const free = lanes.findIndex((lane) => (lane.at(-1)?.to ?? 0) <= span.from);
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), span];
    return { span, lane };
  });
  return placed.map(({ span, lane }) => {
    const next = lanes.findIndex(
      (each, index) => index > lane && each.some((other) => isBeside(other, span)),
    );
    return { ...span, lane, lanes: lanes.length, width: (next < 0 ? lanes.length : next) - lane };
  });
}

/**
 * Lays overlapping spans of a day side by side: each in the first lane that is free when it begins, and as wide as what lies
 * right of it allows. Spans that overlap nothing have the whole width.
 *
 * @example
 * overlapLanes([{ from: 600, to: 660 }, { from: 630, to: 690 }]).map(({ lane }) => lane) //=> [0, 1]
 */
export const overlapLanes = <T extends DayMinutes>(spans: readonly T[]): (T & Lane)[] =>
  groupsOf(spans).flatMap(lanesOfGroup);
