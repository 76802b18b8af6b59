import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { testFiles, titledNumbers } from '../requirements/titles.mjs';

/** The mark of a file with a long form; `npm test` runs all others whole. */
const mark = /\bimport \{[^}]*\bisLong\b[^}]*\} from/;
/** The longest, which watches memory for half an hour, begins when everything else has passed. */
const longest = 'e2e/stack/steady-load.spec.ts';
/** Tests about races also run on a second PostgreSQL. */
const raceNumbers = ['R01', 'R02'];

/** The test files that have a long form, the longest last. */
export function longForms(): string[] {
  const files = testFiles(root).filter((file) => mark.test(readFileSync(path.join(root, file), 'utf8')));
  return [...files.filter((file) => file !== longest).sort(), ...files.filter((file) => file === longest)];
}

export function isAboutRaces(file: string): boolean {
  const titled = titledNumbers(root);
  return raceNumbers.some((number) => titled.get(number)?.includes(file));
}
