import { limits } from '@/lib/domain/limits/limits';
import type { SessionReading } from '../read-session';

/** What a visit begins with: see {@link startUp}. */
export type StartUp = 'hand-off' | 'load-user' | 'log-in';

type Visit = {
  /** The page asked for, and the query it came with. */
  url: Pick<URL, 'pathname' | 'searchParams'>;
  reading: SessionReading;
};

/** Under which name a token comes with the address of each entry (§2, "Work-chat login screen" and "Login screen"). */
const tokenNames: Readonly<Record<string, string>> = {
  '/WorkWeChatLogin': 'accessToken',
  '/login': 'access_token',
};

/**
 * SESS-02, with the token where only the server reads it. A token in the address is judged first, because it may be somebody
 * else's than the session (S14). A session whose time is not over is used, in the work-chat app as anywhere: its cookie is the
 * stored token. Everybody else is led to the log-in.
 */
export function startUp({ url, reading }: Visit): StartUp {
  const name = tokenNames[url.pathname];
  if (name !== undefined && url.searchParams.get(name)) return 'hand-off';
  switch (reading.kind) {
    case 'session':
    // Our own fault, told by the page; nobody is made to log in again for it.
    case 'unavailable':
      return 'load-user';
    case 'none':
    case 'refused':
      return 'log-in';
  }
}

/**
 * Until when a session may live whose hand-over names an end, or none: an address can only shorten it, and 14 days are the most.
 *
 * @example
 * handedExpiry('253402300799000', 0) //=> 1209600000, which is 14 days
 */
export function handedExpiry(given: string | null, now: number): number {
  const latest = now + limits.sessionExpiryMs;
  return given !== null && /^\d{1,16}$/.test(given) ? Math.min(Number(given), latest) : latest;
}
