import type { EndpointKey, Endpoints, RequestOf, ResponseOf } from '@/lib/contract/index';
import { fillPath, queryString } from './transport/address';
import { readAnswer } from './transport/read-answer';
import type { OutgoingCall, Transport } from './transport/transport';

type CallOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** See {@link newIdempotencyKey}; for rows marked `idempotent`. */
  idempotencyKey?: string;
  /** Sent to its end although the page is left; for small bodies. */
  keepalive?: boolean;
};

/** The types are the only thing the browser knows of a row, so a call for a stream has to say that it is one. */
type AnswerOption<K extends EndpointKey> = Endpoints[K]['response'] extends 'binary' | 'event-stream'
  ? { as: 'response' }
  : { as?: never };

export type ApiInput<K extends EndpointKey> = RequestOf<K> & CallOptions & AnswerOption<K>;

type ApiArguments<K extends EndpointKey> =
  Record<never, never> extends ApiInput<K> ? [input?: ApiInput<K>] : [input: ApiInput<K>];

/** Any call of the contract by its key; rejects with `ApiError`. */
export type Api = <K extends EndpointKey>(key: K, ...input: ApiArguments<K>) => Promise<ResponseOf<K>>;

/** {@link ApiInput} with the types of its row forgotten. */
export type LooseInput = CallOptions & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  as?: 'response';
};

/**
 * Turns a key of the endpoint table and its input into one outgoing call.
 *
 * @example
 * outgoingCall('GET /api-meeting/api/user/rooms/{id}', { params: { id: '7' } }).address
 * //=> '/api-meeting/api/user/rooms/7'
 */
export function outgoingCall(key: EndpointKey, input: LooseInput = {}): OutgoingCall {
  const [method, template] = key.split(' ') as [string, string];
  const headers = new Headers(input.headers);
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey);
  const isForm = input.body instanceof FormData;
  if (input.body !== undefined && !isForm) headers.set('content-type', 'application/json');
  return {
    method,
    address: fillPath(template, input.params) + queryString(input.query),
    headers,
    body: isForm
      ? (input.body as FormData)
      : input.body === undefined
        ? undefined
        : JSON.stringify(input.body),
    signal: input.signal,
    streams: input.as === 'response',
    ...(input.keepalive && { keepalive: true }),
  };
}

/** The typed client over any transport: the browser's in the product, a function in tests. */
export function createApi(transport: Transport): Api {
  const call = async (key: EndpointKey, input?: LooseInput): Promise<unknown> => {
    const response = await transport(outgoingCall(key, input));
    return input?.as === 'response' && response.ok ? response : readAnswer(response, input?.signal);
  };
  return call as Api;
}
