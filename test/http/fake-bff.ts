/** One call as it would have reached the BFF. */
export type SeenCall = { key: string; query: URLSearchParams; headers: Headers; body: unknown };

type Answer = unknown | ((call: SeenCall) => Response | Promise<Response>);

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A failure in the contract's shape. */
export const failure = (status: number, code = status * 1_000) =>
  json({ code, message: 'for the log', traceId: 'trace-1' }, status);

/**
 * Stands where the network would be: everything above, the typed client included, is real.
 * Answers are found by `'METHOD /path'`, without the query; a call nobody expected fails the test by name.
 */
export function fakeBff(answers: Record<string, Answer>) {
  const calls: SeenCall[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const [address = '', search] = String(input)
      .replace(/^\/bff/, '')
      .split('?');
    const key = `${init.method ?? 'GET'} ${address}`;
    const call = {
      key,
      query: new URLSearchParams(search),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
    };
    // Open cards and forms show their slot to colleagues; only tests of that answer it.
    if (!(key in answers) && key.endsWith('/hold')) return new Response(null, { status: 204 });
    calls.push(call);
    if (!(key in answers)) throw new Error(`nobody expected ${key}`);
    const answer = answers[key];
    return typeof answer === 'function' ? (answer(call) as Promise<Response>) : json(answer);
  };
  return { fetch: fetch as typeof globalThis.fetch, calls, keys: () => calls.map((call) => call.key) };
}

/** An answer for `fakeBff`: nothing is there. */
export const offline = () => Promise.reject(new TypeError('fetch failed'));
