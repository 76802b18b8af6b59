import { refusals, refusalResponse } from './refusal';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Stands before a service whose schema and seed are still being prepared: alive, but not ready. */
export function createGate(fetch: Fetch) {
  let open = false;
  return {
    open() {
      open = true;
    },
    fetch: (request: Request) =>
      open || new URL(request.url).pathname === '/healthz'
        ? fetch(request)
        : refusalResponse(refusals.starting),
  };
}
