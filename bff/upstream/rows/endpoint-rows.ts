import { z } from 'zod';
import {
  defaultBodyBytes,
  parseEndpointKey,
  type Endpoint,
  type IdentityNeed,
  type Method,
  type Namespace,
  type Via,
} from '@/lib/contract/endpoint';
import { endpointOf, endpoints, type EndpointKey } from '@/lib/contract/index';

/** A row of the endpoint table with its defaults filled in and its key taken apart. */
export type EndpointRow = Pick<Endpoint, 'query'> & {
  key: EndpointKey;
  method: Method;
  namespace: Namespace;
  /** Namespace included: `/api-meeting/api/user/rooms/{id}`. */
  template: string;
  identity: IdentityNeed;
  via: Via;
  /** A union with its variants; the reader tells them apart. */
  response: Endpoint['response'];
  bodyBytes: number;
  /** Answers with a stream that is passed on as it comes. */
  streams: boolean;
  /** Sends more than a form does, so that its deadline restarts with each chunk. */
  upload: boolean;
  /** Has a rate limit of its own beside that of all calls (S29). */
  isSearch: boolean;
  /** The part of the call that may name a captcha session. */
  captchaSession: 'query' | 'body' | undefined;
};

function compile(key: EndpointKey): EndpointRow {
  const { method, namespace, path } = parseEndpointKey(key);
  const endpoint = endpointOf(key);
  const { query, identity = 'staff', via = 'call', bodyBytes = defaultBodyBytes } = endpoint;
  const response = responseOf(endpoint);
  const captchaSession = names(endpoint.query, 'sessionId')
    ? 'query'
    : names(endpoint.body, 'sessionId')
      ? 'body'
      : undefined;
  const template = `/api-${namespace}${path}`;
  const upload = bodyBytes > defaultBodyBytes;
  return {
    key,
    method,
    namespace,
    template,
    query,
    response,
    identity,
    via,
    bodyBytes,
    streams: response === 'binary' || response === 'event-stream',
    upload,
    isSearch: endpoint.search === true,
    captchaSession,
  };
}

const names = (schema: z.ZodType | undefined, name: string) =>
  schema instanceof z.ZodObject && name in schema.shape;

const responseOf = ({ response, variants }: Endpoint): Endpoint['response'] =>
  variants && response instanceof z.ZodType ? z.union([response, ...Object.values(variants)]) : response;

const rows = new Map((Object.keys(endpoints) as EndpointKey[]).map((key) => [key, compile(key)]));

/** The rows for browsers; those that only the BFF itself calls are left out. */
export const endpointRows = [...rows.values()].filter(({ via }) => via !== 'server');

export function endpointRow(key: EndpointKey): EndpointRow {
  const row = rows.get(key);
  if (!row) throw new TypeError(`"${key}" is no row of the endpoint table`);
  return row;
}
