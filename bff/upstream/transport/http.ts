import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { Agent, fetch } from 'undici';
import { deadlines, upstreamLimits } from '@/lib/domain/limits/limits';
import type { Backend, Traffic } from './backend';
import type { Breaker } from './breaker';
import { UnreadableAnswerError } from '../read-service-answer';

const newAgent = (connections: number) =>
  new Agent({ connections, connect: { timeout: deadlines.connectMs } });

/**
 * A service over HTTP. Each back end has connections of its own, so that one that hangs takes none from its neighbours,
 * not even at the same address (R24). Deadlines are the caller's, by the request's signal.
 *
 * Not the global `fetch`: Next replaces it by one with a cache, which has mixed up bodies (S39, CVE-2026-64647).
 * Redirects come back as they are (S35).
 */
export function httpBackend(base: string, breaker?: Breaker): Backend {
  const agents: Record<Traffic, Agent> = {
    call: newAgent(upstreamLimits.callConnections),
    file: newAgent(upstreamLimits.fileConnections),
    events: newAgent(upstreamLimits.eventConnections),
  };
  return {
    base,
    breaker,
    send: (request, { traffic = 'call' } = {}) => {
      const ask = () => sendOnce(request, agents[traffic]);
      return request.method === 'GET' ? onceMore.execute(ask, request.signal) : ask();
    },
  };
}

/**
 * R21: a read that could not connect, or whose connection broke before an answer, is asked once more, spread out; within
 * the caller's deadline. A write may have been done all the same, so only its sender may repeat it, with its key.
 */
const onceMore = retry(
  // `fetch` reports a network error as a TypeError; a deadline and a caller who left have other names.
  handleWhen(({ name }) => name === 'TypeError'),
  { maxAttempts: 1, backoff: new ExponentialBackoff({ maxDelay: upstreamLimits.retryDelayMs }) },
);

async function sendOnce(
  { url, method, headers, body, signal }: Request,
  dispatcher: Agent,
): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: [...headers],
    body,
    ...(body && { duplex: 'half' }),
    signal,
    redirect: 'manual',
    dispatcher,
  });
  const { status } = answer;
  // RFC 9110, section 15: no such status exists, and nothing can be built from it.
  if (status > 599) throw new UnreadableAnswerError(`a status of ${status}`);
  // The package's types name Node's stream, ours the DOM's; it is one class.
  return new Response(answer.body as BodyInit | null, { status, headers: [...answer.headers] });
}
