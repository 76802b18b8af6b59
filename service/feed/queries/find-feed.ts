import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';

export type FoundFeed = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

/** The feed under an id, as far as its owner may still read it: works there, and for a room, that the room is there. */
export const findFeed = (db: Kysely<Database>, feedId: string) =>
  db
    .selectFrom('feed')
    .innerJoin('company', 'company.id', 'feed.company_id')
    .innerJoin('staff', (join) =>
      join.onRef('staff.company_id', '=', 'feed.company_id').onRef('staff.id', '=', 'feed.owner_id'),
    )
    .leftJoin('account', 'account.id', 'staff.account_id')
    .leftJoin('room', (join) =>
      join.onRef('room.company_id', '=', 'feed.company_id').onRef('room.id', '=', 'feed.room_id'),
    )
    .where('feed.feed_id', '=', feedId)
    .where('staff.disabled_at', 'is', null)
    .where('staff.deleted_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .where('room.deleted_at', 'is', null)
    .select([
      'feed.company_id',
      'feed.feed_id',
      'feed.owner_id',
      'feed.room_id',
      'feed.version',
      'room.name as room_name',
      'staff.real_name as owner_name',
      'company.time_zone',
    ])
    .executeTakeFirst();
