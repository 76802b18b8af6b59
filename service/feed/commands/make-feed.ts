import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import { feedLimits } from '@/lib/domain/limits/notices/feed-limits';
import { serviceText } from '@/lib/text/zh-cn/service';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { isSameId } from '../../kernel/same-id';
import { getRoom } from '../../room/queries/rooms';
import { type FeedRow, getOwnFeeds } from '../queries/own-feeds';
import { personalFeedChange } from './personal-feed-change';

const idBytes = 16;

type Making = { roomId?: string | undefined; rotate: boolean };

/**
 * Makes the feed of one's own meetings or of a room, or answers the one that is there; `rotate` replaces its key.
 *
 * @throws ServiceError 404000 for a room that the company does not have, 400414001 beyond the feeds of rooms that one may have
 */
export const makeFeed: Command<Making, FeedRow> = async (trx, caller, { roomId, rotate, now }) => {
  const { companyId, staffId } = caller;
  const room = roomId === undefined ? undefined : await getRoom(trx, caller, roomId);
  if (roomId !== undefined && room === undefined)
    throw new ServiceError(httpCodes.notFound, { message: serviceText.roomMissing });
  await lockOwner(trx, caller);
  const before = await getOwnFeeds(trx, caller);
  const isFeed = (row: FeedRow) =>
    room === undefined ? row.room_id === null : row.room_id !== null && isSameId(row.room_id, room.id);
  const existing = before.find(isFeed);
  if (existing && !rotate) return { result: existing, change: noChange };
  const ofRooms = before.filter((row) => row.room_id !== null);
  if (room && !existing && ofRooms.length >= feedLimits.mostRoomFeeds)
    throw new ServiceError(errorCodes.tooManyFeeds);
  const target = room
    ? sql`(company_id, owner_id, room_id) where room_id is not null`
    : sql`(company_id, owner_id) where room_id is null`;
  await sql`
    insert into feed as stored (company_id, feed_id, owner_id, room_id, created_at)
    values (${companyId}, ${randomBytes(idBytes).toString('base64url')}, ${staffId}, ${room?.id ?? null}::uuid, ${new Date(now)})
    on conflict ${target} do update set version = stored.version + 1`.execute(trx);
  const result = (await getOwnFeeds(trx, caller)).find(isFeed);
  if (result === undefined) throw new Error('a feed that was just written is there');
  return { result, change: personalFeedChange(staffId) };
};

/** One call of a person at a time: a second one at once would replace the key that the first has answered, or exceed the limit. */
const lockOwner = (trx: Kysely<Database>, { companyId, staffId }: Caller) =>
  trx
    .selectFrom('staff')
    .where('company_id', '=', companyId)
    .where('id', '=', staffId)
    .forNoKeyUpdate()
    .select('id')
    .executeTakeFirstOrThrow();
