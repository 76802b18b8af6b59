import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../db/database';

export type StoredTable = {
  name: string;
  /** Those that are written, not computed. */
  columns: string[];
  /** Its rows point at each other, so they have to arrive together. */
  pointsAtItself: boolean;
};

type Row = { name: string; columns: string[]; parents: string[] };

/** Written by the migrator itself; and the outbox, whose transaction numbers mean nothing in another database. */
const notMoved = ['kysely_migration', 'kysely_migration_lock', 'outbox'];

/** The tables of the product, each after those that its rows point at. */
export async function tablesInOrder(db: Kysely<Database>): Promise<StoredTable[]> {
  const { rows } = await sql<Row>`
    select t.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
         where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(distinct p.relname), '[]') from pg_constraint c join pg_class p on p.oid = c.confrelid
         where c.conrelid = t.oid and c.contype = 'f') as parents
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and not t.relname = any(${notMoved})
    order by t.relname`.execute(db);
  const byName = new Map(rows.map((row) => [row.name, row]));
  const ordered = new Set<Row>();
  const place = (row: Row) => {
    for (const parent of row.parents) {
      const above = byName.get(parent);
      if (above && above !== row && !ordered.has(above)) place(above);
    }
    ordered.add(row);
  };
  rows.forEach(place);
  return [...ordered].map(({ name, columns, parents }) => ({
    name,
    columns,
    pointsAtItself: parents.includes(name),
  }));
}
