import type { Kysely } from 'kysely';
import { answerKinds } from '@/lib/domain/meeting/change-kinds';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { instant } from '../../db/sql/instant';
import type { Caller } from '../../kernel/caller';
import { archiveAfterDays, hasRooms, hasSummary, isSigned } from '../../meeting/queries/meeting-conditions';
import { type OwnWindow, ownWindow } from '../../room/queries/orders';

/** The caller's meetings that overlap a window, by start: one range of meeting_member's schedule index. */
const readMine = fixedStatement((db, { companyId, staffId, after, from, to }: OwnWindow) =>
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
    .where('meeting_member.deleted_at', 'is', null)
    .where('meeting_member.begins_at', '>', instant(after))
    .where('meeting_member.begins_at', '<', instant(to))
    .where('meeting.ends_at', '>', instant(from))
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
      'meeting_member.read_at',
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
    ])
    .orderBy('meeting.begins_at')
    .orderBy('meeting.id')
    .compile(),
);

export type ScheduleRow = Awaited<ReturnType<typeof readMine>>[number];

/** The caller's meetings that overlap a window, by start (SCH-02, CAL-01). */
export const getOwnMeetings = (
  db: Kysely<Database>,
  caller: Caller,
  window: Window,
): Promise<ScheduleRow[]> => readMine(db, ownWindow(caller, window));
