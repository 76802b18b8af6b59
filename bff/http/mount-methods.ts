import { type Handler, mount } from './incoming';
import { refusals } from './refusals/refusal';

const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const;
type HttpMethod = (typeof methods)[number];

/**
 * The exports of a route file, one per method: Next would answer the missing methods by itself, without our failure body and
 * headers (S38), and HEAD and OPTIONS even with success (S32).
 */
export function mountMethods(handlers: Partial<Record<HttpMethod, Handler>>) {
  const refuse: Handler = () => Promise.reject(refusals.methodNotAllowed(Object.keys(handlers)));
  const mounted = methods.map((method) => [method, mount(handlers[method] ?? refuse)]);
  return Object.fromEntries(mounted) as Record<HttpMethod, ReturnType<typeof mount>>;
}
