import { type RawBuilder, sql } from 'kysely';

/** An instant to compare a column with: columns read as epoch milliseconds, but PostgreSQL wants a date. */
export const instant = (at: number | Date): RawBuilder<number> =>
  sql<number>`${typeof at === 'number' ? new Date(at) : at}`;
