import type { Command } from '../../kernel/commands/run-command';
import { lockRecord } from './lock-record';
import { settledChange } from './settled-change';
import { settleRequests } from './settle-requests';

/**
 * Agrees to a request before the start; the last one that a meeting waits for turns its held rooms into bookings (APR-06).
 *
 * @throws ServiceError 403000 for anyone but its auditors, 400405020 once it is settled (APR-04)
 */
export const agreeToRequest: Command<{ id: string }, void> = async (trx, caller, { id, now }) => {
  const { companyId, staffId } = caller;
  const record = await lockRecord(trx, caller, { id, action: 'agree', now });
  const settled = await settleRequests(trx, {
    companyId,
    meetingIds: [record.meeting_id],
    event: { kind: 'agree', recordId: record.id },
    settledBy: staffId,
    now,
  });
  const data = { name: record.room_name ?? record.service_name };
  const change = await settledChange(trx, settled, {
    companyId,
    actor: staffId,
    kind: 'approvalAgreed',
    data,
  });
  return { result: undefined, change };
};
