import { type RawBuilder, sql } from 'kysely';

/** An instant to compare a column with: columns read as epoch milliseconds, but PostgreSQL wants a date. */
export const instant = (epochMs: number): RawBuilder<number> => sql<number>`${new Date(epochMs)}`;
