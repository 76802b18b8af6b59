import type { Gateway } from '@/bff/gateway';
import { deadlines } from '@/lib/domain/limits/limits';
import type { Backend, PageScope, Traffic } from './transport/backend';
import { BreakerOpenError } from './transport/breaker';
import { callerBody, CallerGoneError } from './caller-body';
import {
  DeadlineError,
  deadlineMs,
  startDeadline,
  untilAborted,
  withIdleLimit,
  type Deadline,
} from './transport/deadline';
import type { EndpointRow } from './rows/endpoint-rows';
import { outgoingRequest, type OutgoingOptions } from './outgoing-request';
import { readServiceAnswer, UnreadableAnswerError } from './read-service-answer';
import { retryAfterSeconds } from './transport/retry-after';
import { notAnswered, reasonOf, refusedByService } from './service-failure';
import { withTheirVisibility } from './visibility-values';

export type ServiceCall = Omit<OutgoingOptions, 'signal' | 'serviceKey'> & {
  /** Signals of the browser and of the page; either ends the call. */
  waiting?: readonly AbortSignal[];
  /** The page that asks. */
  page?: PageScope | undefined;
};

export type ServiceAnswer =
  | { kind: 'json'; status: number; body: unknown }
  | { kind: 'stream'; status: number; headers: Headers; body: ReadableStream<Uint8Array> | null };

/** Makes one call of the endpoint table, once, and reads its answer. Throws `ApiError`, nothing else. */
export async function callService(call: ServiceCall, gateway: Gateway): Promise<ServiceAnswer> {
  const { row, traceId, waiting } = call;
  const deadline = startDeadline(row.upload ? deadlines.streamIdleMs : deadlineMs(row), waiting);
  let answer: Answered;
  try {
    answer = await makeCall(call, { gateway, deadline });
  } catch (cause) {
    if (!(cause instanceof CallerGoneError || cause instanceof BreakerOpenError)) {
      gateway.log.warn({ traceId, endpoint: row.key, reason: reasonOf(cause) }, 'no usable answer');
    }
    throw notAnswered(cause, traceId);
  } finally {
    // A stream ends with its reader, long after its answer has begun.
    if (row.streams) deadline.stopClock();
    else deadline.end();
  }
  if ('kind' in answer) return answer;
  if (answer.status >= 500) {
    gateway.log.warn({ traceId, endpoint: row.key, status: answer.status }, 'the service failed');
  }
  throw refusedByService(answer, { row, traceId, retryAfterSeconds: answer.retryAfterSeconds });
}

type Answered = ServiceAnswer | { ok: false; status: number; retryAfterSeconds?: number };
type Surroundings = { gateway: Gateway; deadline: Deadline };

async function makeCall(call: ServiceCall, { gateway, deadline }: Surroundings): Promise<Answered> {
  const { row } = call;
  const { signal } = deadline;
  const watch = watched(call, deadline);
  const { isCallersFault } = watch;
  const body = inTheirWords(watch.body, call, gateway);
  const backend = gateway.backends[row.namespace];
  const request = outgoingRequest(backend, { ...call, body, signal, serviceKey: gateway.serviceKey });
  const exchanged = async () => {
    try {
      return await untilAborted(exchange(request, { row, backend, gateway, page: call.page }), signal);
    } catch (cause) {
      throw isCallersFault() ? new CallerGoneError('The caller is gone', { cause }) : cause;
    }
  };
  return backend.breaker ? backend.breaker(exchanged) : exchanged();
}

/** An upload lasts as long as it moves; every other call has its total, whatever it does. */
function watched({ row, body }: ServiceCall, deadline: Deadline) {
  const { signal } = deadline;
  // A page that ran out of time is still there: that it got no answer says as much of the service as any other call.
  const hasLeft = () => signal.aborted && !(signal.reason instanceof DeadlineError);
  if (!(body instanceof ReadableStream)) return { body, isCallersFault: hasLeft };
  const { stream, isAwaited } = callerBody(body, ({ last }) => {
    if (row.upload) deadline.extend(last ? deadlines.writeMs : deadlines.streamIdleMs);
  });
  return { body: stream, isCallersFault: () => hasLeft() || isAwaited() };
}

const visibilityOf = ({ namespace }: EndpointRow, { visibility }: Gateway) =>
  namespace === 'meeting' ? visibility : undefined;

function inTheirWords(body: BodyInit | undefined, { row, headers }: ServiceCall, gateway: Gateway) {
  const visibility = visibilityOf(row, gateway);
  const isJson = headers.get('content-type')?.startsWith('application/json');
  return body !== undefined && visibility && isJson ? withTheirVisibility(body, visibility) : body;
}

/** An answer about a file, not a failure: it tells the file's size (RFC 9110, 15.5.17). */
const rangeNotSatisfiable = 416;

type ExchangeOptions = Pick<ServiceCall, 'row' | 'page'> & { backend: Backend; gateway: Gateway };

async function exchange(
  request: Request,
  { row, backend, gateway, page }: ExchangeOptions,
): Promise<Answered> {
  const response = await backend.send(request, { traffic: trafficOf(row), page });
  const { status, headers, body } = response;
  // S35: a token never follows a redirect.
  if (status >= 300 && status < 400) {
    await body?.cancel();
    throw new UnreadableAnswerError(`a redirect (${status})`);
  }
  if (row.streams && (response.ok || status === rangeNotSatisfiable))
    return { kind: 'stream', status, headers, body: body && withIdleLimit(body) };
  const visibility = visibilityOf(row, gateway);
  const answer = await readServiceAnswer(response, { row, envelope: gateway.envelope, visibility });
  if (!answer.ok) {
    const { clock } = gateway;
    return { ...answer, retryAfterSeconds: retryAfterSeconds(headers.get('retry-after'), clock.now()) };
  }
  return { kind: 'json', status: answer.status, body: answer.body };
}

function trafficOf({ response, upload }: EndpointRow): Traffic {
  if (response === 'event-stream') return 'events';
  return response === 'binary' || upload ? 'file' : 'call';
}
