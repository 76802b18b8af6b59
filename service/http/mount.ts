import type { Context, Hono } from 'hono';
import { type EndpointKey, endpointOf, endpoints } from '@/lib/contract/index';
import type { Endpoint, IdentityNeed } from '@/lib/contract/endpoint';
import { queuedAs } from '../db/embedded/queue/queue-key';
import { asServiceError } from '../kernel/errors/as-service-error';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import type { AccountCaller, Caller } from '../kernel/caller';
import type { AnyHandler } from '../kernel/handlers';
import { type Client, clientOf } from '../kernel/client-address';
import type { ServiceEnv } from '../kernel/environment';
import { onceFor, requestKeyOf } from '../kernel/idempotency/idempotency';
import { parseInput } from './input/parse-input';
import { isPublicOnly } from './private-deployment';

export type Routes = { readonly [K in EndpointKey]: AnyHandler };

/** The caller of a request, as far as an endpoint needs one. */
type Authenticate = (
  request: Request,
  options: { need: IdentityNeed; page: object | undefined },
) => Promise<AccountCaller | Caller | undefined>;

type Nouns = { routes: Routes; authenticate: Authenticate };

type Row = {
  endpoint: Endpoint;
  handler: AnyHandler;
  deps: Deps;
  authenticate: Authenticate;
};

/** Mounts every row of the endpoint table; a mounted path answers another method with 405. */
export function mount(app: Hono<ServiceEnv>, deps: Deps, { routes, authenticate }: Nouns): void {
  const methods = new Map<string, string[]>();
  for (const key of staticFirst(Object.keys(endpoints) as EndpointKey[])) {
    if (deps.config.privateDeployment && isPublicOnly(key)) continue;
    const [method, address] = key.split(' ') as [string, string];
    const path = address.replaceAll(/\{(\w+)\}/g, ':$1');
    methods.set(path, [...(methods.get(path) ?? []), method]);
    const row: Row = { endpoint: endpointOf(key), handler: routes[key], deps, authenticate };
    app.on(method, path, (context) => {
      context.set('route', address);
      // Hono hands only instances of its own realm's Error to onError.
      return answer(context, row).catch((error: unknown) => {
        throw asServiceError(error);
      });
    });
  }
  for (const [path, allowed] of methods) {
    app.all(path, (context) => {
      context.header('Allow', allowed.join(', '));
      throw new ServiceError(httpCodes.methodNotAllowed);
    });
  }
}

// The router takes the first that fits, so `meetings/actions` comes before `meetings/{id}`.
const staticFirst = (keys: EndpointKey[]) => {
  const rank = (key: string) => key.replaceAll('{', '\uffff');
  return keys.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
};

/** Statements queue per caller (ADR 47): until the token is read in the queue of the token, then in that of its person. */
async function answer(context: Context<ServiceEnv>, row: Row): Promise<Response> {
  const request = context.req.raw;
  const need = row.endpoint.identity ?? 'staff';
  const client = clientOf(request, {
    trust: row.deps.config,
    peerAddress: context.env?.peerAddress,
  });
  const stranger = `address ${client.address}`;
  const caller = await queuedAs(request.headers.get('authorization') ?? stranger, () =>
    row.authenticate(request, { need, page: context.env?.page }),
  );
  return queuedAs(caller?.accountId ?? stranger, () => handle(context, row, { caller, client }));
}

type From = { caller: AccountCaller | Caller | undefined; client: Client };

async function handle(context: Context<ServiceEnv>, row: Row, { caller, client }: From): Promise<Response> {
  const { endpoint, handler, deps } = row;
  if (caller && 'staffId' in caller) context.set('staffId', caller.staffId);

  const request = context.req.raw;
  const { bodyBytes, ...input } = await parseInput(endpoint, request, context.req.param());
  // Only rows of a staff identity or of a door are idempotent, see the endpoint table.
  const once = onceFor(
    deps,
    caller as Caller,
    endpoint.idempotent ? requestKeyOf(request, bodyBytes) : undefined,
  );
  const result = await handler({
    ...input,
    caller: caller as Caller,
    request,
    client,
    traceId: context.get('traceId'),
    page: context.env?.page,
    deps,
    once,
  } as Parameters<AnyHandler>[0]);
  return result instanceof Response ? result : present(context, result);
}

function present(context: Context<ServiceEnv>, result: unknown): Response {
  if (result === undefined) return context.body(null, 204);
  return context.body(JSON.stringify(result), 200, { 'content-type': 'application/json; charset=utf-8' });
}
