import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../../db/database';
import type { Scope } from '../../account/authenticate';

type Request = {
  scope: Scope;
  now: Date;
  meetingId: string;
  auditorIds: string[];
  reason: string | undefined;
};

/** Asks the auditors of a held booking (BOOK-06); one record per meeting, whatever the number of rooms. */
export async function requestApproval(
  trx: Kysely<Database>,
  { scope, now, meetingId, auditorIds, reason }: Request,
): Promise<void> {
  const recordId = newId();
  await trx
    .insertInto('audit_record')
    .values({
      company_id: scope.companyId,
      id: recordId,
      meeting_id: meetingId,
      type: 'ROOM',
      status: 'AUDITING',
      applicant_id: scope.staffId,
      reason: reason ?? null,
      created_at: now,
    })
    .execute();
  await trx
    .insertInto('audit_record_auditor')
    .values(
      [...new Set(auditorIds)].map((staffId) => ({
        company_id: scope.companyId,
        record_id: recordId,
        staff_id: staffId,
      })),
    )
    .execute();
}
