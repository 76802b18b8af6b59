import type { Day } from '@/lib/time/day';
import { isSameSet } from '../meeting/meeting-fields';
import type { RuleOccurrence } from './expand-series';

/** A choice for one occurrence, instead of the time and the rooms that it has from the rule and the series. */
export type Choice = {
  recursAt: number;
  beginTime?: number | undefined;
  roomIds?: readonly string[] | undefined;
  skip?: boolean | undefined;
};

/** An occurrence that is booked already; `recursAt` and `day` are where the rule had put it. */
export type BookedOccurrence = {
  id: string;
  day: Day;
  recursAt: number;
  beginTime: number;
  endTime: number;
  roomIds: readonly string[];
  changedFields: readonly string[];
  isCancelled: boolean;
};

/**
 * `write`: it is booked, or changed. `skipped`: it is not booked, and cancelled where it was; the rule does not bring it back. `removed`: the
 * rule does not have it any more, so it is cancelled. `unchanged`: it was cancelled before.
 */
export type PlanState = 'write' | 'skipped' | 'removed' | 'unchanged';

export type PlannedRow = {
  recursAt: number;
  beginTime: number;
  endTime: number;
  roomIds: readonly string[];
  state: PlanState;
  booked?: BookedOccurrence | undefined;
  /** The fields in which it differs from the series. */
  changedFields: readonly string[];
  /** Its time or its rooms have to be taken, or to be taken anew. */
  moves: boolean;
};

export type Plan = {
  occurrences: readonly RuleOccurrence[];
  choices: readonly Choice[];
  /** The rooms of the series. */
  roomIds: readonly string[];
  /** Days on which the series has nothing. */
  exdates?: readonly Day[];
  booked?: readonly BookedOccurrence[];
  keepChanged?: boolean;
};

/**
 * Every occurrence of a series as it shall be, in the order of the rule (REP-02, REP-04).
 *
 * @example
 * planOccurrences({ occurrences, choices: [{ recursAt, skip: true }], roomIds }).map((row) => row.state) //=> ['write', 'skipped', 'write']
 */
export function planOccurrences(plan: Plan): PlannedRow[] {
  const { occurrences, booked = [] } = plan;
  const byDay = new Map(booked.map((each) => [each.day, each]));
  const choices = new Map(plan.choices.map((choice) => [choice.recursAt, choice]));
  const days = new Set(occurrences.map(({ day }) => day));
  const planned = occurrences.map((occurrence) =>
    planRow(occurrence, {
      booked: byDay.get(occurrence.day),
      choice: choices.get(occurrence.recursAt),
      plan,
    }),
  );
  const removed = booked
    .filter((each) => !days.has(each.day) && !each.isCancelled)
    .map((each) => asBooked(each, 'removed'));
  return [...planned, ...removed].sort((one, other) => one.recursAt - other.recursAt);
}

const asBooked = (booked: BookedOccurrence, state: PlanState): PlannedRow => ({
  ...{ recursAt: booked.recursAt, beginTime: booked.beginTime, endTime: booked.endTime },
  ...{ roomIds: booked.roomIds, changedFields: booked.changedFields },
  state,
  booked,
  moves: false,
});

type Row = { booked: BookedOccurrence | undefined; choice: Choice | undefined; plan: Plan };

function planRow(occurrence: RuleOccurrence, { booked, choice, plan }: Row): PlannedRow {
  const { day, recursAt, endTime } = occurrence;
  if (booked?.isCancelled) return asBooked(booked, 'unchanged');
  const asRule = { recursAt, beginTime: recursAt, endTime, roomIds: plan.roomIds, changedFields: [] };
  const isExcluded = booked === undefined && plan.exdates?.includes(day) === true;
  if (choice?.skip || isExcluded) return { ...asRule, state: 'skipped', booked, moves: false };

  const own = plan.keepChanged !== false ? (booked?.changedFields ?? []) : [];
  const time = timeOf(occurrence, { booked, choice, isKept: own.includes('time') });
  const ownRooms = own.includes('rooms') ? booked?.roomIds : undefined;
  const roomIds = choice?.roomIds ?? ownRooms ?? plan.roomIds;
  const chosen = [
    ...(choice?.beginTime !== undefined && choice.beginTime !== recursAt ? ['time'] : []),
    ...(choice?.roomIds && !isSameSet(choice.roomIds, plan.roomIds) ? ['rooms'] : []),
  ];
  return {
    recursAt,
    ...time,
    roomIds,
    state: 'write',
    booked,
    changedFields: [...new Set([...own, ...chosen])],
    moves:
      booked?.beginTime !== time.beginTime ||
      booked.endTime !== time.endTime ||
      !isSameSet(booked.roomIds, roomIds),
  };
}

function timeOf(
  { recursAt, endTime }: RuleOccurrence,
  { booked, choice, isKept }: Omit<Row, 'plan'> & { isKept: boolean },
): { beginTime: number; endTime: number } {
  if (choice?.beginTime !== undefined)
    return { beginTime: choice.beginTime, endTime: choice.beginTime + (endTime - recursAt) };
  return isKept && booked
    ? { beginTime: booked.beginTime, endTime: booked.endTime }
    : { beginTime: recursAt, endTime };
}

/**
 * The rows that overlap another one of the same series (R07).
 *
 * @example
 * overlappingRows([monday, tuesdayMovedToMonday]) //=> [monday, tuesdayMovedToMonday]
 */
export function overlappingRows(rows: readonly PlannedRow[]): PlannedRow[] {
  const sorted = rows
    .filter(({ state }) => state === 'write')
    .sort((one, other) => one.beginTime - other.beginTime);
  const overlapping = new Set<PlannedRow>();
  let last: PlannedRow | undefined;
  for (const row of sorted) {
    if (last && row.beginTime < last.endTime) overlapping.add(last).add(row);
    if (!last || row.endTime > last.endTime) last = row;
  }
  return [...overlapping];
}
