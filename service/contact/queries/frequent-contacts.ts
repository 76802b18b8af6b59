import { type Kysely, sql } from 'kysely';
import { type ContactType, contactTypes } from '@/lib/domain/contact/relation';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { planParameter } from '../../db/sql/plan-parameter';
import { isWorking, type PersonRow, selectPeople, type Viewer } from './select-people';

/** The viewer's contacts that still work here or are of another organization. */
const pickContacts = ({ companyId, staffId }: Viewer) => sql`
  select 0 as rank, coalesce(staff.sort_key, own.sort_key) as sort_key, own.id, own.staff_id,
    case when own.staff_id is null then own.id end as outside_id
  from personal_contact own
    left join staff on staff.company_id = own.company_id and staff.id = own.staff_id
  where own.company_id = ${companyId} and own.owner_id = ${staffId} and (own.staff_id is null or ${isWorking})`;

const readContacts = fixedStatement((db, viewer: Viewer) =>
  selectPeople(viewer, pickContacts(viewer)).compile(db),
);

/** The viewer's frequent contacts of a type, by name (CON-02). */
export async function getFrequentContacts(
  db: Kysely<Database>,
  { companyId, staffId }: Viewer,
  type: ContactType,
): Promise<PersonRow[]> {
  const rows = await readContacts(db, { companyId, staffId });
  if (type === contactTypes.all) return rows;
  return rows.filter((row) => (row.staff_id === null) === (type === contactTypes.external));
}

type Page = Viewer & { pageSize: number; skipped: number };

const readPage = fixedStatement((db, page: Page) =>
  selectPeople(
    page,
    sql`${pickContacts(page)} order by 1, 2, 3
      limit ${planParameter.integer(page.pageSize)} offset ${planParameter.integer(page.skipped)}`,
  ).compile(db),
);

const countContacts = fixedStatement((db, viewer: Viewer) =>
  sql<{ total: number }>`select count(*)::int as total from (${pickContacts(viewer)}) as contact`.compile(db),
);

/** One page of the viewer's frequent contacts, by name. */
export async function getContactsPage(
  db: Kysely<Database>,
  { companyId, staffId }: Viewer,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ total: number; rows: PersonRow[] }> {
  const viewer = { companyId, staffId };
  const [rows, [counted]] = await Promise.all([
    readPage(db, { ...viewer, pageSize, skipped: (pageNo - 1) * pageSize }),
    countContacts(db, viewer),
  ]);
  return { total: counted?.total ?? 0, rows };
}
