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
  if (!(await isServiceReady(gateway))) throw refusals.unavailable();
  return jsonResponse({ status: 'ready' }, { traceId });
}

async function isServiceReady({ backends }: Incoming['gateway']): Promise<boolean> {
  const { meeting: backend } = backends;
  const signal = AbortSignal.timeout(deadlines.probeMs);
  try {
    const response = await untilAborted(
      backend.send(new Request(`${backend.base}/readyz`, { signal })),
      signal,
    );
    return response.ok;
  } catch {
    return false;
  }
}
