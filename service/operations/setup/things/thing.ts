import type { Kysely } from 'kysely';
import { setupLimits } from '@/lib/domain/limits/operator/setup-limits';
import type { Database } from '../../../db/database';
import type { SheetName, Values } from '../sheets/sheet';

/** A row of the store as a sheet shows it. A thing that no import made is named by its id. */
export type Stored = { id: string; code: string; values: Values };

/** A row to write: its values from the store with those of the file over them. */
export type Changed = Stored & { isNew: boolean; before: Values };

export type Target = {
  companyId: string;
  now: number;
  /** The id behind a code, of the store or of this import. */
  idOf(sheet: SheetName, code: string): string;
};

/** The way of one sheet into the store and back. */
export type Thing = {
  load(db: Kysely<Database>, companyId: string): Promise<Stored[]>;
  write(trx: Kysely<Database>, changed: readonly Changed[], target: Target): Promise<void>;
};

/** Rows in pieces that one statement takes. */
export async function inChunks<Row>(
  rows: readonly Row[],
  write: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += setupLimits.rowsPerStatement)
    await write(rows.slice(from, from + setupLimits.rowsPerStatement));
}

/** The code in the store; none where the id serves as one. */
export const externalCode = ({ id, code }: Stored): string | null => (code === id ? null : code);

/** The values of one cell as its sheet's column reads them. */
export const cellsOf = (values: Values) => ({
  text: (key: string): string | null => (typeof values[key] === 'string' ? values[key] : null),
  number: (key: string): number | null => (typeof values[key] === 'number' ? values[key] : null),
  flag: (key: string): boolean | null => (typeof values[key] === 'boolean' ? values[key] : null),
  texts: (key: string): string[] => listOf(values[key]).map(String),
  numbers: (key: string): number[] => listOf(values[key]).map(Number),
});

const listOf = (value: Values[string] | undefined): readonly (string | number)[] =>
  Array.isArray(value) ? (value as readonly (string | number)[]) : [];
