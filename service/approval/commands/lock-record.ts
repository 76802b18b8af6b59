import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMayAct, type RecordAction } from '../policy';
import { findRecord } from '../queries/find-record';
import type { RecordRow } from '../queries/select-records';

type Action = { id: string; action: RecordAction; now: number };

/**
 * A record whose meeting is locked, with the facts that the policy judges by as these are under the lock.
 *
 * @throws ServiceError 404000 when the caller's company has no such record, 403000 where the action is other people's, 400405020 when
 * the record's state forbids it, also because somebody else has settled it meanwhile (APR-04)
 */
export async function lockRecord(
  trx: Kysely<Database>,
  caller: Caller,
  { id, action, now }: Action,
): Promise<RecordRow> {
  const meetingId = await findMeetingId(trx, caller, id);
  await lockMeetings(trx, caller, { id: meetingId, wholeSeries: false });
  const record = await findRecord(trx, caller, id);
  if (record === undefined) throw new ServiceError(httpCodes.notFound);
  assertMayAct(action, record, { staffId: caller.staffId, now });
  return record;
}

/** @throws ServiceError 404000 when the caller's company has no such record */
async function findMeetingId(trx: Kysely<Database>, caller: Caller, id: string): Promise<string> {
  const record = await trx
    .selectFrom('audit_record')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', id)
    .select('meeting_id')
    .executeTakeFirst();
  if (record === undefined) throw new ServiceError(httpCodes.notFound);
  return record.meeting_id;
}
