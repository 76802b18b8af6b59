import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Label } from '@/lib/contract/label';
import { isWorking, type Viewer } from '../../contact/queries/select-people';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';

/** The viewer's labels, oldest first, each with how many people under it still work here. */
const selectLabels = ({ companyId, staffId }: Viewer, condition: RawBuilder<unknown>) => sql<Label>`
  select label.id, label.name, (
    select count(*)::int from label_staff
      join staff on staff.company_id = label_staff.company_id and staff.id = label_staff.staff_id
    where label_staff.company_id = label.company_id and label_staff.label_id = label.id and ${isWorking}
  ) as "staffCount"
  from label
  where label.company_id = ${companyId} and label.owner_id = ${staffId} and ${condition}
  order by label.created_at, label.id`;

const readLabels = fixedStatement((db, viewer: Viewer) => selectLabels(viewer, sql`true`).compile(db));

const readLabel = fixedStatement((db, { id, ...viewer }: Viewer & { id: string }) =>
  selectLabels(viewer, sql`label.id = ${id}`).compile(db),
);

const readLabelsOf = fixedStatement((db, { personId, ...viewer }: Viewer & { personId: string }) =>
  selectLabels(
    viewer,
    sql`exists (
      select from label_staff given
      where given.company_id = label.company_id and given.label_id = label.id and given.staff_id = ${personId})`,
  ).compile(db),
);

/** The viewer's own labels (CON-07). */
export const getLabels = (db: Kysely<Database>, { companyId, staffId }: Viewer): Promise<Label[]> =>
  readLabels(db, { companyId, staffId });

/** One of the viewer's own labels, or undefined. */
export async function findLabel(
  db: Kysely<Database>,
  { companyId, staffId }: Viewer,
  id: string,
): Promise<Label | undefined> {
  const [label] = await readLabel(db, { companyId, staffId, id });
  return label;
}

/** The labels that the viewer gave a person. */
export const getLabelsOf = (
  db: Kysely<Database>,
  { companyId, staffId }: Viewer,
  personId: string,
): Promise<Label[]> => readLabelsOf(db, { companyId, staffId, personId });
