import type { Figure } from './figures';
import { placeText } from './tree';

/** The figures of one tree or several as a markdown table, a column each, and below it the folders that are too full. */
export function report(columns: readonly { title: string; figures: readonly Figure[] }[]): string {
  const [first] = columns;
  const rows = (first?.figures ?? []).map(({ key, label }) => [
    label,
    ...columns.map(({ figures }) => `${valueOf(figures, key)}`),
  ]);
  const table = [
    ['Figure', ...columns.map(({ title }) => title)],
    ['---', ...columns.map(() => '---:')],
    ...rows,
  ];
  return [
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
    ...columns.flatMap(({ title, figures }) => [
      '',
      `Folders with too many sources, ${title}: ${foldersOf(figures)}`,
    ]),
  ].join('\n');
}

/** Where a figure counts something, a line each. */
export const placesText = (figures: readonly Figure[], key: string): string | undefined =>
  figures
    .find((figure) => figure.key === key)
    ?.places?.map(placeText)
    .join('\n');

const valueOf = (figures: readonly Figure[], key: string) =>
  figures.find((figure) => figure.key === key)?.value ?? 0;

function foldersOf(figures: readonly Figure[]): string {
  const places = figures.find(({ key }) => key === 'full-folders')?.places ?? [];
  return places.map(({ file, text }) => `\`${file}\` (${text})`).join(', ') || 'none';
}
