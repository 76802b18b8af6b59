import { type Kysely, sql } from 'kysely';
import type { MeetingContent } from '@/lib/domain/meeting/meeting-fields';
import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

/** An occurrence that is there, as it shall be. */
export type Rewritten = {
  id: string;
  recursAt: number;
  after: MeetingContent;
  changedFields: readonly string[];
  approval: ApprovalStatus | null;
  asksAlone: boolean;
};

/** Array literals of PostgreSQL, because `unnest` would flatten arrays in arrays. */
export const arrayLiteral = (words: readonly string[]) => `{${words.join(',')}}`;

/** Writes many meetings of a series in one statement. Their members carry the start by a foreign key. */
export async function rewriteOccurrences(
  trx: Kysely<Database>,
  { companyId }: Caller,
  rows: readonly Rewritten[],
): Promise<void> {
  if (rows.length === 0) return;
  const column = <T>(of: (row: Rewritten) => T): T[] => rows.map(of);
  await sql`
    update meeting set subject = wanted.subject, begins_at = wanted.begins_at, ends_at = wanted.ends_at,
      address = wanted.address, scope = wanted.scope, meeting_type = wanted.meeting_type,
      notice_labels = wanted.notice_labels::text[], content = wanted.content, recurs_at = wanted.recurs_at,
      changed_fields = wanted.changed_fields::text[], approval = wanted.approval, asks_alone = wanted.asks_alone,
      version = meeting.version + 1
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ after }) => after.subject)}::text[],
      ${column(({ after }) => new Date(after.beginTime))}::timestamptz[],
      ${column(({ after }) => new Date(after.endTime))}::timestamptz[],
      ${column(({ after }) => after.address)}::text[], ${column(({ after }) => after.scope)}::smallint[],
      ${column(({ after }) => after.meetingType)}::smallint[],
      ${column(({ after }) => arrayLiteral(after.noticeLabels))}::text[],
      ${column(({ after }) => after.content)}::text[], ${column(({ recursAt }) => new Date(recursAt))}::timestamptz[],
      ${column(({ changedFields }) => arrayLiteral(changedFields))}::text[],
      ${column(({ approval }) => approval)}::text[], ${column(({ asksAlone }) => asksAlone)}::boolean[])
      as wanted (id, subject, begins_at, ends_at, address, scope, meeting_type, notice_labels, content, recurs_at,
        changed_fields, approval, asks_alone)
    where meeting.company_id = ${companyId} and meeting.id = wanted.id`.execute(trx);
}
