import { type Expression, type RawBuilder, sql } from 'kysely';

/** An instant as epoch milliseconds, also inside JSON, where the driver's parser does not reach. */
export const epochMs = <T extends number | null>(instant: Expression<T>): RawBuilder<T> =>
  sql<T>`(extract(epoch from ${instant}) * 1000)::bigint`;

/**
 * Text to look for with LIKE, in which the pattern characters stand for themselves (S60).
 *
 * @example
 * containsPattern('100%') //=> '%100\\%%'
 */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
