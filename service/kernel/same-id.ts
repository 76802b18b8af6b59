/**
 * Whether two texts name the same row: PostgreSQL also reads an id in capitals and in braces (RFC 9562, 4).
 *
 * @example
 * isSameId('019AA000-…', '{019aa000-…}') //=> true
 */
export const isSameId = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (id: string) => id.toLowerCase().replace(/[{}-]/g, '');
