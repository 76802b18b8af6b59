import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';

/** The provider's name on the wire where it has none of its own. */
const meetingType = 'online';

/** Leaves a request for the clock, which makes the online meeting after the commit (MEET-08). */
export const requestOnlineMeeting = (
  trx: Kysely<Database>,
  { companyId, meetingId, now }: { companyId: string; meetingId: string; now: Date },
) =>
  sql`
    with marked as (
      update meeting set is_online = true where company_id = ${companyId} and id = ${meetingId}
    )
    insert into meeting_allocation (company_id, meeting_id, meeting_type, status, next_try_at)
    values (${companyId}, ${meetingId}, ${meetingType}, 'pending', ${now})`.execute(trx);
