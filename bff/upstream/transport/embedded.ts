import type { Backend, SendOptions } from './backend';

type ServiceFetch = (request: Request, bindings?: Pick<SendOptions, 'page'>) => Response | Promise<Response>;

// server.ts and Next's bundle are one process but two bundles: they meet on the global object.
const key = Symbol.for('meeting-rooms.service');
const registered = globalThis as { [key]?: ServiceFetch };

/** server.ts hands over the service that it built; the Next bundle never sees the service's code. */
export function registerEmbeddedService(fetch: ServiceFetch): void {
  registered[key] = fetch;
}

/** The service in this process. It needs a host name to form URLs; nothing ever resolves it. */
export const embeddedBackend: Backend = {
  base: 'http://service.invalid',
  inProcess: true,
  async send(request, { page } = {}) {
    const fetch = registered[key];
    if (!fetch)
      throw new Error('No embedded service is registered: start through server.ts or set SERVICE_URL');
    return fetch(request, { page });
  },
};
