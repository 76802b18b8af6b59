import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { hasSummary } from './meeting-conditions';
import { selectMeeting } from './select-meeting';

/** The core of a meeting: its row with organizer, series, the caller's own invitation and what the policy judges by. */
const selectCore = (db: Kysely<Database>, caller: Caller) =>
  selectMeeting(db, caller)
    .innerJoin('staff as creator', (join) =>
      join
        .onRef('creator.company_id', '=', 'meeting.company_id')
        .onRef('creator.id', '=', 'meeting.creator_id'),
    )
    .leftJoin('department', (join) =>
      join
        .onRef('department.company_id', '=', 'creator.company_id')
        .onRef('department.id', '=', 'creator.department_id'),
    )
    .leftJoin('meeting_series', (join) =>
      join
        .onRef('meeting_series.company_id', '=', 'meeting.company_id')
        .onRef('meeting_series.id', '=', 'meeting.series_id'),
    )
    .leftJoin('staff as remover', (join) =>
      join.onRef('remover.company_id', '=', 'mine.company_id').onRef('remover.id', '=', 'mine.removed_by'),
    )
    .select([
      'creator.real_name as organizer_name',
      'department.name as organizer_department',
      'meeting_series.repeat_meeting_no',
      'meeting_series.rrule',
      'mine.removed_at',
      'mine.left_at',
      'remover.real_name as remover_name',
      'reading.read_at',
      hasSummary.as('has_summary'),
    ]);

export type MeetingCore = Awaited<ReturnType<ReturnType<typeof selectCore>['executeTakeFirstOrThrow']>>;

/** A meeting of the caller's company by id or number, or undefined. Whether the caller may see it is the policy's. */
export const findMeeting = (
  db: Kysely<Database>,
  caller: Caller,
  idOrMeetingNo: string,
): Promise<MeetingCore | undefined> =>
  selectCore(db, caller)
    .where(isUuid(idOrMeetingNo) ? 'meeting.id' : 'meeting.meeting_no', '=', idOrMeetingNo)
    .executeTakeFirst();
