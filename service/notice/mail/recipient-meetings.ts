import { type Kysely, type SqlBool, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Database } from '../../db/database';

export type RecipientMeeting = Awaited<ReturnType<typeof getRecipientMeetings>>[number];

type Wanted = {
  companyId: string;
  meetingId: string;
  /** All occurrences of this series instead of the meeting alone. */
  seriesId: string | null;
  staffId: string | null;
  guestEmail: string | null;
};

const outStates = [inviteStates.refused, inviteStates.withdrawn];

/** A meeting, or a series, as it stands now, with whether its recipient is still invited; by start. */
export function getRecipientMeetings(
  db: Kysely<Database>,
  { companyId, meetingId, seriesId, staffId, guestEmail }: Wanted,
) {
  const meetings = db
    .selectFrom('meeting')
    .leftJoin('meeting_member as mine', (join) =>
      join
        .onRef('mine.company_id', '=', 'meeting.company_id')
        .onRef('mine.meeting_id', '=', 'meeting.id')
        .on('mine.staff_id', '=', staffId),
    )
    .leftJoin('meeting_guest as guest', (join) =>
      join
        .onRef('guest.company_id', '=', 'meeting.company_id')
        .onRef('guest.meeting_id', '=', 'meeting.id')
        .on('guest.email', '=', guestEmail),
    )
    .where('meeting.company_id', '=', companyId)
    .select([
      'meeting.id',
      'meeting.meeting_no',
      'meeting.recurs_at',
      'meeting.begins_at',
      'meeting.ends_at',
      'meeting.subject',
      'meeting.address',
      'meeting.version',
      'meeting.approval',
      'mine.state',
    ])
    .select(
      sql<boolean>`coalesce(meeting.cancelled_at is null and coalesce(meeting.approval, 'AUDIT_AGREE') in ('AUDIT_AGREE', 'AUDITING')
        and (guest.email is not null or mine.state not in (${sql.join(outStates.map((state) => sql.lit(state)))})), false)`.as(
        'is_coming',
      ),
    )
    .orderBy('meeting.begins_at')
    .orderBy('meeting.id');
  return seriesId === null
    ? meetings.where('meeting.id', '=', meetingId).execute()
    : meetings.where(sql<SqlBool>`meeting.series_id = ${seriesId}`).execute();
}
