import type { Kysely } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { meetingView, viewerOf } from '../../meeting/policy';
import { selectMeeting } from '../../meeting/queries/select-meeting';

export type ParticipantRow = Awaited<ReturnType<typeof getParticipants>>[number];

/** The people of those meetings that the caller may see with their members, the organizer first, then by name. */
export async function getParticipants(db: Kysely<Database>, caller: Caller, meetingIds: string[]) {
  const meetings = await selectMeeting(db, caller)
    .where('meeting.id', '=', anyOf([...new Set(meetingIds)]))
    .execute();
  const visible = meetings.filter((meeting) =>
    ['inside', 'approver', 'open'].includes(meetingView(meeting, viewerOf(caller.staffId, meeting))),
  );
  return db
    .selectFrom('meeting_member as member')
    .innerJoin('staff', (join) =>
      join.onRef('staff.company_id', '=', 'member.company_id').onRef('staff.id', '=', 'member.staff_id'),
    )
    .where('member.company_id', '=', caller.companyId)
    .where('member.meeting_id', '=', anyOf(visible.map((meeting) => meeting.id)))
    .where('member.state', '<>', inviteStates.withdrawn)
    .orderBy('member.meeting_id')
    .orderBy('member.relation', 'desc')
    .orderBy('staff.pinyin')
    .select(['member.meeting_id', 'member.staff_id', 'staff.real_name', 'staff.avatar', 'member.state'])
    .execute();
}
