import { type Kysely, type RawBuilder, sql } from 'kysely';
import { answerKinds } from '@/lib/domain/meeting/change-kinds';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { instant } from '../../db/sql/instant';
import type { Caller } from '../../kernel/caller';
import { archiveAfterDays, hasUnreadSummary, isSigned } from '../../meeting/queries/meeting-conditions';
import { asFormer } from '../../meeting/former-meeting';
import { type OwnWindow, ownWindow } from '../../room/queries/orders';
import { nearAttendance } from './near-attendance';
import { roomsOfMeeting } from './rooms-of-meeting';

type OwnMoment = OwnWindow & { now: Date };

const epochMs = (instantOf: RawBuilder<unknown>) => sql`extract(epoch from ${instantOf}) * 1000`;

const isFormerWithin = ({ from, to }: Pick<OwnWindow, 'from' | 'to'>) => sql<boolean>`(
  coalesce((meeting_member.former ->> 'beginTime')::bigint, ${epochMs(sql`meeting.begins_at`)})
    < ${epochMs(sql`${instant(to)}::timestamptz`)}
  and coalesce((meeting_member.former ->> 'endTime')::bigint, ${epochMs(sql`meeting.ends_at`)})
    > ${epochMs(sql`${instant(from)}::timestamptz`)})`;

type Reader = Pick<OwnMoment, 'companyId' | 'staffId' | 'now'>;

/** The meetings that somebody is or was a member of, with the facts of a row of the schedule. */
export const selectOwn = (db: Kysely<Database>, { companyId, staffId, now }: Reader) =>
  db
    .selectFrom('meeting_member')
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.company_id', '=', 'meeting_member.company_id')
        .onRef('meeting.id', '=', 'meeting_member.meeting_id'),
    )
    .innerJoin('staff', (join) =>
      join.onRef('staff.company_id', '=', 'meeting.company_id').onRef('staff.id', '=', 'meeting.creator_id'),
    )
    .where('meeting_member.company_id', '=', companyId)
    .where('meeting_member.staff_id', '=', staffId)
    .leftJoin('meeting_read', (join) =>
      join
        .onRef('meeting_read.company_id', '=', 'meeting_member.company_id')
        .onRef('meeting_read.meeting_id', '=', 'meeting_member.meeting_id')
        .onRef('meeting_read.staff_id', '=', 'meeting_member.staff_id'),
    )
    .innerJoinLateral(roomsOfMeeting.as('place'), (join) => join.onTrue())
    .innerJoinLateral(nearAttendance({ companyId, staffId, now }).as('attendance'), (join) => join.onTrue())
    .where('meeting_member.deleted_at', 'is', null)
    .select([
      'meeting.id',
      'meeting.meeting_no',
      'meeting.subject',
      'meeting.begins_at',
      'meeting.ends_at',
      'meeting.address',
      'meeting.scope',
      'meeting.creator_id',
      'meeting.series_id',
      'meeting.approval',
      'meeting.cancelled_at',
      'meeting.ended_at',
      'meeting_member.state as invite_state',
      'meeting_member.former',
      'meeting_member.agreed_to',
      'meeting_member.reminded_at',
      'meeting_read.read_at',
      'staff.real_name as organizer_name',
      'place.has_rooms',
      'place.requires_sign_in',
      'place.rooms',
      'attendance.member_count',
      'attendance.joined_count',
      'attendance.member_names',
      'attendance.join_url',
      'attendance.has_signed_in',
      'attendance.has_told_late',
    ])
    .select((eb) => [
      // Answers are news to the organizer alone (CAL-06).
      eb
        .selectFrom('change_log')
        .whereRef('change_log.company_id', '=', 'meeting.company_id')
        .whereRef('change_log.meeting_id', '=', 'meeting.id')
        .where('change_log.actor_id', 'is distinct from', staffId)
        .where((or) =>
          or.or([
            or('change_log.kind', 'not in', Object.values(answerKinds)),
            or('meeting.creator_id', '=', staffId),
          ]),
        )
        .select((max) => max.fn.max('change_log.created_at').as('latest'))
        .as('latest_change_at'),
      archiveAfterDays(companyId).as('archive_after_days'),
      hasUnreadSummary.as('has_unread_summary'),
      isSigned.as('is_signed'),
    ]);

/** The caller's meetings that overlap a window: one range of meeting_member's schedule index. */
const selectMine = (db: Kysely<Database>, { after, from, to, ...own }: OwnMoment) =>
  selectOwn(db, own)
    .where('meeting_member.state', '<>', sql.lit(inviteStates.withdrawn))
    .where('meeting_member.begins_at', '>', instant(after))
    .where('meeting_member.begins_at', '<', instant(to))
    .where('meeting.ends_at', '>', instant(from));

/**
 * The meetings that the caller was taken out of, on their days of then and until that is acknowledged. Whatever became of them
 * since decides nothing here (S46).
 */
const selectFormer = (db: Kysely<Database>, { from, to, ...own }: Omit<OwnMoment, 'after'>) =>
  selectOwn(db, own)
    .where('meeting_member.state', '=', sql.lit(inviteStates.withdrawn))
    .where('meeting_member.left_at', 'is', null)
    .where('meeting_read.acknowledged_at', 'is', null)
    .where(isFormerWithin({ from, to }));

/** Both in one statement, each by its own index. */
const readOwn = fixedStatement((db, window: OwnMoment) =>
  selectMine(db, window).unionAll(selectFormer(db, window)).compile(),
);

export type ScheduleRow = Awaited<ReturnType<typeof readOwn>>[number];

/** The caller's meetings that overlap a window, by start (SCH-02, CAL-01); `now` says which of them runs or is next. */
export async function getOwnMeetings(
  db: Kysely<Database>,
  caller: Caller,
  { now, ...window }: Window & { now: number },
): Promise<ScheduleRow[]> {
  const rows = await readOwn(db, { ...ownWindow(caller, window), now: new Date(now) });
  return rows
    .map((row) => (row.invite_state === inviteStates.withdrawn ? withoutNews(row) : row))
    .sort((one, other) => one.begins_at - other.begins_at || (one.id < other.id ? -1 : 1));
}

/** Nothing of what goes on in the meeting without its former member. */
const withoutNews = (row: ScheduleRow): ScheduleRow => ({
  ...asFormer(row),
  latest_change_at: null,
  has_unread_summary: false,
  rooms: [],
  member_count: 0,
  join_url: null,
});
