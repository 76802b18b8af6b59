import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { planParameter } from '../../db/sql/plan-parameter';
import type { Place } from '../place';
import { isWorking, type PersonRow, pickStaff, selectPeople, type Viewer } from './select-people';

/** A branch of a company; the top without a department. */
type Branch = { companyId: string; parentId?: string | undefined };

// An index takes no `is not distinct from`.
const isIn = (column: RawBuilder<unknown>, { parentId }: Branch) =>
  parentId === undefined ? sql`${column} is null` : sql`${column} = ${parentId}`;

export type DepartmentRow = { id: string; name: string; memberTotalCount: number; hasChildren: boolean };

// `union` ends also where an import has made a department its own ancestor.
const readDepartments = fixedStatement((db, branch: Branch) =>
  sql<DepartmentRow>`
    with recursive within as (
      select department.id as root_id, department.id from department
      where department.company_id = ${branch.companyId} and ${isIn(sql`department.parent_id`, branch)}
      union
      select within.root_id, department.id from within join department on department.parent_id = within.id
      where department.company_id = ${branch.companyId}
    ), people as (
      select within.root_id, sum((
        select count(*) from staff
        where staff.company_id = ${branch.companyId} and staff.department_id = within.id and ${isWorking}))::int as total
      from within group by within.root_id
    )
    select department.id, department.name, people.total as "memberTotalCount",
      people.total > 0 or exists (
        select from department below
        where below.company_id = ${branch.companyId} and below.parent_id = department.id) as "hasChildren"
    from department join people on people.root_id = department.id
    where department.company_id = ${branch.companyId} and ${isIn(sql`department.parent_id`, branch)}
    order by department.position, department.name, department.id`.compile(db),
);

const countMembers = fixedStatement((db, branch: Branch) =>
  sql<{ total: number }>`
    select count(*)::int as total from staff
    where staff.company_id = ${branch.companyId} and ${isWorking} and ${isIn(sql`staff.department_id`, branch)}`.compile(
    db,
  ),
);

type Page = Viewer & Branch & { limit: number; sortKey?: string | undefined; id?: string | undefined };

const readMembers = fixedStatement((db, page: Page) => {
  const after =
    page.id === undefined ? sql`` : sql`and (staff.sort_key, staff.id) > (${page.sortKey}, ${page.id}::uuid)`;
  return selectPeople(
    page,
    sql`${pickStaff(page.companyId, sql`${isIn(sql`staff.department_id`, page)} ${after}`)}
      order by staff.sort_key, staff.id limit ${planParameter.integer(page.limit)}`,
  ).compile(db);
});

const readDepartment = fixedStatement((db, { companyId, id }: { companyId: string; id: string }) =>
  db.selectFrom('department').where('company_id', '=', companyId).where('id', '=', id).select('id').compile(),
);

/** Whether the company has a department. */
export const hasDepartment = async (db: Kysely<Database>, companyId: string, id: string) =>
  (await readDepartment(db, { companyId, id })).length > 0;

/** The departments of a branch in the company's own order, each with everybody in it and below. */
export const getDepartments = (db: Kysely<Database>, { companyId, parentId }: Branch) =>
  readDepartments(db, { companyId, parentId });

/** The number of a branch's own people. */
export async function countBranchMembers(
  db: Kysely<Database>,
  { companyId, parentId }: Branch,
): Promise<number> {
  const [counted] = await countMembers(db, { companyId, parentId });
  return counted?.total ?? 0;
}

type Members = { parentId?: string | undefined; after?: Place | undefined; limit: number };

/** A branch's own people after a place, by name. */
export const getBranchMembers = (
  db: Kysely<Database>,
  { companyId, staffId }: Viewer,
  { parentId, after, limit }: Members,
): Promise<PersonRow[]> =>
  readMembers(db, { companyId, staffId, parentId, limit, sortKey: after?.sortKey, id: after?.id });
