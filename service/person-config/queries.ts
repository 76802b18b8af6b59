import type { Kysely } from 'kysely';
import { type PersonConfig, personConfigSchema } from '@/lib/contract/person-config';
import type { Database } from '../db/database';
import { fixedStatement } from '../db/sql/fixed-statement';
import type { Caller } from '../kernel/caller';

type Person = Pick<Caller, 'companyId' | 'staffId'>;

const readConfig = fixedStatement((db, { companyId, staffId }: Person) =>
  db
    .selectFrom('person_config')
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .select('config')
    .compile(),
);

/** The caller's own choices, as far as this release reads them (CFG-04); empty for somebody who chose nothing. */
export async function getPersonConfig(
  db: Kysely<Database>,
  { companyId, staffId }: Person,
): Promise<PersonConfig> {
  const [row] = await readConfig(db, { companyId, staffId });
  return personConfigSchema.parse(row?.config ?? {});
}
