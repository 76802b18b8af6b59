import autocannon from 'autocannon';
import { percentile } from './statistics';

export type LoadRequest = {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
};

export type Load = {
  origin: string;
  /** The requests that each connection sends in turn, or a function that makes the next one for any free connection. */
  requests: LoadRequest[] | (() => LoadRequest);
  connections: number;
  seconds: number;
  /** How many requests are begun in a second, by all connections together; default: the next as soon as one is answered. */
  perSecond?: number;
};

export type LoadResult = {
  requestsPerSecond: number;
  /** Times to the end of the answer, in ms. */
  p50: number;
  p99: number;
  answered: number;
};

/**
 * Asks on so many connections at once, each for its next request as soon as it has its answer.
 *
 * @throws Error when anything but a 2xx was answered or anything broke: a fast failure is no throughput
 */
export async function runLoad({
  origin,
  requests,
  connections,
  seconds,
  perSecond,
}: Load): Promise<LoadResult> {
  const times: number[] = [];
  const others = new Map<number, number>();
  const options = {
    url: origin,
    connections,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: perSecond }),
    requests: Array.isArray(requests) ? requests.map(prepared) : [madeAnew(requests)],
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: unknown, finished) =>
      error ? reject(error) : resolve(finished),
    );
    // Autocannon's own percentiles are whole milliseconds.
    run.on('response', (...[, status, , ms]) => {
      times.push(ms);
      if (status < 200 || status > 299) others.set(status, (others.get(status) ?? 0) + 1);
    });
  });
  const faults = [...others].map(([status, count]) => `${count} × ${status}`);
  if (result.errors > 0) faults.push(`${result.errors} × no answer`);
  if (times.length === 0) faults.push('nothing was answered');
  if (faults.length > 0) throw new Error(`${origin} did not bear the load: ${faults.join(', ')}`);
  return {
    requestsPerSecond: times.length / result.duration,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    answered: times.length,
  };
}

const prepared = ({ method = 'GET', path, headers, body }: LoadRequest) => ({
  method,
  path,
  headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

const madeAnew = (next: () => LoadRequest) => ({
  setupRequest: (request: autocannon.Request) => ({ ...request, ...prepared(next()) }),
});
