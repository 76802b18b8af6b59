import { type RawBuilder, sql } from 'kysely';

/**
 * A value that PostgreSQL plans without looking at. Where it may look, a plan for the very value can seem so much cheaper than one for
 * any that the connection keeps none, and plans the statement anew each time: up to as long as running it.
 */
export const unseen = {
  integer: (value: number): RawBuilder<number> => sql`(select ${value}::integer)`,
  boolean: (value: boolean): RawBuilder<boolean> => sql`(select ${value}::boolean)`,
  id: (value: string): RawBuilder<string> => sql`(select ${value}::uuid)`,
  ids: (values: readonly string[]): RawBuilder<string[]> => sql`(select ${values}::uuid[])`,
  instant: (value: Date): RawBuilder<number> => sql`(select ${value}::timestamptz)`,
};
