import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { planParameter } from '../../db/sql/plan-parameter';
import type { Caller } from '../../kernel/caller';
import { stillAudits } from '../../meeting/queries/meeting-conditions';

type Asked = Pick<Caller, 'companyId' | 'staffId'> & { now: Date };

const countUnread = fixedStatement((db, { companyId, staffId, now }: Asked) =>
  db
    .selectFrom('audit_record_auditor as auditor')
    .innerJoin('audit_record as record', (join) =>
      join.onRef('record.company_id', '=', 'auditor.company_id').onRef('record.id', '=', 'auditor.record_id'),
    )
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.company_id', '=', 'record.company_id')
        .onRef('meeting.id', '=', 'record.meeting_id'),
    )
    .where('auditor.company_id', '=', companyId)
    .where('auditor.staff_id', '=', planParameter.id(staffId))
    .where('auditor.read_at', 'is', null)
    .where('auditor.status', '=', sql.lit('AUDITING' as const))
    .where(stillAudits)
    .where('meeting.begins_at', '>', planParameter.instant(now))
    .select(sql<number>`count(*)`.as('count'))
    .compile(),
);

/** Requests that wait for the caller and were not opened yet; one whose meeting has begun waits no longer (APR-05). */
export async function getUnreadApprovalCount(
  db: Kysely<Database>,
  { companyId, staffId }: Caller,
  now: number,
): Promise<number> {
  const [counted] = await countUnread(db, { companyId, staffId, now: new Date(now) });
  return counted?.count ?? 0;
}
