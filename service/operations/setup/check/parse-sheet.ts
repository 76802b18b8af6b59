import { setupText } from '@/lib/text/zh-cn/setup';
import { cutText } from '@/lib/web/cut-text';
import type { CellValue } from '../sheets/cell';
import type { Column, SheetName, Values } from '../sheets/sheet';
import { sheets } from '../sheets/sheets';
import type { RawRow, RawSheet } from '../read/raw-sheet';
import type { Problem } from './problems';

export type ParsedRow = { line: number; values: Values };

/** A sheet whose cells are read, with where each column stands in the file. */
export type ParsedSheet = {
  sheet: SheetName;
  rows: ParsedRow[];
  /** Where a cell is, for what is wrong with it. */
  placeOf(line: number, key?: string): Omit<Problem, 'text'>;
};

/** Reads every cell by its column; what cannot be read is a problem and no value. */
export function parseSheet(raw: RawSheet): { parsed: ParsedSheet; problems: Problem[] } {
  const { columns, key: nameKey } = sheets[raw.sheet];
  const problems: Problem[] = [];
  const keys = raw.headers.map((header) => keyOf(columns, header));
  const placeOf = (line: number, key?: string) => {
    const index = key === undefined ? -1 : keys.indexOf(key);
    return {
      ...{ file: raw.file, line },
      ...(index >= 0 && { column: index + 1, header: raw.headers[index] }),
    };
  };

  for (const [index, header] of raw.headers.entries()) {
    const key = keys[index];
    const place = { file: raw.file, line: raw.headerLine, column: index + 1 };
    if (key === undefined) {
      const headers = Object.values(columns).map((column) => column.header);
      problems.push({ ...place, text: setupText.unknownColumn(header, headers) });
    } else if (keys.indexOf(key) !== index)
      problems.push({ ...place, text: setupText.repeatedColumn(header) });
  }
  if (nameKey !== undefined && !keys.includes(nameKey) && !raw.broken) {
    const header = columns[nameKey]?.header ?? nameKey;
    problems.push({ ...placeOf(raw.headerLine), text: setupText.missingColumn([header]) });
  }
  if (raw.broken) problems.push({ file: raw.file, line: raw.broken.line, text: raw.broken.text });
  if (nameKey === undefined && raw.rows.length > 1)
    problems.push({ ...placeOf(raw.rows[1]?.line ?? 1), text: setupText.oneRow });
  // Cells under wrong headers would only repeat one mistake for every row.
  const rows = problems.length > 0 ? [] : raw.rows.map(parsedRow);
  return { parsed: { sheet: raw.sheet, rows, placeOf }, problems };

  function parsedRow({ line, cells }: RawRow): ParsedRow {
    const values: Record<string, CellValue | null> = {};
    if (cells.length !== keys.length)
      problems.push({ ...placeOf(line), text: setupText.cellCount(cells.length, keys.length) });
    else
      for (const [index, key] of keys.entries()) {
        const column = key === undefined ? undefined : columns[key];
        if (key === undefined || column === undefined) continue;
        const value = parsedCell(column, cells[index] ?? '');
        if (typeof value === 'object' && value !== null && 'problem' in value)
          problems.push({ ...placeOf(line, key), text: value.problem });
        else values[key] = value;
      }
    return { line, values };
  }
}

/** Scripts write keys, people write headers. */
const keyOf = (columns: Readonly<Record<string, Column>>, header: string): string | undefined =>
  Object.keys(columns).find((key) => key === header || columns[key]?.header === header);

const longestQuote = 40;

function parsedCell(column: Column, text: string): CellValue | null | { problem: string } {
  if (text === '') return column.isRequired ? { problem: setupText.emptyCell } : (column.initial ?? null);
  const value = column.cell.parse(text);
  if (value !== undefined) return value;
  return { problem: setupText.wrongCell(column.cell.expected, cutText(text, longestQuote)) };
}
