import { existsSync, readFileSync } from 'node:fs';

/** What a step of the run came to. */
export type Tally = { passed: number; failed: number; skipped: number };

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Reads jest's `--json` report; a suite that could not even start counts as one failed test. */
export const jestTally = (file: string): Tally | undefined => {
  const report = read<JestReport>(file);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    }
  );
};

/** Reads Playwright's json report; a test that passed only when tried again has failed. */
export const playwrightTally = (file: string): Tally | undefined => {
  const report = read<PlaywrightReport>(file);
  return (
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      skipped: report.stats.skipped,
    }
  );
};

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
