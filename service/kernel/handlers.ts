import type { z } from 'zod';
import type { Deps } from './deps';
import type { AccountCaller, Caller, DoorCaller } from './caller';
import type { Client } from './client-address';
import type { Once } from './idempotency/idempotency';

type Parsed<E, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined;

type CallerOf<E> = E extends { identity: 'none' }
  ? undefined
  : E extends { identity: 'optional' }
    ? AccountCaller | undefined
    : E extends { identity: 'account' }
      ? AccountCaller
      : E extends { identity: 'door' }
        ? DoorCaller
        : Caller;

type Result<E> = E extends { variants: object; response: infer S extends z.ZodType }
  ? z.output<S> | Response
  : E extends { response: infer S extends z.ZodType }
    ? z.output<S>
    : E extends { response: 'empty' }
      ? void
      : Response;

/** One authenticated, parsed call of an endpoint. */
export type Call<E, D extends Deps = Deps> = {
  caller: CallerOf<E>;
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  request: Request;
  /** The browser of the call, for limits and for the list of sessions. */
  client: Client;
  traceId: string;
  /** The page that the call belongs to, see `cache/`. */
  page: object | undefined;
  deps: D;
} & (E extends { idempotent: true } ? { once: Once } : unknown);

/**
 * The handlers of a part of the endpoint table, by key; an endpoint without one does not compile. `D` names what they need
 * beyond {@link Deps}.
 *
 * @example
 * export const roomRoutes = {
 *   'GET /api-meeting/api/user/rooms/{id}': async ({ caller, params, deps }) => …,
 * } satisfies Handlers<typeof roomEndpoints>;
 */
export type Handlers<Table, D extends Deps = Deps> = {
  [K in keyof Table]: (call: Call<Table[K], D>) => Promise<Result<Table[K]>>;
};

/** The same seen by the code that mounts them, which has parsed the call by the row itself. */
export type AnyHandler = (call: never) => Promise<unknown>;
