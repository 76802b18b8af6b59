import type { SessionReading } from '../read-session';

/** The first step of a visit: see {@link startUp}. */
export type StartUp = 'hand-off' | 'load-user' | 'log-in';

type Visit = {
  /** The requested page with its query. */
  url: Pick<URL, 'pathname' | 'searchParams'>;
  reading: SessionReading;
};

/** The query parameter that carries a token, by entry page (AUTH-07). */
const tokenNames: Readonly<Record<string, string>> = {
  '/WorkWeChatLogin': 'accessToken',
  '/login': 'access_token',
};

/**
 * SESS-02, with the token where only the server reads it. A token in the address comes first, because it may belong to another
 * person than the session (S14). An unexpired session is used, in the work-chat app as anywhere: its cookie is the stored
 * token. Every other visit leads to the log-in.
 */
export function startUp({ url, reading }: Visit): StartUp {
  const name = tokenNames[url.pathname];
  if (name !== undefined && url.searchParams.get(name)) return 'hand-off';
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
