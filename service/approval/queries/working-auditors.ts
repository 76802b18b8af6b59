import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { RecordRow } from './select-records';

/** The people who audit a record's room or service today; who is disabled or has left is none of them. */
export async function getWorkingAuditorIds(
  db: Kysely<Database>,
  { companyId }: Pick<Caller, 'companyId'>,
  { room_id: roomId, meeting_service_id: serviceId }: Pick<RecordRow, 'room_id' | 'meeting_service_id'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select staff.id
    from (
      select staff_id from room_auditor where company_id = ${companyId} and room_id = ${roomId}::uuid
      union
      select staff_id from meeting_service_auditor
      where company_id = ${companyId} and meeting_service_id = ${serviceId}::uuid
    ) as auditor
    join staff on staff.company_id = ${companyId} and staff.id = auditor.staff_id
    where staff.disabled_at is null and staff.deleted_at is null
    order by staff.id`.execute(db);
  return rows.map((row) => row.id);
}
