import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LiveChange } from '@/lib/contract/change';
import type { Database } from '../db/database';
import { instant } from '../db/sql/instant';
import type { Cursor } from './cursor';

/** An outbox row: what one command changed of one kind. */
export type OutboxChange = {
  companyId: string;
  xid: bigint;
  id: bigint;
  at: number;
  kind: LiveChange['kind'];
  ids: string[];
  /** Set where it reaches one person alone. */
  staffId: string | null;
};

// Ids are given out before the commit, so a row that commits late may have a smaller id than one that was read already, and a
// reader that only remembered the greatest would skip it. Readers therefore go by transaction and stop at the oldest that
// still runs (pg_snapshot_xmin): below it everything is decided and nothing can be added, so (xid, id) never changes behind
// a reader. What is committed above it waits until the older ones have ended.
const edge = sql`pg_snapshot_xmin(pg_current_snapshot())`;

type Row = {
  xid: string;
  id: string;
  company_id: string;
  at: number;
  kind: LiveChange['kind'];
  ids: string[];
  staff_id: string | null;
};

const columns = sql`change.xid::text as xid, change.id::text as id, change.company_id, change.created_at as at, change.kind, change.ids, change.staff_id`;

const toChange = ({ xid, id, company_id, at, kind, ids, staff_id }: Row): OutboxChange => ({
  companyId: company_id,
  xid: BigInt(xid),
  id: BigInt(id),
  at,
  kind,
  ids,
  staffId: staff_id,
});

/** The first transaction that is not decided yet. */
export async function readEdge(db: Kysely<Database>): Promise<bigint> {
  const { rows } = await sql<{ edge: string }>`select ${edge}::text as edge`.execute(db);
  return BigInt(rows[0]?.edge ?? 0);
}

type Reading = {
  changes: OutboxChange[];
  /** Where to go on from. */
  edge: bigint;
  /** Something is committed that has to wait for an older transaction. */
  waits: boolean;
};

/** The changes of these companies by transactions from `from` on. */
export async function readChanges(
  db: Kysely<Database>,
  { companyIds, from }: { companyIds: string[]; from: bigint },
): Promise<Reading> {
  // Waiting rows are counted only as present or not: they may be all that an hour has brought, and are read again and again.
  const { rows } = await sql<{ edge: string; waits: boolean } & (Row | { id: null })>`
    select ${edge}::text as edge,
      exists (select from outbox as late where late.company_id = any(${companyIds}::uuid[]) and late.xid >= ${edge})
        as waits, ${columns}
    from (select) as always
      left join outbox as change on change.company_id = any(${companyIds}::uuid[])
        and change.xid >= ${`${from}`}::xid8 and change.xid < ${edge}
    order by change.xid, change.id`.execute(db);
  return {
    changes: rows.flatMap((row) => (row.id === null ? [] : toChange(row))),
    edge: BigInt(rows[0]?.edge ?? from),
    waits: rows[0]?.waits ?? false,
  };
}

type Missed = { companyId: string; until: bigint; limit: number };

/**
 * The changes of a company from a cursor on (inclusive), before the transaction `until`; undefined for a cursor that never was.
 */
export async function readMissed(
  db: Kysely<Database>,
  since: Cursor,
  missed: Missed,
): Promise<OutboxChange[] | undefined> {
  const { rows } = await sql<{ exists: boolean }>`
    select ${`${since.xid}`}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as exists`.execute(db);
  if (!rows[0]?.exists) return undefined;
  return readBefore(
    db,
    missed,
    sql`(change.xid, change.id) >= (${`${since.xid}`}::xid8, ${`${since.id}`}::bigint)`,
  );
}

/** The recent changes of a company, before the transaction `until`. */
export const readRecent = (db: Kysely<Database>, since: number, missed: Missed): Promise<OutboxChange[]> =>
  readBefore(db, missed, sql`change.created_at >= ${instant(since)}`);

async function readBefore(
  db: Kysely<Database>,
  { companyId, until, limit }: Missed,
  condition: RawBuilder<unknown>,
): Promise<OutboxChange[]> {
  const { rows } = await sql<Row>`
    select ${columns} from outbox as change
    where change.company_id = ${companyId} and change.xid < ${`${until}`}::xid8 and ${condition}
    order by change.xid, change.id limit ${limit}`.execute(db);
  return rows.map(toChange);
}
