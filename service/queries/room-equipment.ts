import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database';

/** What a company's rooms are equipped with, the most frequent first (ROOM-07). */
export const getRoomEquipment = (db: Kysely<Database>, companyId: string) =>
  db
    .selectFrom('room')
    .innerJoinLateral(sql<{ name: string }>`unnest(room.equipment)`.as<'item'>(sql`item(name)`), (join) =>
      join.onTrue(),
    )
    .where('room.company_id', '=', companyId)
    .where('room.deleted_at', 'is', null)
    .groupBy('item.name')
    .select(['item.name', sql<number>`count(distinct room.id)`.as('roomCount')])
    .orderBy('roomCount', 'desc')
    .orderBy('item.name')
    .execute();
