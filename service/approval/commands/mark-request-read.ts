import { type Concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { markPageRead } from '../../notice/commands/mark-notices-read';
import { findRecord } from '../queries/find-record';

/**
 * Records that the caller has read a request and its notices; the badge of the caller and the mark on the applicant's list follow.
 *
 * @throws ServiceError 404000 when the caller's company has no such record, 403000 for anyone but its auditors
 */
export const markRequestRead: Command<{ id: string }, void> = async (trx, caller, { id, now }) => {
  const { companyId, staffId } = caller;
  const record = await findRecord(trx, caller, id);
  if (record === undefined) throw new ServiceError(httpCodes.notFound);
  if (!record.is_auditor) throw new ServiceError(httpCodes.forbidden);
  const { numUpdatedRows } = await trx
    .updateTable('audit_record_auditor')
    .where('company_id', '=', companyId)
    .where('record_id', '=', id)
    .where('staff_id', '=', staffId)
    .where('read_at', 'is', null)
    .set({ read_at: new Date(now) })
    .executeTakeFirst();
  const readers = numUpdatedRows === 0n ? [] : [...new Set([staffId, record.applicant_id])];
  const concerns: Concern[] = [
    ...readers.map((id) => ({ kind: 'staff' as const, id, staffId: id })),
    ...(await markPageRead(trx, caller, { meetingId: record.meeting_id, label: record.id, now })),
  ];
  if (concerns.length === 0) return { result: undefined, change: noChange };
  return { result: undefined, change: { actor: staffId, log: [], concerns } };
};
