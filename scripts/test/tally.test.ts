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

it('counts a suite that could not start as a failed test, and names what failed', () => {
  const message = ['expected 1', ...Array.from({ length: 40 }, (_, line) => `at line ${line}`)].join('\n');
  const assertionResults = [
    { status: 'failed', fullName: 'a sum is right', failureMessages: [`\u001b[31m${message}\u001b[39m`] },
    { status: 'passed', fullName: 'a sum is there', failureMessages: [] },
  ];
  const testResults = [
    {
      name: path.resolve('lib/sum.test.ts'),
      ...{ status: 'failed', message, assertionResults },
      ...{ startTime: 1_000, endTime: 3_500 },
    },
    {
      name: path.resolve('lib/broken.test.ts'),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
      ...{ startTime: 1_000, endTime: 1_000 },
    },
  ];
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 3,
    testResults,
  };

  const tally = jestTally(reportOf(report));
  expect(tally).toMatchObject({ passed: 7, failed: 2, skipped: 3 });
  expect(tally?.reasons).toEqual([
    expect.stringMatching(
      /^lib\/sum\.test\.ts › a sum is right\n {4}again: npx jest lib\/sum\.test\.ts\n {4}expected 1\n/,
    ),
    'lib/broken.test.ts\n    again: npx jest lib/broken.test.ts\n    no such module',
  ]);
  expect(tally?.files).toEqual([
    { file: 'lib/sum.test.ts', seconds: 2.5 },
    { file: 'lib/broken.test.ts', seconds: 0 },
  ]);
  expect(tally?.reasons.join('\n').split('\n').length).toBeLessThan(20);
});

it('counts a browser test that needed a second try, and an error outside of tests, as failed, and names them', () => {
  const spec = (title: string, status: string, results: object[]) => ({
    file: 'specs/a.spec.ts',
    line: 3,
    title,
    tests: [{ status, results }],
  });
  const broken = [{ duration: 2_000, errors: [{ message: 'no such button' }] }];
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no browser' }],
    suites: [
      {
        specs: [
          spec('opens', 'expected', [{ duration: 500, errors: [] }]),
          spec('closes', 'unexpected', broken),
        ],
        suites: [{ specs: [spec('shakes', 'flaky', [...broken, { duration: 500, errors: [] }])] }],
      },
    ],
  };

  const again = 'npx playwright test -c e2e/playwright.config.ts specs/a.spec.ts:3';
  expect(playwrightTally(reportOf(report))).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    reasons: [
      `specs/a.spec.ts:3 › closes\n    again: ${again}\n    no such button`,
      `specs/a.spec.ts:3 › shakes\n    again: ${again}\n    no such button`,
      'no browser',
    ],
    files: [{ file: 'e2e/specs/a.spec.ts', seconds: 5 }],
  });
});

it('knows nothing of a runner that left no report', () => {
  expect(jestTally(path.join(folder, 'absent.json'))).toBeUndefined();
});
