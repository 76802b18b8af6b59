import { setupLimits } from '@/lib/domain/limits/operator/setup-limits';
import { setupText } from '@/lib/text/zh-cn/setup';
import { changedKeys, type PlannedRow, type PlannedSheet } from './check/plan-sheet';
import { formatValue } from './sheets/sheet';
import { sheets } from './sheets/sheets';

/** An import in words, sheet by sheet: how many rows, and what becomes of the first of them. */
export function describePlan(planned: readonly PlannedSheet[]): string[] {
  return planned.flatMap(({ parsed, planned: rows }) => {
    const changes = rows.filter(({ isChanged }) => isChanged);
    const added = changes.filter(({ target }) => target.isNew).length;
    const counts = { added, changed: changes.length - added, same: rows.length - changes.length };
    const { title } = sheets[parsed.sheet];
    const rest = changes.length - setupLimits.listedChanges;
    return [
      setupText.counted(title, counts),
      ...changes.slice(0, setupLimits.listedChanges).map((row) => describeRow(parsed.sheet, row)),
      ...(rest > 0 ? [setupText.moreChanges(rest)] : []),
    ];
  });
}

function describeRow(name: PlannedSheet['parsed']['sheet'], { target }: PlannedRow): string {
  const sheet = sheets[name];
  const { code, values, before, isNew } = target;
  const label = [sheet.key && code, values.name].filter(Boolean).join(' ');
  if (isNew) return setupText.added(label);
  const fields = changedKeys(sheet, before, values).flatMap((key) => {
    const column = sheet.columns[key];
    if (column === undefined) return [];
    return setupText.field(column.header, formatValue(column, before[key]), formatValue(column, values[key]));
  });
  return setupText.changed(label, fields);
}
