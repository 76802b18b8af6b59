/** What the address of the log-in page says to who was logged in until now, and did not log out (SESS-07). */
export const sessionEnded = 'ended=1';

/**
 * Whether it says so, by what stands under that name.
 *
 * @example
 * saysSessionEnded('1') //=> true
 */
export const saysSessionEnded = (ended: unknown): boolean => ended === '1';
