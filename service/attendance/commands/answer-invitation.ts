import type { Kysely } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import { answerKinds } from '@/lib/domain/meeting/change-kinds';
import { type InviteAnswer, canAnswer } from '@/lib/domain/meeting/invite-state';
import { meetingState } from '@/lib/domain/meeting/meeting-state';
import { effectiveTypes } from '@/lib/domain/meeting/meeting-values';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { ServiceError, httpCodes } from '../../kernel/errors';
import type { Caller } from '../../kernel/caller';
import { meetingFacts } from '../../meeting/policy';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { tell } from '../../kernel/tell';

type Answer = {
  caller: Caller;
  now: number;
  id: string;
  state: InviteAnswer;
  reason: string | undefined;
  effectiveType: number;
};

/**
 * Records the caller's answer to an invitation; `effectiveType` 2 for every occurrence that still takes one (INV-05).
 *
 * @throws ServiceError 403000 for somebody who was not invited, 400405020 when no answer is taken any more (INV-03)
 */
export async function answerInvitation(
  trx: Kysely<Database>,
  { caller, now, id, state, reason, effectiveType }: Answer,
): Promise<void> {
  const meetings = await lockMeetings(trx, caller, { id, wholeSeries: effectiveType === effectiveTypes.all });
  const mine = await trx
    .selectFrom('meeting_member')
    .where('company_id', '=', caller.companyId)
    .where('staff_id', '=', caller.staffId)
    .where('meeting_id', '=', anyOf(meetings.map((meeting) => meeting.id)))
    .where('relation', '=', 'attendee')
    .select(['meeting_id', 'state'])
    .execute();
  const inviteStateOf = new Map(mine.map((member) => [member.meeting_id, member.state]));
  if (!inviteStateOf.has(id)) throw new ServiceError(httpCodes.forbidden);

  const ids = meetings
    .filter((meeting) => {
      const inviteState = inviteStateOf.get(meeting.id);
      const { status } = meetingState(meetingFacts(meeting), now);
      return inviteState !== undefined && canAnswer(inviteState, status);
    })
    .map((meeting) => meeting.id);
  if (!ids.includes(id)) throw new ServiceError(errorCodes.stateForbids);

  await trx
    .updateTable('meeting_member')
    .where('company_id', '=', caller.companyId)
    .where('staff_id', '=', caller.staffId)
    .where('meeting_id', '=', anyOf(ids))
    .set({ state, reason: reason ?? null })
    .execute();
  const staffIds = [...new Set([caller.staffId, ...meetings.map((meeting) => meeting.creator_id)])];
  const change = { kind: answerKinds[state], meetingIds: ids, roomIds: [], staffIds };
  await tell(trx, { caller, now: new Date(now), ...change });
}
