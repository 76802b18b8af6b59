import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { LoadFacts } from '../../operations/seed/load';

type Notices = Pick<LoadFacts, 'companyId' | 'now'> & {
  /** Somebody who reads no notice, and somebody who reads all. */
  unreadBy: string;
  readBy: string;
  count: number;
};

/** Notices of three months to everybody, listed and mailed, of which few wait for their delivery, and a thousand more to each of two people. */
export async function addNotices(
  db: Kysely<Database>,
  { companyId, now, unreadBy, readBy, count }: Notices,
): Promise<void> {
  const at = sql`${new Date(now)}::timestamptz`;
  const people = sql`(select id, row_number() over () - 1 as place, count(*) over () as people from staff
    where company_id = ${companyId})`;
  const meetings = sql`(select id, row_number() over () - 1 as place, count(*) over () as meetings from meeting
    where company_id = ${companyId} and begins_at < ${at})`;
  const facts = sql`jsonb_build_object('meetingNo', '1', 'subject', '评审', 'address', '', 'beginTime', 0, 'endTime', 0)`;
  const sentAt = sql`${at} - interval '90 days' * (number::float8 / ${count}::int)`;
  await sql`
    insert into notice (company_id, id, staff_id, meeting_id, kind, channel, version, facts, due_at, sent_at, next_try_at,
      read_at, created_at)
    select ${companyId}::uuid, gen_random_uuid(), staff.id, meeting.id, case when number % 3 = 0 then 'reminder' else 'change' end,
      channel, number, ${facts}, ${sentAt}, case when channel = 'app' or number > 20 then ${sentAt} end, ${sentAt},
      case when number % 5 > 0 then ${sentAt} end, ${sentAt}
    from generate_series(1, ${count}::int) as number cross join unnest('{app,mail}'::text[]) as channel
    join ${people} as staff on staff.place = number % people
    join ${meetings} as meeting on meeting.place = number % meetings`.execute(db);
  await sql`
    insert into notice (company_id, id, staff_id, meeting_id, kind, channel, version, facts, due_at, sent_at, next_try_at,
      read_at, created_at)
    select ${companyId}::uuid, gen_random_uuid(), reader.id, meeting.id,
      case when number % 3 = 0 then 'reminder' else 'change' end, 'app', -number, ${facts}, ${at}, ${at} - interval '1 hour' * number,
      ${at}, reader.read_at, ${at}
    from (values (${unreadBy}::uuid, null), (${readBy}::uuid, ${at})) as reader (id, read_at)
    cross join generate_series(1, 1000) as number join ${meetings} as meeting on meeting.place = number % meetings`.execute(
    db,
  );
  await sql`
    insert into meeting_reminder (company_id, meeting_id, label, begins_at)
    select company_id, id, 'before_15', begins_at from meeting where begins_at < ${at} - interval '1 minute'`.execute(
    db,
  );
  await sql`vacuum analyze notice, meeting_reminder`.execute(db);
}
