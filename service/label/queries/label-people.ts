import { type Kysely, sql } from 'kysely';
import { type PersonRow, pickStaff, selectPeople, type Viewer } from '../../contact/queries/select-people';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';

const readLabelPeople = fixedStatement((db, { labelId, ...viewer }: Viewer & { labelId: string }) =>
  selectPeople(
    viewer,
    pickStaff(
      viewer.companyId,
      sql`staff.id in (
        select label_staff.staff_id from label_staff
          join label on label.company_id = label_staff.company_id and label.id = label_staff.label_id
        where label.company_id = ${viewer.companyId} and label.owner_id = ${viewer.staffId} and label.id = ${labelId})`,
    ),
  ).compile(db),
);

/** The people under one of the viewer's labels who still work here, by name; nobody under another's. */
export const getLabelPeople = (
  db: Kysely<Database>,
  { companyId, staffId }: Viewer,
  labelId: string,
): Promise<PersonRow[]> => readLabelPeople(db, { companyId, staffId, labelId });
