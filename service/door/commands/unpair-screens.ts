import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';

/** Ends the token of one screen. */
export const unpairScreen = (db: Kysely<Database>, tokenHash: Buffer) =>
  db.deleteFrom('door_screen').where('token_hash', '=', tokenHash).execute();

/** Ends the tokens and codes of all screens of a room; answers how many there were. */
export async function unpairRoom(
  db: Kysely<Database>,
  { companyId, roomId }: { companyId: string; roomId: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('door_screen')
    .where('company_id', '=', companyId)
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
