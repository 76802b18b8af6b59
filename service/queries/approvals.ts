import { type Expression, type Kysely, sql } from 'kysely';
import type { Database } from '../db/database';
import { fixedStatement } from '../db/fixed-statement';
import { unseen } from '../db/unseen';
import type { Scope } from '../http/authenticate';

type Approver = { companyId: Expression<string | null>; staffId: Expression<string | null>; now: Date };

/** SQL: how many requests wait for somebody and were not opened yet; one whose meeting has begun waits no longer (APR-05). */
export const unreadApprovals = ({ companyId, staffId, now }: Approver) => sql<number>`(
  select count(*) from audit_record_auditor auditor
  join audit_record record on record.company_id = auditor.company_id and record.id = auditor.record_id
  join meeting on meeting.company_id = record.company_id and meeting.id = record.meeting_id
  where auditor.company_id = ${companyId} and auditor.staff_id = ${staffId} and auditor.read_at is null
    and record.status = 'AUDITING' and meeting.cancelled_at is null and meeting.begins_at > ${unseen.instant(now)})`;

type Asked = Pick<Scope, 'companyId' | 'staffId'> & { now: Date };

const countUnread = fixedStatement((db, { companyId, staffId, now }: Asked) =>
  db
    .selectNoFrom(
      unreadApprovals({ companyId: unseen.id(companyId), staffId: unseen.id(staffId), now }).as('count'),
    )
    .compile(),
);

/** What waits for the caller. */
export async function getUnreadApprovalCount(
  db: Kysely<Database>,
  { companyId, staffId }: Scope,
  now: number,
): Promise<number> {
  const [counted] = await countUnread(db, { companyId, staffId, now: new Date(now) });
  return counted?.count ?? 0;
}
