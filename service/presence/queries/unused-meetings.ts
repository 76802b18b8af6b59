import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import type { Caller } from '../../kernel/caller';
import { isEndPending } from '../../room/queries/standing-orders';

/** The caller's running meetings that the clock is about to end, the next one first. */
export const getUnusedMeetings = (db: Kysely<Database>, { companyId, staffId }: Caller, now: number) =>
  db
    .selectFrom('meeting')
    .where(isEndPending)
    .where('meeting.company_id', '=', companyId)
    .where('meeting.creator_id', '=', staffId)
    .where('meeting.ends_at', '>', instant(now))
    .orderBy('meeting.early_end_tip_at')
    .select([
      'meeting.id',
      'meeting.meeting_no',
      'meeting.subject',
      'meeting.address',
      'meeting.early_end_tip_at',
    ])
    .execute();

export type UnusedMeetingRow = Awaited<ReturnType<typeof getUnusedMeetings>>[number];
