import { serviceText } from '@/lib/text/zh-cn/service';
import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { isSameId } from '../../kernel/same-id';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { raiseVersion } from '../../meeting/commands/raise-version';
import { takeOutMembers } from '../../meeting/commands/take-out-members';
import { assertMay, viewerOf } from '../../meeting/policy';

type Removal = {
  id: string;
  staffIds: string[];
  /** A withdrawn invitation and a removed member are one state, and two lines of the history. */
  kind: 'membersRemoved' | 'invitationWithdrawn';
};

/**
 * Takes people out of a meeting. Their rows stay, with the meeting as it was then; whoever is out already stays so.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 once it is over, 400000 for the organizer
 */
export const removeMembers: Command<Removal, void> = async (trx, caller, { id, staffIds, kind, now }) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('withdrawInvite', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  if (staffIds.some((staffId) => isSameId(staffId, meeting.creator_id)))
    throw new ServiceError(httpCodes.invalid, { message: serviceText.organizerStays });

  const removed = await takeOutMembers(trx, caller, { meeting, staffIds, now });
  if (removed.length === 0) return { result: undefined, change: noChange };
  await raiseVersion(trx, meeting);
  const removedIds = removed.map((person) => person.id);
  return {
    result: undefined,
    change: {
      actor: caller.staffId,
      log: [{ meetingId: id, kind, data: { names: removed.map(({ real_name }) => real_name) } }],
      concerns: [...concern('meeting', [id]), ...concern('staff', [caller.staffId, ...removedIds])],
    },
  };
};
