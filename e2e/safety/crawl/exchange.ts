import type { Caller } from './callers';

export type CrawlRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** The least that a caller must hold to be answered: a sealed session, one that the service still honours, or a company too. */
  needs: 'nothing' | 'session' | 'account' | 'staff' | 'door';
  /** The status for whoever may be answered, where that is certain. */
  succeeds?: number;
  kind: 'page' | 'call' | 'file';
};

export type Exchange = {
  caller: Caller;
  request: CrawlRequest;
  answer: { status: number; headers: Headers; text: string };
};

const atOnce = 8;

type Crawl = { origin: string; caller: Caller; requests: readonly CrawlRequest[] };

/** Asks everything as one caller, several at once; the exchanges come in the order of the requests. */
export async function crawl({ origin, caller, requests }: Crawl): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  const waiting = requests.entries();
  const work = async () => {
    for (const [index, request] of waiting)
      exchanges[index] = { caller, request, answer: await ask(origin, caller, request) };
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return exchanges;
}

/** Redirects are looked at and not followed, but for the one that only gives the data of a navigation its own address. */
async function ask(origin: string, caller: Caller, request: CrawlRequest): Promise<Exchange['answer']> {
  const { method, path, body } = request;
  const headers = { Origin: origin, 'X-CSRF': '1', ...caller.cookies, ...request.headers };
  const response = await fetch(origin + path, { method, body, headers, redirect: 'manual' });
  const location = response.headers.get('location');
  if (location !== null && ofNavigation.test(location) && !ofNavigation.test(path)) {
    const { pathname, search } = new URL(location, origin);
    return ask(origin, caller, { ...request, path: pathname + search });
  }
  return { status: response.status, headers: response.headers, text: await textOf(response) };
}

/** Next adds a digest of the headers that the data depends on; without any of them, the bare name. */
const ofNavigation = /[?&]_rsc(=|&|$)/;

/** A stream of events has no end, so that only its beginning is read. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}
