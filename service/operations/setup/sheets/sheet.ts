import type { Cell, CellValue } from './cell';

/** The sheets of an import, in the order in which they refer to each other. */
export const sheetNames = [
  'company',
  'holidays',
  'departments',
  'staff',
  'areas',
  'services',
  'rooms',
  'devices',
] as const;
export type SheetName = (typeof sheetNames)[number];

export type Column = {
  /** As spreadsheets show it; JSON takes the column's key. */
  header: string;
  cell: Cell;
  /** An empty cell is a mistake. */
  isRequired?: boolean;
  /** Its codes name rows of this sheet. */
  refersTo?: SheetName;
  /** No two rows have the same. */
  isUnique?: boolean;
  /** An empty cell leaves the value as it is. */
  staysWhenEmpty?: boolean;
  /** The value in a new row without a cell; null stands for none. */
  initial?: CellValue;
};

/** Values by column key: null in an empty cell. Columns that a file does not have are left out. */
export type Values = Readonly<Record<string, CellValue | null>>;

export type Sheet = {
  title: string;
  /** The column whose value names the row; a sheet without one has a single row. */
  key?: string;
  columns: Readonly<Record<string, Column>>;
};

/**
 * Values as text, for comparing and for files.
 *
 * @example
 * formatted(sheet, { name: '望江', capacity: 8 }) //=> { name: '望江', capacity: '8' }
 */
export function formatValue({ cell }: Column, value: CellValue | null | undefined): string {
  return value === null || value === undefined ? '' : cell.format(value);
}
