import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';

type Order = { companyId: string; meetingIds: readonly string[]; serviceIds: string[]; now: Date };

/** Records the meeting services that new meetings order. */
export async function orderServices(
  trx: Kysely<Database>,
  { companyId, meetingIds, serviceIds, now }: Order,
): Promise<void> {
  if (serviceIds.length === 0) return;
  await sql`
    insert into meeting_service_request (company_id, meeting_id, meeting_service_id, created_at)
    select ${companyId}::uuid, meeting_id, service_id, ${now}::timestamptz
    from unnest(${[...meetingIds]}::uuid[]) as meeting_id, unnest(${serviceIds}::uuid[]) as service_id`.execute(
    trx,
  );
}
