import { setTimeout as delay } from 'node:timers/promises';
import { deadlines } from '@/lib/domain/limits/limits';
import type { StoreProcess } from './store-process';

export type SupervisorLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};

export type Supervision = { current(): StoreProcess; close(): Promise<void> };

type Options = { first: StoreProcess; start: () => Promise<StoreProcess>; logger: SupervisorLog };

const pingEveryMs = 500;
// Ticks are counted, not time: a parent that was stopped itself must not blame the child for the pause.
const missedTicks = deadlines.statementMs / pingEveryMs;
const restartDelaysMs = [0, 250, 1_000, 2_500];

/** Keeps one store process running: a stuck one is killed, an ended one started again, until closed. */
export function supervise({ first, start, logger }: Options): Supervision {
  let current = first;
  let closing = false;
  let stopWatching = watch(first, logger);

  const restart = async () => {
    for (let attempt = 0; !closing; attempt += 1) {
      await delay(restartDelaysMs[Math.min(attempt, restartDelaysMs.length - 1)]);
      try {
        current = await start();
        logger.info({ pid: current.pid }, 'the embedded database is back');
        return;
      } catch (error) {
        logger.warn({ err: error, attempt }, 'the embedded database could not be started again');
      }
    }
  };

  const keepRunning = async () => {
    while (!closing) {
      await current.ended;
      stopWatching();
      if (closing) return;
      logger.warn({ pid: current.pid }, 'the embedded database ended and is started again');
      await restart();
      if (closing) return;
      stopWatching = watch(current, logger);
    }
  };
  const running = keepRunning();

  return {
    current: () => current,
    async close() {
      closing = true;
      stopWatching();
      await current.close();
      await running;
      await current.close();
    },
  };
}

function watch(store: StoreProcess, logger: SupervisorLog): () => void {
  let missed = 0;
  let waiting = false;
  const timer = setInterval(() => {
    if (waiting) {
      missed += 1;
      if (missed < missedTicks) return;
      logger.warn({ pid: store.pid }, 'the embedded database answers nothing and is killed');
      clearInterval(timer);
      store.kill();
      return;
    }
    waiting = true;
    missed = 0;
    const answered = () => {
      waiting = false;
    };
    // A ping that cannot be sent goes to a process that is ending, which is noticed there.
    store.ping().then(answered, () => undefined);
  }, pingEveryMs);
  return () => clearInterval(timer);
}
