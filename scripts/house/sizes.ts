import { flatTables, mostSourcesInFolder } from './plan';
import { isTest, type Place, type Tree } from './tree';

/** How long the sources of a tree are, in lines. */
export function linesOf(tree: Tree): number[] {
  return sourcesOf(tree).map(([, text]) => text.split('\n').length - Number(text.endsWith('\n')));
}

/** The value that a share of the numbers does not exceed, 0.5 for the median; 0 without numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Folders with too many sources directly in them, the fullest first; flat tables may have as many as they need. */
export function fullFolders(tree: Tree): Place[] {
  const counts = new Map<string, number>();
  for (const [file] of sourcesOf(tree)) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    if (folder !== '' && !flatTables.includes(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > mostSourcesInFolder)
    .sort(([, a], [, b]) => b - a)
    .map(([folder, count]) => ({ file: folder, line: 1, text: `${count} sources` }));
}

const sourcesOf = (tree: Tree) => [...tree].filter(([file]) => !isTest(file));
