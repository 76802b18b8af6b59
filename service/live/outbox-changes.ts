import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { instant } from '../db/sql/instant';
import type { Cursor } from './cursor';

/** An outbox row: what one command changed. */
export type Change = {
  companyId: string;
  xid: bigint;
  id: bigint;
  at: number;
  meetingIds: string[];
  roomIds: string[];
  staffIds: string[];
};

// Ids are given out before the commit, so a row that commits late may have a smaller id than one that was read already, and a
// reader that only remembered the greatest would skip it. Readers therefore go by transaction and stop at the oldest that
// still runs (pg_snapshot_xmin): below it everything is decided and nothing can be added, so (xid, id) never changes behind
// a reader. What is committed above it waits until the older ones have ended.
const edge = sql`pg_snapshot_xmin(pg_current_snapshot())`;

/** What a reader of now sees, to ask {@link isUnchangedSince} later. */
export const currentSnapshot = sql<string>`pg_current_snapshot()::text`;

/**
 * SQL condition: all that a company's outbox tells was to be seen in a snapshot, whenever it was written (ADR 42). In order, because
 * for a mere `exists` PostgreSQL guesses that a third of the outbox is younger, and looks through all of it for the first.
 */
export const isUnchangedSince = (companyId: string | null, snapshot: string | null) => sql<boolean>`
  (
    select told.id from outbox as told where told.company_id = ${companyId}::uuid
      and told.xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(told.xid, ${snapshot}::pg_snapshot)
    order by told.xid, told.id limit 1
  ) is null`;

type Row = {
  xid: string;
  id: string;
  company_id: string;
  at: number;
  ids: string[];
  room_ids: string[];
  staff_ids: string[];
};

const columns = sql`told.xid::text as xid, told.id::text as id, told.company_id, told.created_at as at, told.ids, told.room_ids, told.staff_ids`;

const toChange = ({ xid, id, company_id, at, ids, room_ids, staff_ids }: Row): Change => ({
  companyId: company_id,
  xid: BigInt(xid),
  id: BigInt(id),
  at,
  meetingIds: ids,
  roomIds: room_ids,
  staffIds: staff_ids,
});

/** The first transaction that is not decided yet. */
export async function readEdge(db: Kysely<Database>): Promise<bigint> {
  const { rows } = await sql<{ edge: string }>`select ${edge}::text as edge`.execute(db);
  return BigInt(rows[0]?.edge ?? 0);
}

type Reading = {
  changes: Change[];
  /** Where to go on from. */
  edge: bigint;
  /** Something is committed that has to wait for an older transaction. */
  waits: boolean;
};

/** What these companies' transactions from `from` on have changed. */
export async function readChanges(
  db: Kysely<Database>,
  { companyIds, from }: { companyIds: string[]; from: bigint },
): Promise<Reading> {
  // Of what has to wait only that it does: it may be all that an hour has brought, and is asked for again and again.
  const { rows } = await sql<{ edge: string; waits: boolean } & (Row | { id: null })>`
    select ${edge}::text as edge,
      exists (select from outbox as late where late.company_id = any(${companyIds}::uuid[]) and late.xid >= ${edge})
        as waits, ${columns}
    from (select) as always
      left join outbox as told on told.company_id = any(${companyIds}::uuid[])
        and told.xid >= ${`${from}`}::xid8 and told.xid < ${edge}
    order by told.xid, told.id`.execute(db);
  return {
    changes: rows.flatMap((row) => (row.id === null ? [] : toChange(row))),
    edge: BigInt(rows[0]?.edge ?? from),
    waits: rows[0]?.waits ?? false,
  };
}

type Missed = { companyId: string; until: bigint; limit: number };

/** What a company has changed from a place on (inclusive), before the transaction `until`; undefined for a place that never was. */
export async function readMissed(
  db: Kysely<Database>,
  since: Cursor,
  missed: Missed,
): Promise<Change[] | undefined> {
  const { rows } = await sql<{ known: boolean }>`
    select ${`${since.xid}`}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as known`.execute(db);
  if (!rows[0]?.known) return undefined;
  return readBefore(
    db,
    missed,
    sql`(told.xid, told.id) >= (${`${since.xid}`}::xid8, ${`${since.id}`}::bigint)`,
  );
}

/** What a company has changed lately, before the transaction `until`. */
export const readRecent = (db: Kysely<Database>, since: number, missed: Missed): Promise<Change[]> =>
  readBefore(db, missed, sql`told.created_at >= ${instant(since)}`);

async function readBefore(
  db: Kysely<Database>,
  { companyId, until, limit }: Missed,
  condition: RawBuilder<unknown>,
): Promise<Change[]> {
  const { rows } = await sql<Row>`
    select ${columns} from outbox as told
    where told.company_id = ${companyId} and told.xid < ${`${until}`}::xid8 and ${condition}
    order by told.xid, told.id limit ${limit}`.execute(db);
  return rows.map(toChange);
}
