/** Marks the log-in page's address after a session that ended without a log-out (SESS-07). */
export const sessionEnded = 'ended=1';

/**
 * Whether a value of that parameter is the mark.
 *
 * @example
 * saysSessionEnded('1') //=> true
 */
export const saysSessionEnded = (ended: unknown): boolean => ended === '1';
