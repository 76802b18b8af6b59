import { type Kysely, sql } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import type { Database } from '../../db/database';
import { msPerMinute } from '@/lib/time/instant';
import type { Concern } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import type { Caller } from '../../kernel/caller';
import { ServiceError } from '../../kernel/errors/service-error';
import { approvalFacts } from '../../notice/approval-facts';
import { writeNotices } from '../../notice/commands/write-notices';
import { meetingFacts } from '../../notice/meeting-facts';
import type { RecordRow } from '../queries/select-records';
import { approversOf } from '../policy';
import { getWorkingAuditorIds } from '../queries/working-auditors';
import { lockRecord } from './lock-record';

/**
 * Reminds the auditors of a request: it is unread to them again. It goes to those of today, also to one who has become an auditor since.
 *
 * @throws ServiceError 403000 for anyone but the applicant, 400405020 once it is settled, 4031000 within 30 minutes of the last
 * reminder, 400405018 when nobody audits the room or service any more
 */
export const remindAuditors: Command<{ id: string }, void> = async (trx, caller, { id, now }) => {
  const record = await lockRecord(trx, caller, { id, action: 'remind', now });
  const auditorIds = approversOf(await getWorkingAuditorIds(trx, caller, record), caller);
  if (auditorIds.length === 0) throw new ServiceError(errorCodes.approverMissing);
  await trx
    .updateTable('audit_record')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', id)
    .set({ reminded_at: new Date(now) })
    .execute();
  await addUnread(trx, caller, { record, auditorIds });
  await writeNotices(trx, { companyId: caller.companyId, now }, [
    {
      meetingId: record.meeting_id,
      kind: 'approvalReminded',
      label: record.id,
      version: Math.floor(now / msPerMinute),
      staffIds: auditorIds,
      facts: {
        ...meetingFacts(record),
        actorName: record.applicant_name,
        approval: approvalFacts(record),
      },
    },
  ]);
  const concerns = [...new Set([caller.staffId, ...auditorIds])].map((staffId): Concern => ({
    kind: 'staff',
    id: staffId,
    staffId,
  }));
  return { result: undefined, change: { actor: caller.staffId, log: [], concerns } };
};

const addUnread = (
  trx: Kysely<Database>,
  { companyId }: Caller,
  { record, auditorIds }: { record: RecordRow; auditorIds: string[] },
) =>
  sql`
    insert into audit_record_auditor (company_id, record_id, staff_id, status, listed_at)
    select record.company_id, record.id, auditor.staff_id, record.status, record.listed_at
    from audit_record as record, unnest(${auditorIds}::uuid[]) as auditor (staff_id)
    where record.company_id = ${companyId} and record.id = ${record.id}
    on conflict (company_id, record_id, staff_id)
      do update set read_at = null, status = excluded.status, listed_at = excluded.listed_at`.execute(trx);
