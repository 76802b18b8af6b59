import { type Kysely, sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { isItsRoom } from '../../meeting/queries/meeting-conditions';
import { selectMeeting } from '../../meeting/queries/select-meeting';

export type StoredSeries = Selectable<Database['meeting_series']>;

/** A series of the caller's company, or undefined. */
export const findSeries = (
  db: Kysely<Database>,
  { companyId }: Pick<Caller, 'companyId'>,
  repeatMeetingNo: string,
): Promise<StoredSeries | undefined> => selectSeries(db, companyId, repeatMeetingNo).executeTakeFirst();

export const selectSeries = (db: Kysely<Database>, companyId: string, repeatMeetingNo: string) =>
  db
    .selectFrom('meeting_series')
    .where('company_id', '=', companyId)
    .where('repeat_meeting_no', '=', repeatMeetingNo)
    .selectAll();

/** All meetings of a series, also cancelled ones, by the rule's order, each with its rooms and the facts that the policy judges by. */
export const getOccurrences = (db: Kysely<Database>, caller: Caller, seriesId: string) =>
  selectMeeting(db, caller)
    .where('meeting.series_id', '=', seriesId)
    .orderBy('meeting.recurs_at')
    .orderBy('meeting.id')
    .select([
      sql<string[]>`array(
        select room_order.room_id from room_order
        where room_order.company_id = meeting.company_id and room_order.meeting_id = meeting.id and ${isItsRoom})`.as(
        'room_ids',
      ),
    ])
    .execute();

export type OccurrenceRow = Awaited<ReturnType<typeof getOccurrences>>[number];
