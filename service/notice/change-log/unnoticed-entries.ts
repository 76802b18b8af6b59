import { type Kysely, sql } from 'kysely';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import type { Database } from '../../db/database';

export type Entry = Awaited<ReturnType<typeof readEntries>>[number] & { kind: ChangeKind };

/**
 * The oldest entries of a company's change log whose notices are not written, with their meetings. The entries of one command have one
 * instant and are never apart: the last command is whole, also beyond the limit.
 */
export async function getUnnoticedEntries(
  trx: Kysely<Database>,
  { companyId, limit }: { companyId: string; limit: number },
): Promise<Entry[]> {
  const entries = (await readEntries(trx, companyId, limit)) as Entry[];
  // The database counts ties by the instant alone; within it, ids have the order in which the command wrote them.
  return entries.sort((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1));
}

const readEntries = (trx: Kysely<Database>, companyId: string, limit: number) =>
  trx
    .selectFrom('change_log as entry')
    .innerJoin('meeting', (join) =>
      join.onRef('meeting.company_id', '=', 'entry.company_id').onRef('meeting.id', '=', 'entry.meeting_id'),
    )
    .leftJoin('staff as actor', (join) =>
      join.onRef('actor.company_id', '=', 'entry.company_id').onRef('actor.id', '=', 'entry.actor_id'),
    )
    .where('entry.company_id', '=', companyId)
    // The predicate of the index, which holds nothing else.
    .where('entry.is_noticed', '=', sql.lit(false))
    .orderBy('entry.created_at')
    .fetch(limit, 'with ties')
    .select([
      'entry.id',
      'entry.kind',
      'entry.data',
      'entry.created_at',
      'entry.actor_id',
      'actor.real_name as actor_name',
      'meeting.id as meeting_id',
      'meeting.meeting_no',
      'meeting.subject',
      'meeting.begins_at',
      'meeting.ends_at',
      'meeting.address',
      'meeting.creator_id',
      'meeting.series_id',
      'meeting.version',
      'meeting.approval',
      'meeting.cancelled_at',
      'meeting.ended_at',
      'meeting.early_end_tip_at',
      'meeting.continued_at',
    ])
    .execute();
