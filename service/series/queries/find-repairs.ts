import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { CheckRefusal } from '@/lib/contract/booking';
import type { OccurrenceRepair } from '@/lib/contract/series';
import { errorCodes } from '@/lib/domain/error-codes';
import { seriesLimits } from '@/lib/domain/limits/series-limits';
import { type RepairFacts, repairRoom, repairTime } from '@/lib/domain/series/repair-occurrence';
import type { PlannedRow } from '@/lib/domain/series/plan-occurrences';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { Judgement, Judging } from './judge-rows';
import { occurrenceDraft } from './load-series-draft';
import { getCandidates, getTaken } from './repair-facts';

type Repairing = Judging & Judgement & { repairsFrom?: number | undefined };

/**
 * Ways out of the refusals of refused rows, by two statements whatever their number (REP-02): of so many from an occurrence on, because a
 * series may have hundreds of rows, all of them refused. Those of the others are asked for by a check of their own.
 */
export async function findRepairs(
  db: Kysely<Database>,
  caller: Caller,
  { series, rows, facts, neighboursAt, refusals, repairsFrom = 0 }: Repairing,
): Promise<Map<PlannedRow, OccurrenceRepair[]>> {
  const refused = [...refusals.keys()]
    .filter(({ moves, recursAt }) => moves && recursAt >= repairsFrom)
    .slice(0, seriesLimits.repairedRows);
  if (refused.length === 0) return new Map();
  const candidates = await getCandidates(db, caller, { series, refused });
  const exceptMeetingIds = rows.flatMap(({ booked }) => booked?.id ?? []);
  const taken = await getTaken(db, caller, { roomIds: [...candidates.keys()], refused, exceptMeetingIds });
  const rooms = [...candidates.values()].map(({ candidate }) => candidate);
  const written = rows.filter(({ state }) => state === 'write');
  const repaired = new Map<PlannedRow, OccurrenceRepair[]>();
  for (const row of refused) {
    await setImmediate();
    repaired.set(row, repairsOf(row));
  }
  return repaired;

  function repairsOf(row: PlannedRow): OccurrenceRepair[] {
    const draft = occurrenceDraft(series, row);
    const others = written.filter((other) => other !== row);
    const repairing: RepairFacts = { ...facts, neighboursAt, rooms, taken, others };
    const roomIds = refusedRoomIds(refusals.get(row) ?? []);
    const most = Math.ceil(seriesLimits.proposedRooms / roomIds.length);
    const ofRooms = roomIds.flatMap((insteadOf) => repairRoom({ draft, insteadOf, most }, repairing));
    return [
      ...ofRooms.flatMap(({ roomId, ...repair }) => {
        const room = candidates.get(roomId);
        if (room === undefined) return [];
        const { id, name } = room;
        return [{ ...repair, room: { id, name }, needsApproval: room.needs_approval }];
      }),
      ...repairTime({ draft, recursAt: row.recursAt }, repairing),
    ];
  }
}

const refusedRoomIds = (refusals: readonly CheckRefusal[]): string[] => [
  ...new Set(
    refusals.flatMap(({ code, roomId, conflicts = [] }) => [
      ...(roomId === undefined ? [] : [roomId]),
      ...(code === errorCodes.roomConflict ? conflicts.map((conflict) => conflict.roomId) : []),
    ]),
  ),
];
