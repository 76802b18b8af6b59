import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { slowestFiles } from './slowest-files';
import { jestTally, playwrightTally, type Tally } from './tally';

type Row = Tally & { step: string; seconds: number };
type Environment = Record<string, string | undefined>;

export type RunLog = ReturnType<typeof createRunLog>;

/**
 * Runs steps, keeps going when one fails, adds up what they came to, and repeats at the end what failed and what took longest.
 * Steps may run side by side.
 */
export function createRunLog() {
  const rows: Row[] = [];
  let reportCount = 0;
  const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));

  return {
    /** A check that is right or wrong as a whole: it counts only when it fails, and only then shows its output. */
    check: (step: string, command: string[], env: Environment = {}) =>
      record(step, async () => failedIf((await run(command, { env, quiet: true })) !== 0)),

    jest: (step: string, args: string[], env: Environment = {}) =>
      record(step, async () => {
        const report = newReport();
        const code = await run(['npx', 'jest', ...args, '--json', `--outputFile=${report}`], { env });
        return settle(jestTally(report), { step, code });
      }),

    playwright: (step: string, args: string[], env: Environment = {}) =>
      record(step, async () => {
        const report = newReport();
        const command = ['npx', 'playwright', 'test', '--config=e2e/playwright.config.ts', ...args];
        const code = await run(command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
        return settle(playwrightTally(report), { step, code });
      }),

    finish(): Tally {
      rmSync(reports, { recursive: true, force: true });
      console.log(`\n${table(rows)}\n`);
      const sum = rows.reduce<Tally>(add, failedIf(false));
      for (const { step, reasons: failures } of rows)
        for (const reason of failures) console.log(`✗ ${step}: ${reason}\n`);
      if (rows.some(({ files }) => files.length > 0)) console.log(`${slowestFiles(rows)}\n`);
      return sum;
    },
  };

  function newReport(): string {
    reportCount += 1;
    return path.join(reports, `${reportCount}.json`);
  }

  /** Answers whether the step passed. */
  async function record(step: string, work: () => Promise<Tally>): Promise<boolean> {
    console.log(`\n── ${step}`);
    const startedAt = performance.now();
    const tally = await work();
    rows.push({ step, ...tally, seconds: (performance.now() - startedAt) / 1_000 });
    if (tally.failed > 0) console.log(`\n✗ ${step}`);
    return tally.failed === 0;
  }
}

const failedIf = (failed: boolean): Tally => ({
  passed: 0,
  failed: Number(failed),
  skipped: 0,
  reasons: [],
  files: [],
});

/** A runner that dies without a report, or complains without a failed test, has failed once. */
function settle(tally: Tally | undefined, { step, code }: { step: string; code: number }): Tally {
  if (tally && (code === 0 || tally.failed > 0)) return tally;
  return { ...(tally ?? failedIf(true)), failed: 1, reasons: [`${step}: ended with ${code}, see there`] };
}

const add = <T extends Tally>(sum: T, row: T): T => ({
  ...sum,
  passed: sum.passed + row.passed,
  failed: sum.failed + row.failed,
  skipped: sum.skipped + row.skipped,
  reasons: [...sum.reasons, ...row.reasons],
});

function table(rows: Row[]): string {
  const width = Math.max(...rows.map(({ step }) => step.length));
  return rows
    .map(({ step, passed, failed, skipped, seconds }) =>
      [
        failed > 0 ? '✗' : '✓',
        step.padEnd(width),
        `${seconds.toFixed(1)} s`.padStart(8),
        `${passed}`.padStart(6),
        failed > 0 ? ` ${failed} failed` : '',
        skipped > 0 ? ` ${skipped} skipped` : '',
      ].join(' '),
    )
    .join('\n');
}
