import type { Kysely } from 'kysely';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import type { Database } from '../../db/database';

export type Entry = Awaited<ReturnType<typeof readEntries>>[number] & { kind: ChangeKind };

/**
 * The oldest entries of a company's change log whose notices are not written, with their meetings. The entries of one command have one
 * instant and stay together, as far as they are not more than the limit.
 */
export async function getUnnoticedEntries(
  trx: Kysely<Database>,
  { companyId, limit }: { companyId: string; limit: number },
): Promise<Entry[]> {
  const entries = (await readEntries(trx, companyId, limit)) as Entry[];
  const last = entries.at(-1);
  if (entries.length < limit || last === undefined) return entries;
  const whole = entries.filter((entry) => entry.created_at < last.created_at);
  return whole.length > 0 ? whole : entries;
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
    .where('entry.is_noticed', '=', false)
    .orderBy('entry.created_at')
    .orderBy('entry.id')
    .limit(limit)
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
