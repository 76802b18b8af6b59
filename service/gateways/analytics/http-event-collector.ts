import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { fetch } from 'undici';
import { analytics } from '@/lib/domain/limits/analytics-limits';
import type { HttpCollectorSetting } from '@/lib/settings/analytics-setting';
import type { ServiceParts } from '../../kernel/deps';
import type { EventBatch, EventCollector } from './event-collector';

/**
 * A collector over HTTP. Batches are sent beside the request that brought them and dropped where they cannot be sent: while
 * too many are under way, or after several failures in a row. Who looked at a page stays here. Not the global `fetch`, which
 * Next replaces by one with a cache.
 */
export function httpEventCollector(
  { url, headers }: HttpCollectorSetting,
  { logger }: Pick<ServiceParts, 'logger'>,
): EventCollector {
  let underWay = 0;
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: analytics.collectorRestMs,
    breaker: new ConsecutiveBreaker(analytics.collectorFailures),
  });
  breaker.onStateChange((state) =>
    logger.warn({ breaker: CircuitState[state] }, 'the breaker of the analytics collector moved'),
  );

  async function send({ companyId, source, events }: EventBatch): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ companyId, ...source, events }),
      redirect: 'manual',
      signal: AbortSignal.timeout(analytics.collectorMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  }

  return {
    async collect(batch) {
      if (underWay >= analytics.collectorCalls) return;
      underWay += 1;
      void breaker
        .execute(() => send(batch))
        .catch(() => undefined)
        .finally(() => {
          underWay -= 1;
        });
    },
  };
}
