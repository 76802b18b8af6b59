import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database';
import { instant } from '../db/instant';
import type { Scope } from '../http/authenticate';

/** Requests that wait for the caller and were not opened yet; one whose meeting has begun waits no longer (APR-05). */
export async function getUnreadApprovalCount(
  db: Kysely<Database>,
  scope: Scope,
  now: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('audit_record_auditor as auditor')
    .innerJoin('audit_record as record', (join) =>
      join.onRef('record.company_id', '=', 'auditor.company_id').onRef('record.id', '=', 'auditor.record_id'),
    )
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.company_id', '=', 'record.company_id')
        .onRef('meeting.id', '=', 'record.meeting_id'),
    )
    .where('auditor.company_id', '=', scope.companyId)
    .where('auditor.staff_id', '=', scope.staffId)
    .where('auditor.read_at', 'is', null)
    .where('record.status', '=', 'AUDITING')
    .where('meeting.cancelled_at', 'is', null)
    .where('meeting.begins_at', '>', instant(now))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
