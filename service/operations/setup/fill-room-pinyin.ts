import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';

/**
 * Fills in how rooms are read that are older than the column (ROOM-01), as the import does for new ones; answers their number. A start
 * that has nothing to fill reads no dictionary.
 */
export async function fillRoomPinyin(db: Kysely<Database>): Promise<number> {
  const rooms = await db
    .selectFrom('room')
    .where('pinyin', '=', '')
    .where('name', '<>', '')
    .select(['company_id', 'id', 'name'])
    .execute();
  if (rooms.length === 0) return 0;
  const { readingOf } = await import('./check/reading-of');
  await sql`
    update room set pinyin = reading.pinyin
    from unnest(${rooms.map((room) => room.company_id)}::uuid[], ${rooms.map(({ id }) => id)}::uuid[],
      ${rooms.map(({ name }) => name)}::text[], ${rooms.map(({ name }) => readingOf(name))}::text[])
      as reading (company_id, id, name, pinyin)
    where room.company_id = reading.company_id and room.id = reading.id
      and room.name = reading.name and room.pinyin = ''`.execute(db);
  return rooms.length;
}
