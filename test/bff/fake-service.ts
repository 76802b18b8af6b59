import { endpointRows } from '@/bff/upstream/rows/endpoint-rows';
import type { Backend } from '@/bff/upstream/transport/backend';

/** A request as the service would have seen it. */
export type Recorded = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
};

export type Answer = (request: Recorded) => Response | Promise<Response>;

/** A service that records its requests and answers by the given table; any other call is 404. */
export function fakeService(answers: Record<string, Answer> = {}) {
  const recorded: Recorded[] = [];
  const backend: Backend = {
    base: 'http://service.test',
    async send(request) {
      const { pathname, search, origin } = new URL(request.url);
      if (origin !== 'http://service.test') throw new Error(`A request left for ${origin}`);
      const call = {
        method: request.method,
        path: pathname + search,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      };
      recorded.push(call);
      const answer = answers[`${request.method} ${pathname}`];
      return answer ? answer(call) : Response.json({ code: 404000, message: 'unknown' }, { status: 404 });
    },
  };
  return { backend, recorded, answers };
}

export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });

/** Rows of the table by how they need an identity, for tests that go through all of them. */
export const rowsNeeding = (identity: 'account' | 'staff') =>
  endpointRows.filter((row) => row.identity === identity);
