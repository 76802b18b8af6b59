import { jobRuns } from '@/lib/domain/limits/limits';
import { runAsClock } from '../kernel/commands/run-as-clock';
import type { Job } from '../kernel/commands/job';
import type { Deps } from '../kernel/deps';

type Parts = Pick<Deps, 'db' | 'clock' | 'logger' | 'changes'>;

/** `nextAt`: when the first item that is not due yet will be, as far as the next run is not earlier. */
export type DueRun = { due: number; done: number; nextAt?: number };

/**
 * Does everything of a job that is due, one small transaction after the other, so that requests get at a store of one connection in
 * between. An item that fails stays due and holds up no other.
 */
export async function runDue(
  { db, clock, logger, changes }: Parts,
  { job, signal }: { job: Job; signal: AbortSignal },
): Promise<DueRun> {
  const run: DueRun = { due: 0, done: 0 };
  while (!signal.aborted) {
    const now = clock.now();
    const items = await job.findDue(db, now + jobRuns.everyMs, jobRuns.itemsAtOnce);
    const due = items.filter(({ dueAt }) => dueAt <= now);
    const next = items.find(({ dueAt }) => dueAt > now);
    if (next) run.nextAt = next.dueAt;
    const before = run.done;
    for (const item of due) {
      if (signal.aborted) break;
      run.due += 1;
      try {
        if (await runAsClock({ db, changes, logger }, { job, item, now: clock.now() })) run.done += 1;
      } catch (error) {
        logger.warn({ err: error, job: job.name, ...item }, 'an item of a job failed and stays due');
      }
    }
    // Items that another process has taken, or that have failed, are not read again at once.
    if (due.length < jobRuns.itemsAtOnce || run.done === before) break;
  }
  if (run.due > 0) logger.info({ job: job.name, due: run.due, done: run.done }, 'a job has run');
  return run;
}
