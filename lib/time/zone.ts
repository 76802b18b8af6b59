/** The zone of a company that has not said otherwise. */
export const defaultTimeZone = 'Asia/Shanghai';

/**
 * Whether the runtime knows this IANA time zone.
 *
 * @example
 * isTimeZone('Asia/Kathmandu') //=> true
 * isTimeZone('Mars/Olympus') //=> false
 */
export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
