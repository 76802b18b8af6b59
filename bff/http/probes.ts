import { z } from 'zod';
import { untilAborted } from '@/bff/upstream/transport/deadline';
import { deadlines } from '@/lib/domain/limits/limits';
import { jsonResponse } from './response';
import type { Incoming } from './incoming';
import { refusals } from './refusals/refusal';

/** `/bff/healthz`: this process answers. */
export async function showHealth({ traceId }: Incoming): Promise<Response> {
  return jsonResponse({ status: 'alive' }, { traceId });
}

/** `/bff/readyz`: the service answers, and its database (R29). While draining, the listener answers instead. */
export async function showReadiness({ gateway, traceId }: Incoming): Promise<Response> {
  const ready = await serviceReadiness(gateway);
  if (!ready) throw refusals.unavailable();
  return jsonResponse({ status: 'ready', ...ready }, { traceId });
}

/** A service that is not ours may say less than ours does. */
const readinessSchema = z.object({
  /** Duties of the clock that have failed for a day. */
  failing: z.array(z.object({ duty: z.string(), since: z.number() })).catch([]),
});

/** Nothing where the service is not ready. */
async function serviceReadiness({
  backends,
}: Incoming['gateway']): Promise<z.infer<typeof readinessSchema> | undefined> {
  const { meeting: backend } = backends;
  const signal = AbortSignal.timeout(deadlines.probeMs);
  try {
    const response = await untilAborted(
      backend.send(new Request(`${backend.base}/readyz`, { signal })),
      signal,
    );
    return response.ok ? readinessSchema.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
