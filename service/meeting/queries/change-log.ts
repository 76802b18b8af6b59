import type { Kysely } from 'kysely';
import { limits } from '@/lib/domain/limits/limits';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

type LogPage = {
  meetingId: string;
  /** Default: 50 entries. */
  limit?: number;
  /** The `nextCursor` of the page before: only older entries come. */
  cursor?: string;
};

export type ChangeLogPage = Awaited<ReturnType<typeof getChangeLog>>;
export type ChangeLogRow = ChangeLogPage['entries'][number];

/** A page of a meeting's change log, newest first; `nextCursor` is null once there is nothing older. */
export async function getChangeLog(
  db: Kysely<Database>,
  caller: Caller,
  { meetingId, limit = limits.changeLogPageSize, cursor }: LogPage,
) {
  const rows = await selectEntries(db, caller, { meetingId, cursor })
    // One row more than the page shows whether another page follows.
    .limit(limit + 1)
    .execute();
  const entries = rows.slice(0, limit);
  return { entries, nextCursor: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

function selectEntries(
  db: Kysely<Database>,
  caller: Caller,
  { meetingId, cursor }: Pick<LogPage, 'meetingId' | 'cursor'>,
) {
  const entries = db
    .selectFrom('change_log as entry')
    .leftJoin('staff', (join) =>
      join.onRef('staff.company_id', '=', 'entry.company_id').onRef('staff.id', '=', 'entry.actor_id'),
    )
    .where('entry.company_id', '=', caller.companyId)
    .where('entry.meeting_id', '=', meetingId)
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .select(['entry.id', 'entry.kind', 'entry.data', 'entry.created_at', 'staff.real_name as actor_name']);
  if (cursor === undefined) return entries;
  return entries.where(({ eb, refTuple, selectFrom }) =>
    eb(
      refTuple('entry.created_at', 'entry.id'),
      '<',
      selectFrom('change_log as last')
        .where('last.company_id', '=', caller.companyId)
        .where('last.meeting_id', '=', meetingId)
        .where('last.id', '=', cursor)
        .select(['last.created_at', 'last.id'])
        .$asTuple('created_at', 'id'),
    ),
  );
}
