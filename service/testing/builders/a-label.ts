import type { Db } from './db';
import { longAgo, newId } from './db';

/** A label of a person, with nobody under it. */
export async function aLabel(
  db: Db,
  owner: { id: string; companyId: string },
  name = '面试官',
): Promise<{ id: string }> {
  const id = newId();
  const label = { company_id: owner.companyId, id, owner_id: owner.id, name, created_at: longAgo };
  await db.insertInto('label').values(label).execute();
  return { id };
}
