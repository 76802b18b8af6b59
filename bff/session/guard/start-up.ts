import type { SessionReading } from '../read-session';

/** The first step of a visit: see {@link startUp}. */
export type StartUp = 'hand-off' | 'load-user' | 'log-in';

type Visit = {
  /** The requested page with its query. */
  url: Pick<URL, 'pathname' | 'searchParams'>;
  reading: SessionReading;
};

/** The query parameters that carry a token, on any page (AUTH-06, AUTH-07). */
const tokenNames = ['accessToken', 'access_token'];

/** The other query parameters of a hand-off, which no page reads. */
const handOffNames = ['userId', 'expireTime', 'hasLogin'];

/** The pages that only log in: a hand-off to one of them names its target in `to`. */
const entryPages: readonly string[] = ['/login', '/WorkWeChatLogin'];

/**
 * SESS-02, with the token where only the server reads it. A token in the address comes first, because it may belong to another
 * person than the session (S14). An unexpired session is used, in the work-chat app as anywhere: its cookie is the stored
 * token. Every other visit leads to the log-in.
 */
export function startUp({ url, reading }: Visit): StartUp {
  if (tokenNames.some((name) => url.searchParams.get(name))) return 'hand-off';
  switch (reading.kind) {
    case 'session':
    // A fault of our own, which the page reports; another log-in would not help.
    case 'unavailable':
      return 'load-user';
    case 'none':
    case 'refused':
      return 'log-in';
  }
}

/**
 * The address of the call that uses up the token of a page's address, and then goes on at that page without it.
 *
 * @example
 * handOffCall(new URL('https://rooms.example/rooms?day=2026-11-18&accessToken=t')).search
 * //=> '?accessToken=t&to=%2Frooms%3Fday%3D2026-11-18'
 */
export function handOffCall(url: URL): URL {
  const call = new URL(`/bff/handoff${url.search}`, url);
  if (entryPages.includes(url.pathname)) return call;
  const rest = new URLSearchParams(url.search);
  const handedOver = new URLSearchParams();
  for (const name of [...tokenNames, ...handOffNames]) {
    for (const value of rest.getAll(name)) handedOver.append(name, value);
    rest.delete(name);
  }
  handedOver.set('to', url.pathname + (rest.size > 0 ? `?${rest}` : ''));
  call.search = String(handedOver);
  return call;
}
