import { type Expression, type RawBuilder, sql } from 'kysely';

/** An instant as epoch milliseconds, also inside JSON, where the driver's parser does not reach. Written so that its statement gets a name. */
export const epochMs = <T extends number | null>(instant: Expression<T>): RawBuilder<T> =>
  sql<T>`(1000*date_part('epoch', ${instant}))::bigint`;

/** A column of all rows as one JSON array, which is read many times faster than its rows. */
export const jsonColumn = <T>(values: Expression<T>): RawBuilder<T[]> =>
  sql`coalesce(json_agg(${values}), '[]')`;
