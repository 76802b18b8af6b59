import type { Generated } from 'kysely';
import type { Instant } from './columns';

type FeedTable = {
  company_id: string;
  feed_id: string;
  owner_id: string;
  /** Null: the owner's own meetings. */
  room_id: string | null;
  version: Generated<number>;
  created_at: Instant;
};

/** Calendars for other programs. */
export type FeedTables = { feed: FeedTable };
