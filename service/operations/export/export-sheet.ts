import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { formatValue, type SheetName } from '../setup/sheets/sheet';
import { sheets } from '../setup/sheets/sheets';
import { things } from '../setup/things/things';
import { csvLines } from './csv-lines';

/** A sheet of the company as an import takes it: without changes it is the same again. */
export async function* exportSheet(
  db: Kysely<Database>,
  companyId: string,
  name: SheetName,
): AsyncGenerator<string> {
  const columns = Object.entries(sheets[name].columns);
  const rows = await things[name].load(db, companyId);
  yield* csvLines(
    columns.map(([, { header }]) => header),
    rows.map(({ values }) => columns.map(([key, column]) => formatValue(column, values[key]))),
  );
}
