import type { Deps } from '../deps';
import type { ServiceError } from '../errors/service-error';
import type { Bucket } from './buckets';
import { consumeTokens, refundTokens } from './consume-tokens';

type Limit = {
  buckets: readonly Bucket[];
  /** As {@link consumeTokens} has it. */
  refused?: (seconds: number) => ServiceError;
};

/**
 * Makes an attempt at something that can be guessed. It is counted before it is judged, so that parallel ones get no further, and no longer
 * once it has succeeded: only failures cost (S29).
 *
 * @throws ServiceError 429000, or what `refused` makes, with too many failures; what the attempt throws
 */
export async function limitFailures<T>(
  deps: Pick<Deps, 'db' | 'clock'>,
  { buckets, refused }: Limit,
  attempt: () => Promise<T>,
): Promise<T> {
  await consumeTokens(deps, buckets, refused);
  const result = await attempt();
  await refundTokens(deps, buckets);
  return result;
}
