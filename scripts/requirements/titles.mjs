import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const notOurs = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage']);
const testFile = /\.(test|spec)\.tsx?$/;

/** The numbers that a text of a test begins with: a title, or a row of its table that becomes one. */
const titleStart = /['"`]((?:\[[A-Z]+-?\d+\] )+)/g;

/** For each number that a test title carries, the test files that do, as paths from the root. */
export function titledNumbers(root) {
  const titled = new Map();
  for (const file of testFiles(root)) {
    for (const number of numbersIn(readFileSync(join(root, file), 'utf8'))) {
      titled.set(number, [...(titled.get(number) ?? []), file]);
    }
  }
  return titled;
}

/** The numbers that the titles in a test file's text carry. */
export function numbersIn(text) {
  const starts = [...text.matchAll(titleStart)].map(([, numbers]) => numbers);
  return new Set(starts.flatMap((numbers) => numbers.match(/[A-Z]+-?\d+/g)));
}

/** All test files of the repository, as paths from the root. */
export function testFiles(root, folder = '') {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.') && !notOurs.has(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return testFiles(root, path);
      return testFile.test(path) ? [path] : [];
    })
    .sort();
}
