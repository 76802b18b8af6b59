import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { numbersIn, testFiles, titledNumbers } from '../requirements/titles.mjs';

/** The marks of a file with a long form: more of what it tries, or tests that `npm test` leaves out. It runs all others whole. */
const mark = /\bimport \{[^}]*\bisLong\b[^}]*\} from|'@long'/;
/** The title of a test that is always left out. */
const longTitle = /(['"`])(?:(?!\1).)*\1,\s*\{ tag: '@long' \}/g;
/** The longest, which watches memory for half an hour, begins when everything else has passed. */
const longest = 'e2e/stack/steady-load.spec.ts';
/** Tests about races also run on a second PostgreSQL. */
const raceNumbers = ['R01', 'R02'];

/** The test files that have a long form, the longest last. */
export function longForms(): string[] {
  const files = testFiles(root).filter((file) => mark.test(readFileSync(path.join(root, file), 'utf8')));
  return [...files.filter((file) => file !== longest).sort(), ...files.filter((file) => file === longest)];
}

/** The requirements that no test of `npm test` carries. */
export function provedInLongFormsAlone(): string[] {
  const texts = testFiles(root).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const proved = new Set(texts.flatMap((text) => [...numbersIn(text.replace(longTitle, ''))]));
  return [...titledNumbers(root).keys()].filter((number) => !proved.has(number)).sort();
}

export function isAboutRaces(file: string): boolean {
  const titled = titledNumbers(root);
  return raceNumbers.some((number) => titled.get(number)?.includes(file));
}
