import { setupText } from '@/lib/text/zh-cn/setup';
import { formatValue, type SheetName } from '../sheets/sheet';
import { sheets } from '../sheets/sheets';
import type { Stored } from '../things/thing';
import type { ParsedSheet } from './parse-sheet';
import type { PlannedRow } from './plan-sheet';
import type { Problem } from './problems';

type Checked = {
  parsed: ParsedSheet;
  planned: readonly PlannedRow[];
  stored: readonly Stored[];
  /** Whether a code names a row of the store or of this import. */
  isKnown(sheet: SheetName, code: string): boolean;
};

/** Rows that are right by themselves, but not beside each other and what is in the store. */
export function checkRows(checked: Checked): Problem[] {
  return [
    ...duplicates(checked),
    ...unknownReferences(checked),
    ...cycles(checked),
    ...releasesWithoutSignIn(checked),
    ...sameDevices(checked),
  ];
}

/** A row whose key stands twice has one target, so both belong to one code. */
function duplicates({ parsed, planned, stored }: Checked): Problem[] {
  const { columns } = sheets[parsed.sheet];
  const inFile = new Set(planned.map(({ target }) => target.code));
  return Object.entries(columns).flatMap(([key, column]) => {
    if (!column.isUnique) return [];
    const lines = new Map<string, number>();
    const owners = new Map(
      stored.flatMap(({ code, values }) =>
        inFile.has(code) ? [] : [[formatValue(column, values[key]), code]],
      ),
    );
    return planned.flatMap(({ row, target }): Problem[] => {
      const text = formatValue(column, target.values[key]);
      if (text === '') return [];
      const place = parsed.placeOf(row.line, key);
      const [line, owner] = [lines.get(text), owners.get(text)];
      if (line !== undefined) return [{ ...place, text: setupText.duplicate(text, line) }];
      lines.set(text, row.line);
      return owner === undefined ? [] : [{ ...place, text: setupText.taken(text, owner) }];
    });
  });
}

function unknownReferences({ parsed, planned, isKnown }: Checked): Problem[] {
  const { columns } = sheets[parsed.sheet];
  const referring = Object.entries(columns).flatMap(([key, { refersTo }]) =>
    refersTo === undefined ? [] : [{ key, refersTo }],
  );
  return planned.flatMap(({ row }) =>
    referring.flatMap(({ key, refersTo }) =>
      codesIn(row.values[key])
        .filter((code) => !isKnown(refersTo, code))
        .map((code) => ({
          ...parsed.placeOf(row.line, key),
          text: setupText.unknownReference(sheets[refersTo].title, code),
        })),
    ),
  );
}

const codesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];

/** Rows whose parents lead back to themselves, each circle once. */
function cycles({ parsed, planned, stored }: Checked): Problem[] {
  if (sheets[parsed.sheet].columns.parent === undefined) return [];
  const parents = new Map<string, string>();
  for (const { code, values } of [...stored, ...planned.map(({ target }) => target)])
    parents.set(code, String(values.parent ?? ''));
  const judged = new Set<string>();
  return planned.flatMap(({ row, target }): Problem[] => {
    const path: string[] = [];
    let code = target.code;
    while (code !== '' && !judged.has(code) && !path.includes(code)) {
      path.push(code);
      code = parents.get(code) ?? '';
    }
    for (const each of path) judged.add(each);
    const start = path.indexOf(code);
    if (start < 0) return [];
    const circle = [...path.slice(start), code];
    return [{ ...parsed.placeOf(row.line, 'parent'), text: setupText.cycle(circle) }];
  });
}

function releasesWithoutSignIn({ parsed, planned }: Checked): Problem[] {
  if (parsed.sheet !== 'rooms') return [];
  return planned
    .filter(({ target }) => target.values.releaseAfter !== null && target.values.signIn !== true)
    .map(({ row }) => ({
      ...parsed.placeOf(row.line, 'releaseAfter'),
      text: setupText.releaseWithoutSignIn,
    }));
}

/** Devices of one room are told apart by their names: the same device under another code would show twice. */
function sameDevices({ parsed, planned, stored }: Checked): Problem[] {
  if (parsed.sheet !== 'devices') return [];
  const inFile = new Set(planned.map(({ target }) => target.code));
  const keyOf = ({ room, name }: Stored['values']) => JSON.stringify([room, name]);
  const owners = new Map(
    stored.flatMap(({ code, values }) => (inFile.has(code) ? [] : [[keyOf(values), code]])),
  );
  return planned.flatMap(({ row, isChanged, target: { code, values } }): Problem[] => {
    if (values.isRemoved === true) return [];
    const owner = owners.get(keyOf(values));
    if (owner === undefined) owners.set(keyOf(values), code);
    const isOther = isChanged && owner !== undefined && owner !== code;
    const text = setupText.sameDevice(String(values.name), String(owner));
    return isOther ? [{ ...parsed.placeOf(row.line, 'name'), text }] : [];
  });
}
