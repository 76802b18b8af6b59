import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { type PersonRow, pickStaff, selectPeople, type Viewer } from './select-people';

const readCompany = fixedStatement((db, { companyId }: { companyId: string }) =>
  db.selectFrom('company').where('id', '=', companyId).select(['id', 'name']).compile(),
);

const readAllDepartments = fixedStatement((db, { companyId }: { companyId: string }) =>
  db
    .selectFrom('department')
    .where('company_id', '=', companyId)
    .select(['id', 'parent_id', 'name'])
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .compile(),
);

const readEverybody = fixedStatement((db, viewer: Viewer) =>
  selectPeople(viewer, pickStaff(viewer.companyId, sql`true`)).compile(db),
);

export type OrganizationRows = {
  company: { id: string; name: string };
  /** In the company's own order. */
  departments: { id: string; parent_id: string | null; name: string }[];
  people: PersonRow[];
};

/** A company with all of its departments and people. */
export async function getOrganization(
  db: Kysely<Database>,
  { companyId, staffId }: Viewer,
): Promise<OrganizationRows> {
  const [[company], departments, people] = await Promise.all([
    readCompany(db, { companyId }),
    readAllDepartments(db, { companyId }),
    readEverybody(db, { companyId, staffId }),
  ]);
  return { company: company ?? { id: companyId, name: '' }, departments, people };
}
