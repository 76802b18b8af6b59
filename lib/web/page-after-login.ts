/** The page after a log-in without a return target (SESS-03). */
export type NextPage = '/schedule' | '/switch' | '/none';

/** Steps that a log-in leaves open, and the page that it was meant for. */
type AfterLogin = {
  next: NextPage;
  /** A chat account waits in this browser to be bound (AUTH-06). */
  asksBinding?: boolean | undefined;
  wanted?: string | undefined;
};

/**
 * SESS-03: the question about a chat account comes first, then an open choice of company. Both keep the return target, which is
 * one of our own pages.
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
