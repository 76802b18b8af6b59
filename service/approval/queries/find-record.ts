import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { type RecordRow, selectRecords, type Viewer } from './select-records';

const readRecord = fixedStatement((db, { id, ...viewer }: Viewer & { id: string }) =>
  selectRecords(db, viewer).where('record.id', '=', id).compile(),
);

/** An approval record of the caller's company, or undefined. Whether the caller may see it is the policy's. */
export async function findRecord(
  db: Kysely<Database>,
  { companyId, staffId }: Viewer,
  id: string,
): Promise<RecordRow | undefined> {
  const [row] = await readRecord(db, { companyId, staffId, id });
  return row;
}
