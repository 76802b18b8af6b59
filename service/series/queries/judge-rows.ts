import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { CheckRefusal } from '@/lib/contract/booking';
import { checkBooking } from '@/lib/domain/booking/check-booking';
import type { BookingFacts, Neighbour } from '@/lib/domain/booking/booking-rule';
import type { Window } from '@/lib/domain/booking/booking-window';
import { errorCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import { overlappingRows, type PlannedRow } from '@/lib/domain/series/plan-occurrences';
import { refusalDetail, refusalText } from '@/lib/text/booking-refusals';
import { seriesRefusalText } from '@/lib/text/series-refusals';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { occurrenceDraft, type SeriesDraft } from './load-series-draft';
import { getBlocking } from './slots';

export type Judging = {
  series: SeriesDraft;
  rows: readonly PlannedRow[];
  now: number;
  sensitiveWords: readonly string[];
  /** Meetings of the plan that were written already. */
  writtenIds?: readonly string[];
};

/** The facts of the rules, and why each row is refused; a row without refusals is not in the map. */
export type Judgement = {
  facts: Omit<BookingFacts, 'neighbours'>;
  neighboursAt(window: Window): Neighbour[];
  refusals: ReadonlyMap<PlannedRow, CheckRefusal[]>;
};

/** Rows that are judged in one turn of the event loop; others have theirs in between. */
const rowsPerTurn = 20;

/**
 * Judges every row of a series by the rules of a booking and by what is booked already, in one statement. The booked occurrences of the
 * plan are no conflicts: each row moves or stays as a part of it.
 */
export async function judgeRows(
  db: Kysely<Database>,
  caller: Caller,
  { series, rows, now, sensitiveWords, writtenIds = [] }: Judging,
): Promise<Judgement> {
  const moving = rows.filter(({ state, moves }) => state === 'write' && moves);
  const { conflicts, neighbours } = await getBlocking(db, caller, {
    slots: moving.flatMap(({ roomIds, beginTime, endTime }, place) =>
      isWindow({ beginTime, endTime })
        ? roomIds.map((roomId) => ({ place, roomId, beginTime, endTime }))
        : [],
    ),
    exceptMeetingIds: [...writtenIds, ...rows.flatMap(({ booked }) => booked?.id ?? [])],
  });
  const facts = { now, zone: caller.timeZone, limits, sensitiveWords };
  const neighboursAt = indexByTime([...neighbours, ...neighboursWithin(series, rows)]);
  const places = new Map(moving.map((row, place) => [row, place]));
  const overlapping = new Set(overlappingRows(rows));
  const refusals = new Map<PlannedRow, CheckRefusal[]>();
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === 0) await setImmediate();
    if (row.state !== 'write') continue;
    const blocking = conflicts.get(places.get(row) ?? -1) ?? [];
    const own = [
      ...ruleRefusals(series, row, { ...facts, neighbours: neighboursAt(row) }),
      ...(blocking.length > 0 ? [{ ...worded(errorCodes.roomConflict), conflicts: blocking }] : []),
      ...(overlapping.has(row) && row.moves ? [overlapRefusal] : []),
    ];
    if (own.length > 0) refusals.set(row, own);
  }
  return { facts, neighboursAt, refusals };
}

/** Finds the bookings that end where a time begins, or begin where it ends. */
function indexByTime(neighbours: readonly Neighbour[]): Judgement['neighboursAt'] {
  const [byBegin, byEnd] = [new Map<number, Neighbour[]>(), new Map<number, Neighbour[]>()];
  const add = (to: Map<number, Neighbour[]>, instant: number, neighbour: Neighbour) => {
    const those = to.get(instant);
    if (those) those.push(neighbour);
    else to.set(instant, [neighbour]);
  };
  for (const neighbour of neighbours) {
    add(byBegin, neighbour.beginTime, neighbour);
    add(byEnd, neighbour.endTime, neighbour);
  }
  return ({ beginTime, endTime }) => [...(byEnd.get(beginTime) ?? []), ...(byBegin.get(endTime) ?? [])];
}

const isWindow = ({ beginTime, endTime }: { beginTime: number; endTime: number }) => beginTime < endTime;

const worded = (code: Parameters<typeof refusalText>[0]['code']) => ({
  code,
  message: refusalText({ code }),
});

const overlapRefusal: CheckRefusal = {
  code: errorCodes.seriesOverlaps,
  message: seriesRefusalText(errorCodes.seriesOverlaps),
};

/** New words alone are judged for themselves, as in an edit of a single meeting. */
function ruleRefusals(series: SeriesDraft, row: PlannedRow, facts: BookingFacts): CheckRefusal[] {
  return checkBooking(occurrenceDraft(series, row), facts)
    .filter(({ code }) => row.moves || code === errorCodes.sensitiveContent)
    .map((refusal) => {
      const { roomId, serviceId } = refusal.facts;
      const detail = refusalDetail(refusal);
      return {
        ...worded(refusal.code),
        ...(roomId !== undefined && { roomId }),
        ...(serviceId !== undefined && { serviceId }),
        ...(detail !== undefined && { detail }),
      };
    });
}

/** Occurrences of one series have the same people, so they are neighbours of each other. */
const neighboursWithin = (series: SeriesDraft, rows: readonly PlannedRow[]): Neighbour[] =>
  rows
    .filter(({ state }) => state === 'write')
    .flatMap(({ beginTime, endTime, roomIds }) =>
      roomIds.map((roomId) => ({
        ...{ roomId, beginTime, endTime },
        memberStaffIds: series.draft.memberStaffIds,
      })),
    );
