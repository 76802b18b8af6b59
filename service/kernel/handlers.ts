import type { z } from 'zod';
import type { Deps } from './deps';
import type { AccountScope, Scope } from '../account/authenticate';
import type { Client } from './client-address';
import type { RequestKey } from './idempotency/idempotency';

type Parsed<E, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined;

type ScopeOf<E> = E extends { identity: 'none' }
  ? undefined
  : E extends { identity: 'optional' }
    ? AccountScope | undefined
    : E extends { identity: 'account' }
      ? AccountScope
      : Scope;

type Result<E> = E extends { variants: object; response: infer S extends z.ZodType }
  ? z.output<S> | Response
  : E extends { response: infer S extends z.ZodType }
    ? z.output<S>
    : E extends { response: 'empty' }
      ? void
      : Response;

/**
 * Runs work once per `Idempotency-Key` of the caller where one was sent (BOOK-09). Work that gets a key keeps its answer under it,
 * in the same transaction as everything else that it writes.
 */
export type Once = <R>(work: (requestKey: RequestKey | undefined) => Promise<R>) => Promise<R>;

/** One authenticated, parsed call of an endpoint. */
export type Call<E> = {
  scope: ScopeOf<E>;
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  request: Request;
  /** Whose browser it is, for limits and for the list of sessions. */
  client: Client;
  traceId: string;
  /** The page that the call belongs to, see `once-per-page.ts` and `company-cache.ts`. */
  page: object | undefined;
  deps: Deps;
} & (E extends { idempotent: true } ? { once: Once } : unknown);

type Built<Table> = { [K in keyof Table]: Table[K] extends { later: true } ? never : K }[keyof Table];

/**
 * The handlers of a part of the endpoint table, by key; an endpoint without one does not compile.
 *
 * @example
 * export const roomRoutes = {
 *   'GET /api-meeting/api/user/rooms/{id}': async ({ scope, params, deps }) => …,
 * } satisfies Handlers<typeof roomEndpoints>;
 */
export type Handlers<Table> = { [K in Built<Table>]: (call: Call<Table[K]>) => Promise<Result<Table[K]>> };

/** The same seen by the code that mounts them, which has parsed the call by the row itself. */
export type AnyHandler = (call: never) => Promise<unknown>;
