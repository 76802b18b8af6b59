import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { LoadFacts } from '../../operations/seed/load';

/** The rows that days of use leave behind beside bookings: so many log-ins, keys of a day and changes of an hour. */
export async function addTraffic(
  db: Kysely<Database>,
  { companyId, now }: LoadFacts,
  perTable: number,
): Promise<void> {
  const at = sql`${new Date(now)}::timestamptz`;
  const numbers = sql`generate_series(1, ${perTable}::int) as number`;
  await sql`
    insert into access_token (token_hash, account_id, created_at, expires_at)
    select sha256(number::text::bytea), account.id, ${at}, ${at} + interval '14 days'
    from ${numbers} join (select id, row_number() over () - 1 as place, count(*) over () as people from account) as account
      on account.place = number % people`.execute(db);
  await sql`
    insert into idempotency_key (company_id, staff_id, key, request_hash, status, response, created_at)
    select ${companyId}, staff.id, md5(number::text), sha256(number::text::bytea), 200, '{}', ${at} - interval '1 second' * number
    from ${numbers} join (select id, row_number() over () - 1 as place, count(*) over () as people from staff
      where company_id = ${companyId}) as staff on staff.place = number % people`.execute(db);
  await sql`
    insert into outbox (company_id, kind, ids, created_at)
    select ${companyId}, 'meeting', array[gen_random_uuid()], ${at} - interval '50 milliseconds' * number from ${numbers}`.execute(
    db,
  );
  await sql`vacuum analyze access_token, idempotency_key, outbox`.execute(db);
}
