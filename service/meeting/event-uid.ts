/**
 * The name of a meeting or a series in calendars of other programs, which never changes (RFC 5545, section 3.8.4.7).
 *
 * @example
 * eventUid('019aa000-…') //=> '019aa000-…@meeting-rooms'
 */
export const eventUid = (id: string): string => `${id}@meeting-rooms`;
