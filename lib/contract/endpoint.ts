import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Namespace = 'auth' | 'meeting' | 'pivot';

/**
 * The identity that a call needs: none, none but with the token of a log-in where there is one, a logged-in account, an account
 * that has chosen a company identity, or a screen beside a room's door, whose token opens nothing else.
 */
export type IdentityNeed = 'none' | 'optional' | 'account' | 'staff' | 'door';

/** Whether a row is refused without a session. */
export const needsSession = (identity: IdentityNeed): identity is 'account' | 'staff' =>
  identity === 'account' || identity === 'staff';

/**
 * How a browser reaches an endpoint, and with it which cross-origin checks apply (S40).
 * A `server` endpoint is called by the BFF itself: for browsers it does not exist.
 */
export type Via = 'call' | 'media' | 'navigation' | 'probe' | 'webhook' | 'server';

/** One row of the endpoint table. The key it stands under carries method, namespace and path template. */
export type Endpoint = {
  /** One line for the OpenAPI document. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType | 'empty' | 'binary' | 'event-stream';
  /** The same answer in other forms, by media type, for requests with `Accept`. A service may support none of them. */
  variants?: Readonly<Record<string, z.ZodType>>;
  /** Default `staff`. */
  identity?: IdentityNeed;
  /** Default `call`. */
  via?: Via;
  /** Codes of the error catalogue that this call may answer, beside those of every call. */
  errors?: readonly number[];
  /** Honours `Idempotency-Key`: the same key and body within 24 h answer the first result again. */
  idempotent?: boolean;
  /** A search, by which a list could be read bit by bit, or a call as expensive as one: the BFF has a lower call limit for it (S29). */
  search?: true;
  /** Greatest request body in bytes; default {@link defaultBodyBytes}. */
  bodyBytes?: number;
};

export const defaultBodyBytes = 256 * 1024;

export type EndpointTable = Record<`${Method} /api-${Namespace}/${string}`, Endpoint>;

/**
 * Splits a key of the endpoint table into its parts.
 *
 * @example
 * parseEndpointKey('GET /api-meeting/api/user/rooms/{id}')
 * //=> { method: 'GET', namespace: 'meeting', path: '/api/user/rooms/{id}' }
 */
export function parseEndpointKey(key: string): { method: Method; namespace: Namespace; path: string } {
  const [method, address] = key.split(' ') as [Method, string];
  const slash = address.indexOf('/', 1);
  return { method, namespace: address.slice('/api-'.length, slash) as Namespace, path: address.slice(slash) };
}
