import type { Db, Row } from './db';
import { longAgo, newId } from './db';

type Overrides = Partial<Row<'personal_contact'>>;

/** Somebody among a person's frequent contacts: a colleague with a `staff_id`, else a person outside the company. */
export async function aContact(
  db: Db,
  owner: { id: string; companyId: string },
  overrides: Overrides = {},
): Promise<{ id: string }> {
  const id = newId();
  const contact = { id, real_name: '钱亦舟', created_at: longAgo, ...overrides };
  await db
    .insertInto('personal_contact')
    .values({ ...contact, company_id: owner.companyId, owner_id: owner.id })
    .execute();
  return { id };
}
