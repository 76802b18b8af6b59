import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { limits } from '@/lib/domain/limits/limits';
import { msPerMinute } from '@/lib/time/instant';
import { instant } from '../../db/sql/instant';
import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { writeNotices } from '../../notice/commands/write-notices';
import { meetingFacts } from '../../notice/meeting-facts';
import { assertMay, viewerOf } from '../../meeting/policy';

/**
 * Reminds the members who have not answered, each at most once in 30 minutes (MEET-04).
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 once it is over
 */
export const remindMembers: Command<{ id: string }, { remindedCount: number }> = async (
  trx,
  caller,
  { id, now },
) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('invite', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const reminded = await trx
    .updateTable('meeting_member')
    .where('company_id', '=', caller.companyId)
    .where('meeting_id', '=', id)
    .where('state', '=', inviteStates.toConfirm)
    .where((eb) =>
      eb.or([
        eb('reminded_at', 'is', null),
        eb('reminded_at', '<=', instant(now - limits.remindEveryMinutes * msPerMinute)),
      ]),
    )
    .set({ reminded_at: new Date(now) })
    .returning('staff_id')
    .execute();
  const result = { remindedCount: reminded.length };
  if (reminded.length === 0) return { result, change: noChange };
  const staffIds = reminded.map((row) => row.staff_id);
  await writeNotices(trx, { companyId: caller.companyId, now }, [
    {
      meetingId: id,
      kind: 'unanswered',
      version: Math.floor(now / msPerMinute),
      staffIds,
      facts: { ...meetingFacts(meeting), actorName: caller.realName },
    },
  ]);
  return {
    result,
    change: {
      actor: caller.staffId,
      log: [],
      concerns: [...concern('meeting', [id]), ...concern('staff', staffIds)],
    },
  };
};
