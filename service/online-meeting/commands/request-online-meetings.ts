import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';

/** The provider's name on the wire where it has none of its own. */
const meetingType = 'online';

type Requesting = { companyId: string; meetingIds: readonly string[]; now: Date };

/** Leaves a request per meeting for the clock, which makes the online meetings after the commit (MEET-08). */
export async function requestOnlineMeetings(
  trx: Kysely<Database>,
  { companyId, meetingIds, now }: Requesting,
): Promise<void> {
  if (meetingIds.length === 0) return;
  const ids = [...meetingIds];
  await sql`
    with marked as (
      update meeting set is_online = true where company_id = ${companyId} and id = any(${ids}::uuid[])
    )
    insert into meeting_allocation (company_id, meeting_id, meeting_type, status, next_try_at)
    select ${companyId}::uuid, meeting_id, ${meetingType}, 'pending', ${now}::timestamptz
    from unnest(${ids}::uuid[]) as meeting_id`.execute(trx);
}
