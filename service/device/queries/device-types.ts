import type { Kysely } from 'kysely';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

/** The types of the devices in rooms, each once. */
export async function getDeviceTypes(
  db: Kysely<Database>,
  { companyId }: Caller,
  roomIds: string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('room_device')
    .where('company_id', '=', companyId)
    .where('room_id', '=', anyOf(roomIds))
    .where('type', '<>', '')
    .distinct()
    .orderBy('type')
    .select('type')
    .execute();
  return rows.map((row) => row.type);
}
