import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings } from '../../meeting/commands/lock-meeting';

/**
 * Ends the share of a meeting, whatever state the meeting is in; its link leads nowhere from now on. Twice is as once.
 *
 * @throws ServiceError 403000 for anyone but the creator
 */
export const endShare: Command<{ id: string }, void> = async (trx, caller, { id }) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  if (meeting.creator_id !== caller.staffId) throw new ServiceError(httpCodes.forbidden);
  if (meeting.share_id === null) return { result: undefined, change: noChange };
  await trx
    .updateTable('meeting')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', id)
    .set({ share_id: null })
    .execute();
  return {
    result: undefined,
    change: {
      actor: caller.staffId,
      log: [{ meetingId: id, kind: 'shareEnded' }],
      concerns: concern('meeting', [id]),
    },
  };
};
