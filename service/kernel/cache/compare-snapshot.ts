import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';

export type ComparedSnapshot = {
  /** `pg_current_snapshot()`: what a statement of now sees. */
  snapshot: string;
  /** The company's outbox holds nothing that was hidden from the earlier snapshot; true without an earlier one. */
  isUnchanged: boolean;
};

/**
 * All rows that an earlier snapshot did not show count, in whichever order they were committed. Sorted, because for a mere `exists`
 * PostgreSQL guesses that a third of the outbox is younger, and looks through all of it for the first.
 */
const readSnapshot = fixedStatement((db, { companyId, since }: { companyId: string; since: string | null }) =>
  sql<ComparedSnapshot>`
    select pg_current_snapshot()::text as snapshot,
      (
        select change.id from outbox as change where change.company_id = ${companyId}::uuid and change.staff_id is null
          and change.xid >= pg_snapshot_xmin(${since}::pg_snapshot)
          and not pg_visible_in_snapshot(change.xid, ${since}::pg_snapshot)
        order by change.xid, change.id limit 1
      ) is null as "isUnchanged"`.compile(db),
);

/** Asks whether a company's outbox has grown since an earlier snapshot (ADR 42). */
export async function compareSnapshot(
  db: Kysely<Database>,
  { companyId, since }: { companyId: string; since: string | undefined },
): Promise<ComparedSnapshot> {
  const [row] = await readSnapshot(db, { companyId, since: since ?? null });
  if (!row) throw new TypeError('A select without a table has one row');
  return row;
}
