import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';

export type SharedMeetingRow = NonNullable<Awaited<ReturnType<typeof findSharedMeeting>>>;

/** The meeting under a share id, with what its key and its state follow from; no more of it, before the key is judged. */
export const findSharedMeeting = (db: Kysely<Database>, shareId: string) =>
  db
    .selectFrom('meeting')
    .innerJoin('company', 'company.id', 'meeting.company_id')
    .where('meeting.share_id', '=', shareId)
    .select([
      'meeting.company_id',
      'meeting.id',
      'meeting.share_id',
      'meeting.share_version',
      'meeting.subject',
      'meeting.begins_at',
      'meeting.ends_at',
      'meeting.content',
      'meeting.cancelled_at',
      'meeting.ended_at',
      'meeting.approval',
      'company.time_zone',
    ])
    .executeTakeFirst();
