import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../kernel/logger';
import type { ServiceEnv } from '../kernel/environment';
import { probePaths } from './probes';

const traceIdPattern = /^[\w-]{8,64}$/;

/** Gives each request its trace id (the caller's, if it is one) and writes its one line of log. */
export const trace = (logger: Logger): MiddlewareHandler<ServiceEnv> =>
  async function traced(context, next) {
    const startedAt = performance.now();
    const claimed = context.req.header('x-trace-id') ?? '';
    const traceId = traceIdPattern.test(claimed) ? claimed : randomUUID();
    context.set('traceId', traceId);

    await next();

    // Set on the answer as it is: the context would make another with a stream for a body, which costs more than a statement.
    const { headers, status } = context.res;
    headers.set('X-Trace-Id', traceId);
    // Answers depend on the caller, so shared caches may not store them (S11).
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    logger[levelOf(context.req.path, status)](
      {
        traceId,
        method: context.req.method,
        route: context.get('route') ?? 'none',
        status,
        code: context.get('code'),
        ms: Math.round(performance.now() - startedAt),
        staffId: context.get('staffId'),
      },
      'request',
    );
  };

/** Probes come many times a minute; what keeps a process from being ready has a line of its own. */
function levelOf(path: string, status: number): 'debug' | 'info' | 'error' {
  if (probePaths.has(path)) return 'debug';
  return status >= 500 ? 'error' : 'info';
}
