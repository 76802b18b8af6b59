import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/database';

/** The tables that the load writes most. */
const tables = [
  'meeting',
  'meeting_member',
  'room_order',
  'change_log',
  'audit_record',
  'audit_record_auditor',
];

type Part = { drop: string; create: string };

/**
 * Writes with the indexes and constraints of the big tables taken away, and puts them back as they were: what is there by then is
 * checked as a whole, which takes a fraction of checking row by row. Call it inside a transaction: whatever fails leaves all in place.
 */
export async function withoutIndexes(trx: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  const parts = await readParts(trx);
  for (const { drop } of parts.toReversed()) await sql.raw(drop).execute(trx);
  await work();
  for (const { create } of parts) await sql.raw(create).execute(trx);
}

// Keys before what refers to them, and plain indexes in between.
async function readParts(trx: Kysely<Database>): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create,
      array_position(array['p', 'u', 'x', 'f'], contype::text) as step, conname as name
    from pg_constraint
    where contype in ('p', 'u', 'x', 'f')
      and (conrelid = any(${tables}::regclass[]) or (contype = 'f' and confrelid = any(${tables}::regclass[])))
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 3.5, relname
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = any(${tables}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
    order by step, name`.execute(trx);
  return rows;
}
