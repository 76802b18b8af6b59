import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The requirement numbers that the test titles under these folders carry. */
export function requirementsIn(...folders: string[]): string[] {
  const numbers = folders
    .flatMap(testFiles)
    .flatMap((file) => readFileSync(file, 'utf8').match(/\[[A-Z]+-?\d{2}\]/g) ?? []);
  return [...new Set(numbers)].sort();
}

const testFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
