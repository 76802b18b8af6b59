import type { Kysely } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { MeetingContent } from '@/lib/domain/meeting/meeting-fields';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { getGuests } from '../guests/get-guests';
import { getRooms } from './rooms';
import type { SelectedMeeting } from './select-meeting';

export type Attendee = Awaited<ReturnType<typeof getAttendees>>[number];

/** The attendees of a meeting without those who were taken out or left; `works` still, and so can be invited. */
const getAttendees = (db: Kysely<Database>, caller: Caller, meetingId: string) =>
  db
    .selectFrom('meeting_member as member')
    .innerJoin('staff', (join) =>
      join.onRef('staff.company_id', '=', 'member.company_id').onRef('staff.id', '=', 'member.staff_id'),
    )
    .where('member.company_id', '=', caller.companyId)
    .where('member.meeting_id', '=', meetingId)
    .where('member.relation', '=', 'attendee')
    .where('member.state', '<>', inviteStates.withdrawn)
    .orderBy('staff.pinyin')
    .select(['staff.id', 'member.state'])
    .select(({ and, eb }) =>
      and([eb('staff.deleted_at', 'is', null), eb('staff.disabled_at', 'is', null)])
        .$castTo<boolean>()
        .as('works'),
    )
    .execute();

/** The present content of a meeting that an update can change. */
export async function getMeetingContent(
  db: Kysely<Database>,
  caller: Caller,
  meeting: SelectedMeeting,
): Promise<{ content: MeetingContent; attendees: Attendee[] }> {
  const attendees = await getAttendees(db, caller, meeting.id);
  const rooms = await getRooms(db, caller, meeting.id);
  const content = {
    subject: meeting.subject,
    beginTime: meeting.begins_at,
    endTime: meeting.ends_at,
    address: meeting.address,
    online: meeting.is_online,
    roomIds: rooms.map((room) => room.room_id),
    memberIds: attendees.map((attendee) => attendee.id),
    guests: await getGuests(db, caller, meeting.id),
    scope: meeting.scope,
    meetingType: meeting.meeting_type,
    noticeLabels: meeting.notice_labels,
    content: meeting.content,
  };
  return { content, attendees };
}
