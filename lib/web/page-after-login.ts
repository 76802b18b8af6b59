/** Where a log-in goes when nothing else was asked for (SESS-03). */
export type NextPage = '/schedule' | '/switch' | '/none';

/** What a log-in leaves open, and where it leads. */
type AfterLogin = {
  next: NextPage;
  /** A chat account waits in this browser to be bound (AUTH-06). */
  asksBinding?: boolean | undefined;
  wanted?: string | undefined;
};

/**
 * SESS-03. Whoever is to be asked about a chat account is asked first; that page knows where to go then. A choice of company that is still open comes first and keeps the page asked for, which is known to be ours.
 *
 * @example
 * pageAfterLogin({ next: '/switch', wanted: '/rooms' }) //=> '/switch?to=%2Frooms'
 */
export function pageAfterLogin({ next, asksBinding, wanted }: AfterLogin): string {
  if (asksBinding) return withWanted('/bind-wechat', wanted);
  if (next === '/none' || wanted === undefined) return next;
  return next === '/switch' ? withWanted(next, wanted) : wanted;
}

const withWanted = (path: string, wanted: string | undefined) =>
  wanted === undefined ? path : `${path}?to=${encodeURIComponent(wanted)}`;
