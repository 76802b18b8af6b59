import type { Command } from '../../kernel/commands/run-command';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { settledChange } from './settled-change';
import { settleRequests } from './settle-requests';

/**
 * Revokes the requests of a meeting that wait, and frees its rooms (APR-05).
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 where nothing waits any more (MEET-03)
 */
export const revokeRequests: Command<{ id: string }, void> = async (trx, caller, { id, now }) => {
  const { companyId, staffId } = caller;
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('revoke', meeting, { viewer: viewerOf(staffId, meeting), now });
  const settled = await settleRequests(trx, {
    companyId,
    meetingIds: [meeting.id],
    event: { kind: 'revoke' },
    settledBy: staffId,
    now,
  });
  const change = await settledChange(trx, settled, { companyId, actor: staffId, kind: 'approvalRevoked' });
  return { result: undefined, change };
};
