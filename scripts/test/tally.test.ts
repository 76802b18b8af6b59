import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jestTally, playwrightTally } from './tally';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tally-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const reportOf = (content: unknown) => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('counts a suite that could not start as a failed test', () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2, numPendingTests: 3 };
  expect(jestTally(reportOf(report))).toEqual({ passed: 7, failed: 3, skipped: 3 });
});

it('counts a browser test that needed a second try, and an error outside of tests, as failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  expect(playwrightTally(reportOf(report))).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

it('knows nothing of a runner that left no report', () => {
  expect(jestTally(path.join(folder, 'absent.json'))).toBeUndefined();
});
