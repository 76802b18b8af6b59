/**
 * Whether two texts name the same row: PostgreSQL also reads an id in capitals and in braces (RFC 9562, 4).
 *
 * @example
 * isSameId('019AA000-…', '{019aa000-…}') //=> true
 */
export const isSameId = (one: string, other: string): boolean => plainId(one) === plainId(other);

/**
 * An id in one spelling, to compare many.
 *
 * @example
 * plainId('{019AA000-…}') //=> '019aa000…'
 */
export const plainId = (id: string): string => id.toLowerCase().replace(/[{}-]/g, '');
