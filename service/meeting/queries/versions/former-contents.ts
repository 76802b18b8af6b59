import { type Kysely, sql } from 'kysely';
import type { FormerContent, MeetingField } from '@/lib/domain/meeting/meeting-fields';
import type { Database } from '../../../db/database';
import type { Caller } from '../../../kernel/caller';

/** The data of a change log entry that describe the version that the change replaced. */
export type VersionData = { version: number; fields: MeetingField[]; former: FormerContent };

const entriesPerPage = 50;

/** The changes that replaced a version of a meeting, the newest first; with `from` those that replaced it or a later one. */
export async function getFormerContents(
  db: Kysely<Database>,
  caller: Pick<Caller, 'companyId'>,
  { meetingId, from }: { meetingId: string; from?: number },
) {
  const version = sql<number>`(entry.data ->> 'version')::int`;
  const entries = db
    .selectFrom('change_log as entry')
    .leftJoin('staff', (join) =>
      join.onRef('staff.company_id', '=', 'entry.company_id').onRef('staff.id', '=', 'entry.actor_id'),
    )
    .where('entry.company_id', '=', caller.companyId)
    .where('entry.meeting_id', '=', meetingId)
    .where(sql<boolean>`entry.data ? 'former'`)
    .orderBy(version, 'desc')
    .select(['entry.data', 'entry.created_at', 'staff.real_name as actor_name']);
  const rows = await (
    from === undefined ? entries.limit(entriesPerPage) : entries.where(version, '>=', from)
  ).execute();
  return rows.map((row) => ({ ...row, data: row.data as unknown as VersionData }));
}
