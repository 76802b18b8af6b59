import type { OccurrenceRepair } from '@/lib/contract/series';
import type { OccurrenceInRooms } from '@/lib/query/series';
import { dayOf, type Day } from '@/lib/time/day';
import type { OccurrenceWish, Wishes } from '../rule/repeat-values';

/** A row of the planner: an occurrence as it would be now, and what is known of it. */
export type PlannerRow = Pick<
  OccurrenceInRooms,
  | 'recursAt'
  | 'beginTime'
  | 'endTime'
  | 'rooms'
  | 'refusals'
  | 'repairs'
  | 'isChanged'
  | 'needsApproval'
  | 'holiday'
> & {
  day: Day;
  /** `checking`: the service has not judged this time and these rooms yet. */
  state: OccurrenceInRooms['state'] | 'checking';
  /** Neither skipped nor repaired here. */
  isFixed: boolean;
  /** Its repairs were not looked for yet: they are now, or once those before it are settled. */
  repairsPending: 'now' | 'later' | undefined;
  wish: OccurrenceWish | undefined;
  /** Its rooms without the wish. */
  seriesRoomIds: readonly string[];
  /** Changes of the person. */
  isMoved: boolean;
  hasOtherRooms: boolean;
};

/** Whether the person can skip the occurrence, or take that back. */
export const isOpenToChange = ({ state, isFixed }: Pick<PlannerRow, 'state' | 'isFixed'>): boolean =>
  state !== 'removed' && state !== 'unchanged' && !isFixed;

/** An occurrence without any wish. */
export type Start = Pick<OccurrenceInRooms, 'recursAt' | 'beginTime' | 'endTime' | 'rooms'>;

type ByStart = ReadonlyMap<number, OccurrenceInRooms>;
type Facts = {
  starts: readonly Start[];
  wishes: Wishes;
  basis: string;
  /** The start of an occurrence that takes no wishes: the meeting that becomes a series, which the form itself changes. */
  fixedStart?: number | undefined;
  /** The service's answer without any wish, and the one with all of them. */
  base: ByStart;
  plan: ByStart;
  /** Repairs that did not come at once are on their way. */
  isTrying: boolean;
  roomNames: ReadonlyMap<string, string>;
  zone: string;
};

/** The wish for an occurrence that still has a meaning. */
export function wishFor(
  { recursAt }: Pick<Start, 'recursAt'>,
  { wishes, basis, fixedStart, zone }: Pick<Facts, 'wishes' | 'basis' | 'fixedStart' | 'zone'>,
): OccurrenceWish | undefined {
  if (recursAt === fixedStart) return undefined;
  const wish = wishes[dayOf(recursAt, zone)];
  return wish && (wish.skip || wish.basis === basis) ? wish : undefined;
}

const idsOf = (rooms: readonly { id: string }[]) => rooms.map(({ id }) => id).join();

/** Whether an answer of the service is about this very time and these rooms. */
const isAbout = (answer: OccurrenceInRooms | undefined, row: Start): answer is OccurrenceInRooms =>
  answer !== undefined &&
  answer.state !== 'skipped' &&
  answer.beginTime === row.beginTime &&
  answer.endTime === row.endTime &&
  idsOf(answer.rooms) === idsOf(row.rooms);

const noRepairs: OccurrenceRepair[] = [];

function rowOf(start: Start, facts: Facts): PlannerRow {
  const { base, plan, roomNames, zone } = facts;
  const wish = wishFor(start, facts);
  const { beginTime = start.beginTime, roomIds } = wish?.skip ? {} : (wish ?? {});
  const rooms = roomIds?.map((id) => ({ id, name: roomNames.get(id) ?? '' })) ?? start.rooms;
  const now = {
    recursAt: start.recursAt,
    beginTime,
    endTime: start.endTime - start.beginTime + beginTime,
    rooms,
  };
  const original = base.get(start.recursAt);
  const answer = [plan.get(start.recursAt), original].find((each) => isAbout(each, now));
  const tried = [answer, original].find((each) => each?.state === 'refused' && !each.isUntried);
  const isUntried = answer?.isUntried === true && tried === undefined;
  const isSkipped = wish?.skip === true;
  // Without any wish only days are skipped that the series leaves out already, and these stay out.
  const isLeftOut = original?.state === 'skipped';
  const isFixed = start.recursAt === facts.fixedStart || isLeftOut;
  return {
    ...now,
    day: dayOf(start.recursAt, zone),
    state: isSkipped || isLeftOut ? 'skipped' : (answer?.state ?? 'checking'),
    isFixed,
    refusals: isSkipped ? [] : (answer?.refusals ?? []),
    repairs: (isFixed ? undefined : tried?.repairs) ?? noRepairs,
    repairsPending: isUntried ? (facts.isTrying ? 'now' : 'later') : undefined,
    isChanged: original?.isChanged ?? false,
    // The day counts, whatever the time and the rooms.
    holiday: dayOf(beginTime, zone) === dayOf(start.beginTime, zone) ? original?.holiday : answer?.holiday,
    needsApproval: !isSkipped && (answer?.needsApproval ?? false),
    wish,
    seriesRoomIds: start.rooms.map(({ id }) => id),
    isMoved: beginTime !== start.beginTime,
    hasOtherRooms: idsOf(rooms) !== idsOf(start.rooms),
  };
}

/** All rows: wishes show at once, their states as soon as the service has judged them. */
export const plannerRows = (facts: Facts): PlannerRow[] => facts.starts.map((start) => rowOf(start, facts));
