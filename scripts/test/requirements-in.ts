import { root } from '../lib/run.mjs';
import { titledNumbers } from '../requirements/titles.mjs';

/** The requirement numbers that the test titles under these folders carry. */
export function requirementsIn(...folders: string[]): string[] {
  const isUnder = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
  return [...titledNumbers(root)]
    .filter(([, files]) => files.some(isUnder))
    .map(([number]) => number)
    .sort();
}
