import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

export type OnlineMeetingRow = NonNullable<Awaited<ReturnType<typeof findOnlineMeeting>>>;

/** The online meeting that belongs to a meeting, or undefined; `ready_at` in epoch milliseconds. */
export const findOnlineMeeting = (db: Kysely<Database>, caller: Caller, meetingId: string) =>
  db
    .selectFrom('meeting_allocation')
    .where('company_id', '=', caller.companyId)
    .where('meeting_id', '=', meetingId)
    .select(['meeting_type', 'status', 'url', 'password', 'ready_at'])
    .executeTakeFirst();
