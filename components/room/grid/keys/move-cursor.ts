import { limits } from '@/lib/domain/limits/limits';
import { columnCount, nameColumn } from '../grid-columns';

const lastColumn = columnCount - 1;
const longest = limits.maxMeetingMinutes / limits.slotMinutes;

/** Columns that can be booked without a break between them, both ends included. */
export type Stretch = { first: number; last: number };

/** Where the keyboard is. With an anchor, everything between it and the column is selected. */
export type Position = { row: number; column: number; anchor?: number };

export type GridShape = {
  rows: number;
  /** How many rows one sees at a time. */
  pageRows: number;
  stretchesOf: (row: number) => readonly Stretch[];
};

export type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Why a key leads nowhere; each is said. */
export type BlockedMove = 'none-free' | 'last-free' | 'too-long' | 'not-free';
export type Move = { to: Position; blocked?: BlockedMove };

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high));

type Step = (at: Position, shape: GridShape) => Move;

const toRow =
  (rowOf: (row: number, shape: GridShape) => number): Step =>
  ({ row, column }, shape) => ({ to: { row: clamp(rowOf(row, shape), 0, shape.rows - 1), column } });

/** First and last time that can be booked; pressed there, the row's own ends. */
const home: Step = ({ row, column }, shape) => {
  const first = shape.stretchesOf(row)[0]?.first;
  return { to: { row, column: first === undefined || first === column ? nameColumn : first } };
};
const end: Step = ({ row, column }, shape) => {
  const last = shape.stretchesOf(row).at(-1)?.last;
  return { to: { row, column: last === undefined || last === column ? lastColumn : last } };
};

const left: Step = ({ row, column }) => ({ to: { row, column: Math.max(column - 1, nameColumn) } });
/** From the name into the time one can book, not into the night. */
const right: Step = (at, shape) =>
  at.column === nameColumn && shape.stretchesOf(at.row).length > 0
    ? home(at, shape)
    : { to: { row: at.row, column: Math.min(at.column + 1, lastColumn) } };

const nextFree: Step = (at, shape) => {
  const to = { row: at.row, column: at.column };
  const stretches = shape.stretchesOf(at.row);
  const next = stretches.find(({ first }) => first > at.column);
  if (next) return { to: { ...to, column: next.first } };
  const last = stretches.at(-1);
  return { to, blocked: last && at.column <= last.last ? 'last-free' : 'none-free' };
};

/** Grows or shrinks the selection by a quarter; it stays in its stretch and within the longest meeting. */
const extend =
  (by: 1 | -1): Step =>
  ({ row, column, anchor = column }, shape) => {
    const stretch = shape.stretchesOf(row).find(({ first, last }) => first <= column && column <= last);
    if (!stretch) return { to: { row, column }, blocked: 'not-free' };
    const low = Math.max(stretch.first, anchor - longest + 1);
    const high = Math.min(stretch.last, anchor + longest - 1);
    const next = column + by;
    const to = { row, anchor, column: clamp(next, low, high) };
    if (next >= low && next <= high) return { to };
    return { to, blocked: next < stretch.first || next > stretch.last ? 'not-free' : 'too-long' };
  };

const steps: Record<string, Step> = {
  ArrowLeft: left,
  ArrowRight: right,
  ArrowUp: toRow((row) => row - 1),
  ArrowDown: toRow((row) => row + 1),
  PageUp: toRow((row, { pageRows }) => row - pageRows),
  PageDown: toRow((row, { pageRows }) => row + pageRows),
  Home: home,
  End: end,
  g: nextFree,
  'Shift+g': nextFree,
  'Shift+ArrowLeft': extend(-1),
  'Shift+ArrowRight': extend(1),
  'Ctrl+Home': toRow(() => 0),
  'Ctrl+End': toRow((_, { rows }) => rows - 1),
};

/** The keys that move, for help. */
export const movingKeys: readonly string[] = Object.keys(steps);

const nameOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }: Key) =>
  [
    altKey && 'Alt',
    metaKey && 'Meta',
    ctrlKey && 'Ctrl',
    shiftKey && 'Shift',
    key.length > 1 ? key : key.toLowerCase(),
  ]
    .filter(Boolean)
    .join('+');

/**
 * Where a key leads on the grid (UX-01); nothing for keys that do not move.
 *
 * @example
 * moveCursor({ row: 0, column: 40 }, { key: 'ArrowDown' }, shape)?.to //=> { row: 1, column: 40 }
 */
export function moveCursor(at: Position, key: Key, shape: GridShape): Move | undefined {
  if (shape.rows === 0) return undefined;
  return steps[nameOf(key)]?.(at, shape);
}
