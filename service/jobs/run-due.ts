import { setTimeout as delay } from 'node:timers/promises';
import { jobRuns } from '@/lib/domain/limits/limits';
import { runAsClock } from '../kernel/commands/run-as-clock';
import type { Job } from '../kernel/commands/job';
import type { Deps } from '../kernel/deps';

/** Waits, or less long once it is aborted; never rejects. */
type Rest = (ms: number, signal: AbortSignal) => Promise<void>;

const restFor: Rest = (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => undefined);

type Parts = Pick<Deps, 'db' | 'clock' | 'logger' | 'changes'> & { rest?: Rest };

/** `nextAt`: when the first item that is not due yet will be, as far as the next run is not earlier. */
export type DueRun = { due: number; done: number; failed: number; nextAt?: number };

/**
 * Does everything of a job that is due, one small transaction after the other, so that requests get at a store of one connection in
 * between. An item that fails stays due and holds up no other.
 */
export async function runDue(
  { db, clock, logger, changes, rest = restFor }: Parts,
  { job, signal }: { job: Job; signal: AbortSignal },
): Promise<DueRun> {
  const run: DueRun = { due: 0, done: 0, failed: 0 };
  while (!signal.aborted) {
    const now = clock.now();
    const items = await job.findDue(db, now + jobRuns.everyMs, jobRuns.itemsAtOnce);
    const due = items.filter(({ dueAt }) => dueAt <= now);
    const next = items.find(({ dueAt }) => dueAt > now);
    if (next) run.nextAt = next.dueAt;
    const before = run.done;
    for (const [index, item] of due.entries()) {
      if (signal.aborted) break;
      run.due += 1;
      const startedAt = performance.now();
      try {
        if (await runAsClock({ db, changes, logger }, { job, item, now: clock.now() })) run.done += 1;
      } catch (error) {
        run.failed += 1;
        logger.warn({ err: error, job: job.name, ...item }, 'an item of a job failed and stays due');
      }
      if (job.isBulk && index < due.length - 1)
        await rest((performance.now() - startedAt) * jobRuns.bulkRest, signal);
    }
    // Items that another process has taken, or that have failed, are not read again at once.
    if (due.length < jobRuns.itemsAtOnce || run.done === before) break;
  }
  if (run.due > 0) logger.info({ job: job.name, due: run.due, done: run.done }, 'a job has run');
  return run;
}
