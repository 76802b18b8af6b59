import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { concern } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { raiseVersion } from '../../meeting/commands/raise-version';
import { formerOf } from '../../meeting/former-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { writeAcknowledged } from './write-acknowledged';

/**
 * Takes the caller out of a coming or running meeting; the organizer's pages follow (MEET-16). Inviting again resets it.
 *
 * @throws ServiceError 403000 for somebody who was not invited, and for the organizer; 400405020 once it is over
 */
export const quitMeeting: Command<{ id: string }, void> = async (trx, caller, { id, now }) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('quit', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  await trx
    .updateTable('meeting_member')
    .where('company_id', '=', caller.companyId)
    .where('meeting_id', '=', id)
    .where('staff_id', '=', caller.staffId)
    .set({ state: inviteStates.withdrawn, left_at: new Date(now), former: JSON.stringify(formerOf(meeting)) })
    .execute();
  await raiseVersion(trx, meeting);
  // The withdrawn state that follows is the caller's own act and asks for no acknowledgement.
  await writeAcknowledged(trx, caller, { meetingId: id, at: new Date(now) });
  return {
    result: undefined,
    change: {
      actor: caller.staffId,
      log: [{ meetingId: id, kind: 'quit' }],
      concerns: [...concern('meeting', [id]), ...concern('staff', [caller.staffId, meeting.creator_id])],
    },
  };
};
