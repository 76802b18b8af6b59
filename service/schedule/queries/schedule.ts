import { type Kysely, type RawBuilder, sql } from 'kysely';
import { answerKinds } from '@/lib/domain/meeting/change-kinds';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { instant } from '../../db/sql/instant';
import type { Caller } from '../../kernel/caller';
import {
  archiveAfterDays,
  hasRooms,
  hasSummary,
  isSigned,
  requiresSignIn,
} from '../../meeting/queries/meeting-conditions';
import { asFormer } from '../../meeting/former-meeting';
import { type OwnWindow, ownWindow } from '../../room/queries/orders';

const epochMs = (instantOf: RawBuilder<unknown>) => sql`extract(epoch from ${instantOf}) * 1000`;

const isFormerWithin = ({ from, to }: Pick<OwnWindow, 'from' | 'to'>) => sql<boolean>`(
  coalesce((meeting_member.former ->> 'beginTime')::bigint, ${epochMs(sql`meeting.begins_at`)})
    < ${epochMs(sql`${instant(to)}::timestamptz`)}
  and coalesce((meeting_member.former ->> 'endTime')::bigint, ${epochMs(sql`meeting.ends_at`)})
    > ${epochMs(sql`${instant(from)}::timestamptz`)})`;

const selectOwn = (db: Kysely<Database>, { companyId, staffId }: Pick<OwnWindow, 'companyId' | 'staffId'>) =>
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
      'meeting_member.reminded_at',
      'meeting_read.read_at',
      'staff.real_name as organizer_name',
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
      hasSummary.as('has_summary'),
      hasRooms.as('has_rooms'),
      isSigned.as('is_signed'),
      requiresSignIn.as('requires_sign_in'),
    ]);

/** The caller's meetings that overlap a window: one range of meeting_member's schedule index. */
const selectMine = (db: Kysely<Database>, { after, from, to, ...own }: OwnWindow) =>
  selectOwn(db, own)
    .where('meeting_member.state', '<>', sql.lit(inviteStates.withdrawn))
    .where('meeting_member.begins_at', '>', instant(after))
    .where('meeting_member.begins_at', '<', instant(to))
    .where('meeting.ends_at', '>', instant(from));

/**
 * The meetings that the caller was taken out of, on their days of then and until that is acknowledged. Whatever became of them
 * since decides nothing here (S46).
 */
const selectFormer = (db: Kysely<Database>, { from, to, ...own }: Omit<OwnWindow, 'after'>) =>
  selectOwn(db, own)
    .where('meeting_member.state', '=', sql.lit(inviteStates.withdrawn))
    .where('meeting_member.left_at', 'is', null)
    .where('meeting_read.acknowledged_at', 'is', null)
    .where(isFormerWithin({ from, to }));

/** Both in one statement, each by its own index. */
const readOwn = fixedStatement((db, window: OwnWindow) =>
  selectMine(db, window).unionAll(selectFormer(db, window)).compile(),
);

export type ScheduleRow = Awaited<ReturnType<typeof readOwn>>[number];

/** The caller's meetings that overlap a window, by start (SCH-02, CAL-01). */
export async function getOwnMeetings(
  db: Kysely<Database>,
  caller: Caller,
  window: Window,
): Promise<ScheduleRow[]> {
  const rows = await readOwn(db, ownWindow(caller, window));
  return rows
    .map((row) => (row.invite_state === inviteStates.withdrawn ? withoutNews(row) : row))
    .sort((one, other) => one.begins_at - other.begins_at || (one.id < other.id ? -1 : 1));
}

const withoutNews = (row: ScheduleRow): ScheduleRow => ({
  ...asFormer(row),
  latest_change_at: null,
  has_summary: false,
});
