import { msPerMinute } from '@/lib/time/instant';

/**
 * Searches in vain that a page follows, and offers once a room has become free (BEY-09). Decided.
 *
 * @example
 * freedLimits.searches //=> 3
 */
export const freedLimits = {
  rememberMs: 30 * msPerMinute,
  searches: 3,
  /** Rooms of one search that are looked at for one that can be booked by one press. */
  roomsRead: 10,
} as const;
