import type { TestFile } from './tally';

const longestList = 10;

/** The slowest test files of all steps, as lines; a file that ran in two steps is listed for each. */
export function slowestFiles(steps: readonly { step: string; files: readonly TestFile[] }[]): string {
  const lines = steps
    .flatMap(({ step, files }) => files.map((file) => ({ ...file, step })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, longestList)
    .map(({ file, seconds, step }) => `${`${seconds.toFixed(1)} s`.padStart(10)}  ${file} (${step})`);
  return [`The ${lines.length} slowest test files:`, ...lines].join('\n');
}
