import type { Command } from '../../kernel/commands/run-command';
import { lockRecord } from './lock-record';
import { settledChange } from './settled-change';
import { settleRequests } from './settle-requests';

/**
 * Refuses a request with a reason, and with it the whole meeting: its rooms are free again, and what waits beside it is revoked.
 *
 * @throws ServiceError 403000 for anyone but its auditors, 400405020 once it is settled (APR-04)
 */
export const refuseRequest: Command<{ id: string; refuseReason: string }, void> = async (
  trx,
  caller,
  { id, refuseReason, now },
) => {
  const { companyId, staffId } = caller;
  const record = await lockRecord(trx, caller, { id, action: 'refuse', now });
  const settled = await settleRequests(trx, {
    companyId,
    meetingIds: [record.meeting_id],
    event: { kind: 'refuse', recordId: record.id },
    settledBy: staffId,
    refuseReason,
    now,
  });
  const data = { name: record.room_name ?? record.service_name, reason: refuseReason };
  const change = await settledChange(trx, settled, {
    companyId,
    actor: staffId,
    kind: 'approvalRefused',
    data,
  });
  return { result: undefined, change };
};
