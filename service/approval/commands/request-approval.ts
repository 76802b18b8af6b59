import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

type Request = {
  caller: Caller;
  now: Date;
  meetingId: string;
  auditorIds: string[];
  reason: string | undefined;
};

/** Asks the auditors of a held booking (BOOK-06); one record per meeting, whatever the number of rooms. */
export async function requestApproval(
  trx: Kysely<Database>,
  { caller, now, meetingId, auditorIds, reason }: Request,
): Promise<void> {
  const recordId = newId();
  await trx
    .insertInto('audit_record')
    .values({
      company_id: caller.companyId,
      id: recordId,
      meeting_id: meetingId,
      type: 'ROOM',
      status: 'AUDITING',
      applicant_id: caller.staffId,
      reason: reason ?? null,
      created_at: now,
    })
    .execute();
  await trx
    .insertInto('audit_record_auditor')
    .values(
      [...new Set(auditorIds)].map((staffId) => ({
        company_id: caller.companyId,
        record_id: recordId,
        staff_id: staffId,
      })),
    )
    .execute();
}
