import { createHash } from 'node:crypto';
import { writeCalendar } from '@/lib/domain/calendar-file/write-calendar';
import type { Client } from '../kernel/client-address';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { wrongKeyBuckets } from '../kernel/rate-limit/buckets';
import { consumeTokens } from '../kernel/rate-limit/consume-tokens';
import { feedCalendar } from './feed-calendar';
import { opensFeed } from './feed-key';
import { getFeedMeetings } from './queries/feed-meetings';
import { findFeed } from './queries/find-feed';

type Presented = { feedId: string; key: string; etag: string | undefined; client: Client };

/**
 * A calendar for whoever presents its key. A wrong key, an unknown id, an ended feed and an owner who works there no more are one
 * answer; after some of them to one feed the address has to wait (S47), while its right keys open all the same, as do other feeds.
 *
 * @throws ServiceError 404000 with any but the right key, 429000 after too many of them
 */
export async function readFeed(
  deps: Deps,
  { feedId, key, etag: knownEtag, client }: Presented,
): Promise<{ etag: string; calendar?: string }> {
  const feed = await findFeed(deps.db, feedId);
  if (!opensFeed(key, feed, deps.config.secrets)) {
    await consumeTokens(deps, wrongKeyBuckets('feed', feedId, { ...deps, client }));
    throw new ServiceError(httpCodes.notFound);
  }
  const meetings = await getFeedMeetings(deps.db, feed, deps.clock.now());
  const calendar = writeCalendar(feedCalendar(feed, meetings, deps.config.publicOrigin));
  const etag = createHash('sha256').update(calendar).digest('base64url');
  return etag === knownEtag ? { etag } : { etag, calendar };
}
