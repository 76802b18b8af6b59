import type { Gateway } from '@/bff/gateway';
import { DeadlineError, deadlineMs, untilAborted, withIdleLimit } from './deadline';
import { outgoingRequest, type OutgoingOptions } from './outgoing-request';
import { readServiceAnswer, UnreadableAnswerError } from './read-service-answer';
import { notAnswered, refusedByService } from './service-failure';

export type ServiceCall = Omit<OutgoingOptions, 'signal' | 'serviceKey'> & {
  /** The browser's own signal: whoever stops waiting stops the call. */
  signal?: AbortSignal;
};

export type ServiceAnswer =
  | { kind: 'json'; status: number; body: unknown }
  | { kind: 'stream'; status: number; headers: Headers; body: ReadableStream<Uint8Array> | null };

/** Makes one call of the endpoint table and reads its answer. Throws `ApiError`, nothing else. */
export async function callService(call: ServiceCall, gateway: Gateway): Promise<ServiceAnswer> {
  const { row, traceId } = call;
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(new DeadlineError()), deadlineMs(row));
  const signal = call.signal ? AbortSignal.any([call.signal, overdue.signal]) : overdue.signal;
  let answer: Answered;
  try {
    answer = await untilAborted(exchange({ ...call, signal }, gateway), signal);
  } catch (cause) {
    if (!call.signal?.aborted) {
      gateway.log.warn({ traceId, endpoint: row.key, reason: String(cause) }, 'no usable answer');
    }
    throw notAnswered(cause, traceId);
  } finally {
    clearTimeout(timer);
  }
  if ('kind' in answer) return answer;
  if (answer.status >= 500) {
    gateway.log.warn({ traceId, endpoint: row.key, status: answer.status }, 'the service failed');
  }
  throw refusedByService(answer, { row, traceId, retryAfter: answer.retryAfter });
}

type Answered = ServiceAnswer | { ok: false; status: number; retryAfter?: string };

async function exchange(call: OutgoingOptions, gateway: Gateway): Promise<Answered> {
  const { row } = call;
  const backend = gateway.backends[row.namespace];
  const response = await backend.send(outgoingRequest(backend, { ...call, serviceKey: gateway.serviceKey }));
  const { status, headers, body } = response;
  // S35: a token never follows a redirect.
  if (status >= 300 && status < 400) throw new UnreadableAnswerError(`a redirect (${status})`);
  const streams = row.response === 'binary' || row.response === 'event-stream';
  if (streams && response.ok) return { kind: 'stream', status, headers, body: body && withIdleLimit(body) };
  const answer = await readServiceAnswer(response, { row, envelope: gateway.envelope });
  if (!answer.ok) return { ...answer, retryAfter: headers.get('retry-after') ?? undefined };
  return { kind: 'json', status: answer.status, body: answer.body };
}
