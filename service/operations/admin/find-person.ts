import { type Kysely, sql, type SqlBool } from 'kysely';
import { adminText } from '@/lib/text/zh-cn/admin';
import type { Database } from '../../db/database';
import { AdminError } from './admin-error';

export type Person = {
  companyId: string;
  staffId: string;
  accountId: string | null;
  isDisabled: boolean;
  /** Name, company and code, for the operator. */
  label: string;
};

/**
 * A person by code, mobile, id or name, in one company where several have such a person.
 *
 * @throws AdminError for nobody, and for several people
 */
export async function requirePerson(
  db: Kysely<Database>,
  { name, company }: { name: string; company: string | undefined },
): Promise<Person> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('company', 'company.id', 'staff.company_id')
    .where('staff.deleted_at', 'is', null)
    .where(sql<SqlBool>`${name} in (staff.external_code, staff.mobile, staff.id::text, staff.real_name)`)
    .$if(company !== undefined, (query) => query.where('company.name', '=', company ?? ''))
    .select(['staff.id', 'staff.company_id', 'staff.account_id', 'staff.real_name', 'staff.disabled_at'])
    .select(['company.name as company_name'])
    .select(sql<string>`coalesce(staff.external_code, staff.id::text)`.as('code'))
    .limit(mostListed)
    .execute();
  const people = rows.map((row) => ({
    companyId: row.company_id,
    staffId: row.id,
    accountId: row.account_id,
    isDisabled: row.disabled_at !== null,
    label: adminText.person(row.real_name, row.company_name, row.code),
  }));
  const [person, ...others] = people;
  if (person === undefined) throw new AdminError(adminText.noPerson(name));
  if (others.length > 0)
    throw new AdminError(
      adminText.severalPeople(
        name,
        people.map(({ label }) => label),
      ),
    );
  return person;
}

const mostListed = 10;
