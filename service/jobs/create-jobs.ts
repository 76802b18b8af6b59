import { jobRuns } from '@/lib/domain/limits/limits';
import type { Job } from '../kernel/commands/job';
import type { Deps, JobSignals } from '../kernel/deps';
import type { LastingFailures } from '../kernel/errors/lasting-failures';
import { runDue } from './run-due';

/** Calls the function once after so many milliseconds, unless the returned function is called before. */
export type Timer = (ms: number, onTime: () => void) => () => void;

const systemTimer: Timer = (ms, onTime) => {
  const timeout = setTimeout(onTime, ms).unref();
  return () => clearTimeout(timeout);
};

type Options = Pick<Deps, 'db' | 'clock' | 'logger' | 'changes'> & {
  jobs: readonly Job[];
  failures: LastingFailures;
  timer?: Timer;
};

export type RunningJobs = JobSignals & {
  /** Begins with what was missed. */
  start(): void;
  /** Begins nothing more; resolves when nothing is under way. */
  stop(): Promise<void>;
};

/**
 * The one runner of a process for everything that the clock does: at the start, every 10 seconds, and at the instant at which an item
 * becomes due in between. Several processes may run the same jobs (R39).
 */
export function createJobs({ jobs, failures, timer = systemTimer, ...parts }: Options): RunningJobs {
  const stopped = new AbortController();
  let cancelTimer = (): void => undefined;
  /** The instant of the next run. */
  let nextAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;

  return { start: () => runAt(parts.clock.now()), dueAt, stop };

  function dueAt(at: number): void {
    if (at < nextAt && nextAt < Number.POSITIVE_INFINITY) runAt(at);
  }

  async function stop(): Promise<void> {
    stopped.abort();
    cancelTimer();
    await running;
  }

  function runAt(at: number): void {
    if (stopped.signal.aborted) return;
    nextAt = at;
    // The run that is under way sets the timer at its end.
    if (running) return;
    cancelTimer();
    cancelTimer = timer(Math.max(0, at - parts.clock.now()), () => void run());
  }

  async function run(): Promise<void> {
    nextAt = parts.clock.now() + jobRuns.everyMs;
    running = runAll();
    await running;
    running = undefined;
    runAt(nextAt);
  }

  async function runAll(): Promise<void> {
    for (const job of jobs) {
      try {
        const run = await runDue(parts, { job, signal: stopped.signal });
        nextAt = Math.min(nextAt, run.nextAt ?? nextAt);
        if (run.failed > 0) failures.failed(job.name);
        else failures.succeeded(job.name);
      } catch (error) {
        failures.failed(job.name);
        parts.logger.warn({ err: error, job: job.name }, 'a job could not look for what is due');
      }
    }
  }
}
