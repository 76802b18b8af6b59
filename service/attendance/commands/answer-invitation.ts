import { answerKinds } from '@/lib/domain/meeting/change-kinds';
import type { InviteAnswer } from '@/lib/domain/meeting/invite-state';
import { effectiveTypes } from '@/lib/domain/meeting/meeting-values';
import { anyOf } from '../../db/sql/any-of';
import { concern } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { assertMay, meetingPermissions, viewerOf } from '../../meeting/policy';
import { type LockedMeeting, lockMeetings } from '../../meeting/commands/lock-meeting';

type Answer = {
  id: string;
  state: InviteAnswer;
  reason?: string | undefined;
  effectiveType: number;
};

/**
 * Records the caller's answer to an invitation; `effectiveType` 2 for every occurrence that still takes one (INV-05).
 *
 * @throws ServiceError 403000 for somebody who was not invited, 400405020 when no answer is taken any more (INV-03)
 */
export const answerInvitation: Command<Answer, void> = async (trx, caller, input) => {
  const { id, state, reason, effectiveType, now } = input;
  const meetings = await lockMeetings(trx, caller, { id, wholeSeries: effectiveType === effectiveTypes.all });
  const [meeting] = meetings;
  const viewing = (each: LockedMeeting) => ({ viewer: viewerOf(caller.staffId, each), now });
  assertMay('answer', meeting, viewing(meeting));

  const ids = meetings
    .filter((each) => meetingPermissions(each, viewing(each)).answer)
    .map((each) => each.id);
  await trx
    .updateTable('meeting_member')
    .where('company_id', '=', caller.companyId)
    .where('staff_id', '=', caller.staffId)
    .where('meeting_id', '=', anyOf(ids))
    .set({ state, reason: reason ?? null, agreed_to: null })
    .execute();
  const organizerIds = meetings.map((meeting) => meeting.creator_id);
  return {
    result: undefined,
    change: {
      actor: caller.staffId,
      log: ids.map((meetingId) => ({ meetingId, kind: answerKinds[state] })),
      concerns: [...concern('meeting', ids), ...concern('staff', [caller.staffId, ...organizerIds])],
    },
  };
};
