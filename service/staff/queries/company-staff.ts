import type { Kysely } from 'kysely';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

/** Those of the ids that are people working in the caller's company now. */
export async function getWorkingStaff(db: Kysely<Database>, caller: Caller, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('staff')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .select(['id', 'real_name'])
    .execute();
}

export async function getWorkingStaffIds(
  db: Kysely<Database>,
  caller: Caller,
  ids: string[],
): Promise<string[]> {
  const people = await getWorkingStaff(db, caller, ids);
  return people.map((person) => person.id);
}
