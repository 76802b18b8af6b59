/** Where a log-in goes when nothing else was asked for (SESS-03). */
export type NextPage = '/schedule' | '/switch' | '/none';

/**
 * SESS-03. A choice of company that is still open comes first and keeps the page asked for, which is known to be ours.
 *
 * @example
 * pageAfterLogin({ next: '/switch', wanted: '/rooms' }) //=> '/switch?to=%2Frooms'
 */
export function pageAfterLogin({ next, wanted }: { next: NextPage; wanted?: string | undefined }): string {
  if (next === '/none' || wanted === undefined) return next;
  return next === '/switch' ? `${next}?to=${encodeURIComponent(wanted)}` : wanted;
}
