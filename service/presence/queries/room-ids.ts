import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';

/** The rooms that a meeting holds. */
export async function getRoomIds(
  db: Kysely<Database>,
  { companyId, meetingId }: { companyId: string; meetingId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('room_order')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', meetingId)
    .where('state', '<>', 'released')
    .select('room_id')
    .execute();
  return rows.map((row) => row.room_id);
}
