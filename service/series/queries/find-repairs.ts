import type { Kysely } from 'kysely';
import type { CheckRefusal } from '@/lib/contract/booking';
import type { OccurrenceRepair } from '@/lib/contract/series';
import { errorCodes } from '@/lib/domain/error-codes';
import { type RepairFacts, repairRoom, repairTime } from '@/lib/domain/series/repair-occurrence';
import type { PlannedRow } from '@/lib/domain/series/plan-occurrences';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { Judgement, Judging } from './judge-rows';
import { occurrenceDraft } from './load-series-draft';
import { getCandidates, getTaken } from './repair-facts';

/** Ways out of the refusals of each row, by two statements whatever the number of rows (REP-02). */
export async function findRepairs(
  db: Kysely<Database>,
  caller: Caller,
  { series, rows, facts, refusals }: Judging & Judgement,
): Promise<Map<PlannedRow, OccurrenceRepair[]>> {
  const refused = [...refusals.keys()].filter(({ moves }) => moves);
  if (refused.length === 0) return new Map();
  const candidates = await getCandidates(db, caller, { series, refused });
  const exceptMeetingIds = rows.flatMap(({ booked }) => booked?.id ?? []);
  const taken = await getTaken(db, caller, { roomIds: [...candidates.keys()], refused, exceptMeetingIds });
  const rooms = [...candidates.values()].map(({ candidate }) => candidate);
  const written = rows.filter(({ state }) => state === 'write');
  return new Map(
    refused.map((row) => {
      const draft = occurrenceDraft(series, row);
      const others = written.filter((other) => other !== row);
      const repairing: RepairFacts = { ...facts, rooms, taken, others };
      const ofRooms = refusedRoomIds(refusals.get(row) ?? []).flatMap((insteadOf) =>
        repairRoom({ draft, insteadOf }, repairing),
      );
      const repairs = [
        ...ofRooms.flatMap(({ roomId, ...repair }) => {
          const room = candidates.get(roomId);
          if (room === undefined) return [];
          const { id, name } = room;
          return [{ ...repair, room: { id, name }, needsApproval: room.needs_approval }];
        }),
        ...repairTime({ draft, recursAt: row.recursAt }, repairing),
      ];
      return [row, repairs];
    }),
  );
}

const refusedRoomIds = (refusals: readonly CheckRefusal[]): string[] => [
  ...new Set(
    refusals.flatMap(({ code, roomId, conflicts = [] }) => [
      ...(roomId === undefined ? [] : [roomId]),
      ...(code === errorCodes.roomConflict ? conflicts.map((conflict) => conflict.roomId) : []),
    ]),
  ),
];
