import type { Feed } from '@/lib/contract/feed';
import { feedKey } from './feed-key';
import type { FeedRow } from './queries/own-feeds';

/** A feed with the key in use, for its owner alone. */
export const presentFeed = (row: FeedRow, secret: string): Feed => ({
  feedId: row.feed_id,
  accessKey: feedKey(secret, row),
  ...(row.room_id !== null && { roomId: row.room_id }),
  ...(row.room_name !== null && { roomName: row.room_name }),
  createdTime: row.created_at,
});
