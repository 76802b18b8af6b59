import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { archiveAfterDays, hasRooms, isApproverOf, isSigned, requiresSignIn } from './meeting-conditions';

/**
 * Meetings of the caller's company, each with the facts that `policy.ts` judges by. The page and the lock of a command both
 * start from it, so that a button and the command behind it cannot disagree.
 */
export const selectMeeting = (db: Kysely<Database>, caller: Caller) =>
  db
    .selectFrom('meeting')
    .leftJoin('meeting_member as mine', (join) =>
      join
        .onRef('mine.company_id', '=', 'meeting.company_id')
        .onRef('mine.meeting_id', '=', 'meeting.id')
        .on('mine.staff_id', '=', caller.staffId),
    )
    .leftJoin('meeting_read as reading', (join) =>
      join
        .onRef('reading.company_id', '=', 'meeting.company_id')
        .onRef('reading.meeting_id', '=', 'meeting.id')
        .on('reading.staff_id', '=', caller.staffId),
    )
    .where('meeting.company_id', '=', caller.companyId)
    .select([
      'meeting.company_id',
      'meeting.id',
      'meeting.meeting_no',
      'meeting.version',
      'meeting.subject',
      'meeting.begins_at',
      'meeting.ends_at',
      'meeting.address',
      'meeting.scope',
      'meeting.meeting_type',
      'meeting.is_online',
      'meeting.notice_labels',
      'meeting.content',
      'meeting.reason',
      'meeting.creator_id',
      'meeting.series_id',
      'meeting.recurs_at',
      'meeting.changed_fields',
      'meeting.asks_alone',
      'meeting.approval',
      'meeting.cancelled_at',
      'meeting.ended_at',
      'meeting.early_end_tip_at',
      'meeting.continued_at',
      'meeting.share_id',
      'meeting.share_version',
      'mine.state as invite_state',
      'mine.deleted_at as record_deleted_at',
      'mine.former',
      'mine.agreed_to',
      'reading.acknowledged_at',
      archiveAfterDays(caller.companyId).as('archive_after_days'),
      hasRooms.as('has_rooms'),
      isSigned.as('is_signed'),
      requiresSignIn.as('requires_sign_in'),
      isApproverOf(caller.staffId).as('is_approver'),
    ]);

export type SelectedMeeting = Awaited<
  ReturnType<ReturnType<typeof selectMeeting>['executeTakeFirstOrThrow']>
>;
