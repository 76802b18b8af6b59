import { type Handler, mount } from './incoming';
import { refusals } from './refusals/refusal';

const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const;
type HttpMethod = (typeof methods)[number];

/**
 * All that a route file has to export: Next would answer the methods that it leaves out by itself, without our failure
 * body and our headers (S38), and HEAD and OPTIONS even with success (S32).
 */
export function mountMethods(handlers: Partial<Record<HttpMethod, Handler>>) {
  const refuse: Handler = () => Promise.reject(refusals.methodNotAllowed(Object.keys(handlers)));
  const mounted = methods.map((method) => [method, mount(handlers[method] ?? refuse)]);
  return Object.fromEntries(mounted) as Record<HttpMethod, ReturnType<typeof mount>>;
}
