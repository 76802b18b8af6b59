import type { Kysely } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { formerOf } from '../former-meeting';
import type { LockedMeeting } from './lock-meeting';

type Removed = { meeting: LockedMeeting; staffIds: string[]; now: number };

/** Takes people out of a meeting, whose rows stay with the meeting as it was then; answers those who were in it. */
export async function takeOutMembers(
  trx: Kysely<Database>,
  caller: Caller,
  { meeting, staffIds, now }: Removed,
): Promise<{ id: string; real_name: string }[]> {
  if (staffIds.length === 0) return [];
  return trx
    .updateTable('meeting_member as member')
    .from('staff')
    .whereRef('staff.company_id', '=', 'member.company_id')
    .whereRef('staff.id', '=', 'member.staff_id')
    .where('member.company_id', '=', caller.companyId)
    .where('member.meeting_id', '=', meeting.id)
    .where('member.staff_id', '=', anyOf(staffIds))
    .where('member.state', '<>', inviteStates.withdrawn)
    .set({
      state: inviteStates.withdrawn,
      removed_by: caller.staffId,
      removed_at: new Date(now),
      former: JSON.stringify(formerOf(meeting)),
    })
    .returning(['staff.id', 'staff.real_name'])
    .execute();
}
