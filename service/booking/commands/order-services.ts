import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';

type Order = { companyId: string; meetingId: string; serviceIds: string[]; now: Date };

/** Records the meeting services that a new meeting orders. */
export async function orderServices(
  trx: Kysely<Database>,
  { companyId, meetingId, serviceIds, now }: Order,
): Promise<void> {
  if (serviceIds.length === 0) return;
  await sql`
    insert into meeting_service_request (company_id, meeting_id, meeting_service_id, created_at)
    select ${companyId}::uuid, ${meetingId}::uuid, service_id, ${now}::timestamptz
    from unnest(${serviceIds}::uuid[]) as service_id`.execute(trx);
}
