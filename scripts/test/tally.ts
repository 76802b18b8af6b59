import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { root } from '../lib/run.mjs';

/** How long the tests of one file took, in seconds. */
export type TestFile = { file: string; seconds: number };

/** The outcome of a step of the run; `reasons` tell its failures, each with its name and how it failed. */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  reasons: string[];
  files: TestFile[];
};

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  testResults: JestSuite[];
};
type JestSuite = {
  name: string;
  status: string;
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

/** Reads jest's `--json` report; a suite that could not even start counts as one failed test. */
export const jestTally = (file: string): Tally | undefined => {
  const report = read<JestReport>(file);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
      reasons: report.testResults.flatMap(reasonsOfJestSuite),
      files: report.testResults.map(({ name, startTime, endTime }) => ({
        file: path.relative(root, name),
        seconds: (endTime - startTime) / 1_000,
      })),
    }
  );
};

/** Reads Playwright's json report; a test that passed only when tried again has failed. */
export const playwrightTally = (file: string): Tally | undefined => {
  const report = read<JSONReport>(file);
  return (
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      skipped: report.stats.skipped,
      reasons: [
        ...report.suites.flatMap(reasonsOfPlaywrightSuite),
        ...report.errors.map(({ message = '' }) => message),
      ],
      files: playwrightFiles(report.suites),
    }
  );
};

function reasonsOfJestSuite({ name, status, message, assertionResults }: JestSuite): string[] {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const again = `npx jest ${file}`;
  if (status === 'failed' && failed.length === 0) return [reason(file, { message, again })];
  return failed.map((test) =>
    reason(`${file} › ${test.fullName}`, { message: test.failureMessages[0], again }),
  );
}

function reasonsOfPlaywrightSuite({ suites = [], specs }: JSONReportSuite): string[] {
  const failed = specs.filter((spec) =>
    spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return [
    ...failed.map((spec) => {
      const [error] = spec.tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors);
      const again = `npx playwright test -c e2e/playwright.config.ts ${spec.file}:${spec.line}`;
      return reason(`${spec.file}:${spec.line} › ${spec.title}`, { message: error?.message, again });
    }),
    ...suites.flatMap(reasonsOfPlaywrightSuite),
  ];
}

/** Playwright's paths begin in the folder of its configuration. */
function playwrightFiles(suites: readonly JSONReportSuite[]): TestFile[] {
  const seconds = new Map<string, number>();
  const addSpecs = ({ specs, suites: inner = [] }: JSONReportSuite) => {
    for (const { file, tests } of specs) {
      const took = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
      seconds.set(`e2e/${file}`, (seconds.get(`e2e/${file}`) ?? 0) + took / 1_000);
    }
    inner.forEach(addSpecs);
  };
  suites.forEach(addSpecs);
  return [...seconds].map(([file, took]) => ({ file, seconds: took }));
}

const longestReason = 12;

/** Only the beginning of what went wrong: a log that is cut off still ends with every failure's name. */
const reason = (test: string, { message = '', again }: { message?: string; again: string }) =>
  [test, `again: ${again}`, ...stripVTControlCharacters(message).split('\n').slice(0, longestReason)].join(
    '\n    ',
  );

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
