import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

export type FeedRow = Awaited<ReturnType<typeof getOwnFeeds>>[number];

/** The feeds of a person: of the own meetings first, then of rooms that are still there, by name. */
export const getOwnFeeds = (db: Kysely<Database>, { companyId, staffId }: Caller) =>
  db
    .selectFrom('feed')
    .leftJoin('room', (join) =>
      join.onRef('room.company_id', '=', 'feed.company_id').onRef('room.id', '=', 'feed.room_id'),
    )
    .where('feed.company_id', '=', companyId)
    .where('feed.owner_id', '=', staffId)
    .where('room.deleted_at', 'is', null)
    .orderBy('room.name', (order) => order.asc().nullsFirst())
    .orderBy('feed.feed_id')
    .select([
      'feed.company_id',
      'feed.feed_id',
      'feed.room_id',
      'feed.version',
      'feed.created_at',
      'room.name as room_name',
    ])
    .execute();
