import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { backups } from '@/lib/domain/limits/limits';
import type { Database } from '../../../db/database';
import { type StoredTable, tablesInOrder } from './tables-in-order';

/** Writes all rows of one store into another of the same schema that has none, wholly or not at all. */
export async function moveRows(from: Kysely<Database>, to: Kysely<Database>): Promise<void> {
  await from.transaction().execute((source) =>
    to.transaction().execute(async (target) => {
      for (const table of await tablesInOrder(source)) await moveTable(source, target, table);
      await moveSequences(source, target);
    }),
  );
}

async function moveTable(source: Transaction<Database>, target: Transaction<Database>, table: StoredTable) {
  const name = sql.id(table.name);
  const columns = sql.join(table.columns.map((column) => sql.id(column)));
  const count = table.pointsAtItself ? sql.raw('all') : sql.lit(backups.rowsPerBatch);
  await sql`declare moving cursor for select row_to_json(moved)::text as row from ${name} as moved`.execute(
    source,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${count} from moving`.execute(source);
    if (rows.length === 0) break;
    await sql`
      insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, ${`[${rows.map(({ row }) => row).join()}]`}::json)
    `.execute(target);
  }
  await sql`close moving`.execute(source);
}

async function moveSequences(source: Transaction<Database>, target: Transaction<Database>) {
  const { rows } = await sql<{ name: string; last: string }>`
    select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(source);
  for (const { name, last } of rows)
    await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(target);
}
