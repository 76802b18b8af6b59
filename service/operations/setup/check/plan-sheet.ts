import { v7 as newId } from 'uuid';
import { setupText } from '@/lib/text/zh-cn/setup';
import type { CellValue } from '../sheets/cell';
import { formatValue, type Sheet, type Values } from '../sheets/sheet';
import { sheets } from '../sheets/sheets';
import type { Changed, Stored } from '../things/thing';
import type { ParsedRow, ParsedSheet } from './parse-sheet';
import type { Problem } from './problems';
import { readingOf } from './reading-of';

/** A row with what it becomes in the store. */
export type PlannedRow = { row: ParsedRow; target: Changed; isChanged: boolean };

/** A sheet with what becomes of each of its rows. */
export type PlannedSheet = { parsed: ParsedSheet; planned: PlannedRow[] };

/** The rows of a file beside those of the store: which are new, and which differ. */
export function planSheet(
  parsed: ParsedSheet,
  stored: readonly Stored[],
): { planned: PlannedRow[]; problems: Problem[] } {
  const sheet = sheets[parsed.sheet];
  const byCode = new Map(stored.map((each) => [each.code, each]));
  const problems: Problem[] = [];
  const planned = parsed.rows.map((row): PlannedRow => {
    const [only] = sheet.key === undefined ? stored : [];
    const code = sheet.key === undefined ? (only?.code ?? '') : String(row.values[sheet.key]);
    const existing = byCode.get(code);
    const values = mergedValues(sheet, row.values, existing?.values);
    const isDropped = existing === undefined && values.isRemoved === true;
    if (existing === undefined && !isDropped) problems.push(...missingValues({ sheet, parsed, row, values }));
    const isChanged = !isDropped && changedKeys(sheet, existing?.values ?? {}, values).length > 0;
    const target = {
      ...{ id: existing?.id ?? newId(), code, values },
      ...{ isNew: existing === undefined, before: existing?.values ?? {} },
    };
    return { row, target, isChanged };
  });
  return { planned, problems };
}

/** The columns in which two versions of a row differ. */
export const changedKeys = ({ columns }: Sheet, before: Values, after: Values): string[] =>
  Object.entries(columns)
    .filter(([key, column]) => formatValue(column, before[key]) !== formatValue(column, after[key]))
    .map(([key]) => key);

function mergedValues({ columns }: Sheet, row: Values, stored: Values | undefined): Values {
  const merged: Record<string, CellValue | null> = {};
  for (const [key, column] of Object.entries(columns)) {
    const value = row[key];
    const stays = value === undefined || (value === null && column.staysWhenEmpty);
    merged[key] = stays ? (stored === undefined ? (column.initial ?? null) : (stored[key] ?? null)) : value;
  }
  const isNamedAnew = merged.name !== stored?.name || merged.pinyin === null;
  if (columns.pinyin && !row.pinyin && isNamedAnew) merged.pinyin = readingOf(String(merged.name));
  return merged;
}

type New = { sheet: Sheet; parsed: ParsedSheet; row: ParsedRow; values: Values };

/** The columns that a new row cannot be without, where the file has no such column at all. */
function missingValues({ sheet, parsed, row, values }: New): Problem[] {
  const missing = Object.entries(sheet.columns).filter(
    ([key, { isRequired }]) => isRequired && !(key in row.values) && values[key] === null,
  );
  if (missing.length === 0) return [];
  const headers = missing.map(([, { header }]) => header);
  return [{ ...parsed.placeOf(row.line), text: setupText.missingColumn(headers) }];
}
