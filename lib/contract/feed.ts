import { z } from 'zod';
import { operationCodes } from '@/lib/domain/error-codes';
import { idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';

/** The header with the key of a feed. */
export const feedKeyHeader = 'x-feed-key';

/** A feed of one's own meetings, or with a `roomId` of a room; `feedAddress` makes its address of id and key. */
export const feedSchema = z
  .object({
    feedId: idSchema,
    accessKey: z.string(),
    roomId: idSchema.optional(),
    roomName: z.string().optional(),
    createdTime: instantSchema,
  })
  .meta({ id: 'Feed' });
export type Feed = z.infer<typeof feedSchema>;

/** The room of a feed; without one it is the feed of one's own meetings. */
const roomSchema = z.object({ roomId: idSchema.optional() });

/** Calendars of other programs, which read meetings under a private address (BEY-11). */
export const feedEndpoints = {
  'GET /api-meeting/api/user/feeds': {
    summary: 'The caller’s calendar feeds: the own one first, then those of rooms by name',
    response: z.array(feedSchema),
  },
  'PUT /api-meeting/api/user/feeds': {
    summary: 'Make a calendar feed; with `rotate` under a new key, so that the former address ends',
    body: roomSchema.extend({ rotate: z.boolean().default(false) }),
    response: feedSchema,
    errors: operationCodes.feed,
  },
  'DELETE /api-meeting/api/user/feeds': {
    summary: 'End a calendar feed',
    query: roomSchema,
    response: 'empty',
  },
  'GET /api-meeting/api/feeds/{feedId}': {
    summary:
      'A calendar as iCalendar text (RFC 5545), by its key in X-Feed-Key; without the text where `etag` is that of the present one',
    identity: 'none',
    via: 'server',
    params: z.object({ feedId: idSchema }),
    query: z.object({ etag: z.string().max(64).optional() }),
    response: z.object({ etag: z.string(), calendar: z.string().optional() }),
  },
} satisfies EndpointTable;
