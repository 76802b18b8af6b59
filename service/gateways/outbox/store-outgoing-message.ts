import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';

/** Stores a message that would be sent for the outbox page, which shows the newest of each channel. */
export async function storeOutgoingMessage(
  db: Kysely<Database>,
  message: Insertable<Database['outgoing_message']>,
  most: number,
): Promise<void> {
  await db.insertInto('outgoing_message').values(message).execute();
  await sql`delete from outgoing_message where channel = ${message.channel} and id <= (
    select id from outgoing_message where channel = ${message.channel} order by id desc offset ${most} limit 1
  )`.execute(db);
}
