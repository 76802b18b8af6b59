import type { Insertable, Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '@/service/db/database';
import { testNow } from '../test-clock';

export type Db = Kysely<Database>;
export type Row<Table extends keyof Database> = Insertable<Database[Table]>;

export const newId = () => uuid();
/** Long before every test's day: whatever a builder makes was there already. */
export const longAgo = new Date(testNow - 90 * 86_400_000);

let count = 0;
/** A number that no builder used before, for values that must be unique. */
export function nextNumber(): number {
  count += 1;
  return count;
}
