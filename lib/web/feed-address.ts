import type { Feed } from '@/lib/contract/feed';

/**
 * The address under which other programs read a feed. Whoever has it reads the feed, so it is shown to its owner alone.
 *
 * @example
 * feedAddress('https://meet.example.com', { feedId: 'a', accessKey: 'b' }) //=> 'https://meet.example.com/bff/feeds/a/b.ics'
 */
export const feedAddress = (
  origin: string,
  { feedId, accessKey }: Pick<Feed, 'feedId' | 'accessKey'>,
): string => `${origin}/bff/feeds/${feedId}/${accessKey}.ics`;
