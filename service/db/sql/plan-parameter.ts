import { type RawBuilder, sql } from 'kysely';

/**
 * A parameter that the planner cannot read: the sub-select hides its value. With visible values a plan for the very value can
 * seem so much cheaper than the generic plan that the connection never caches one and plans the statement anew each time,
 * which can take as long as running it.
 */
export const planParameter = {
  integer: (value: number): RawBuilder<number> => sql`(select ${value}::integer)`,
  text: (value: string): RawBuilder<string> => sql`(select ${value}::text)`,
  boolean: (value: boolean): RawBuilder<boolean> => sql`(select ${value}::boolean)`,
  id: (value: string): RawBuilder<string> => sql`(select ${value}::uuid)`,
  ids: (values: readonly string[]): RawBuilder<string[]> => sql`(select ${values}::uuid[])`,
  instant: (value: Date): RawBuilder<number> => sql`(select ${value}::timestamptz)`,
};
