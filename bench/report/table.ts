import { type Figure, meetsAim, meetsGate } from '../figure';
import type { RunFacts } from './run-facts';

const heads = ['figure', 'value', 'gate', 'aim', 'verdict'];

export const verdictOf = (figure: Figure): 'aim met' | 'gate met' | 'MISSED' => {
  if (!meetsGate(figure)) return 'MISSED';
  return meetsAim(figure) ? 'aim met' : 'gate met';
};

/** As short as possible, but never so short that a missed limit looks met. */
function written(value: number, limits: readonly number[] = []): string {
  const digits = [value < 10 ? 2 : 1, 4].find((count) =>
    limits.every((limit) => value === limit || Number(value.toFixed(count)) !== limit),
  );
  return `${digits === undefined ? value : Number(value.toFixed(digits))}`;
}

const withUnit = ({ value, unit, gate, aim }: Figure) =>
  `${written(value, [gate, aim])}${unit === 'ratio' ? '' : ` ${unit}`}`;
const limit = (value: number, figure: Figure) => `${figure.better === 'more' ? '≥' : '≤'} ${written(value)}`;

function cells(figure: Figure): string[] {
  const unsteady = figure.parts?.unsteady ?? 0;
  return [
    figure.title,
    withUnit(figure),
    limit(figure.gate, figure),
    limit(figure.aim, figure),
    unsteady > 0
      ? `${verdictOf(figure)} (${unsteady} unsteady rounds: repeat on a quiet machine)`
      : verdictOf(figure),
  ];
}

/** For the terminal. */
export function printTable(figures: readonly Figure[]): string {
  const rows = [heads, ...figures.map(cells)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

/** For docs/performance.md. */
export function markdownTable(figures: readonly Figure[], run: RunFacts): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [
    `${run.date}, ${run.cores} cores (${run.cpu}), ${run.memoryGb} GB, Node ${run.node}, PostgreSQL ${run.postgres}:`,
    '',
    line(heads),
    line(['---', '---:', '---:', '---:', '---']),
    ...figures.map((figure) => line(cells(figure))),
  ].join('\n');
}
