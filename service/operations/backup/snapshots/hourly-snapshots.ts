import { stat } from 'node:fs/promises';
import path from 'node:path';
import { backups } from '@/lib/domain/limits/limits';
import { storeFiles } from '../../../db/embedded/store-files';
import type { SupervisorLog } from '../../../db/embedded/process/supervise';
import type { LastingFailures } from '../../../kernel/errors/lasting-failures';
import type { BackupSource } from '../backup-source';
import { backupTime, newestSnapshot } from '../../../db/embedded/snapshot-files';
import { takeSnapshot } from './take-snapshot';

export type HourlySnapshots = {
  /** Takes a snapshot when an hour has passed since the last try; never fails, but says so in the log. */
  takeIfDue(): Promise<void>;
  close(): Promise<void>;
};

/** Snapshots of a running store. The hour goes on across restarts: it counts from the newest file. */
export function hourlySnapshots(
  source: BackupSource,
  { logger, failures }: { logger: SupervisorLog; failures: LastingFailures },
): HourlySnapshots {
  let lastTry: number | undefined;
  let running = Promise.resolve();

  const takeOneIfDue = async () => {
    const now = source.clock.now();
    try {
      lastTry ??= await lastSafe(source.dataDir);
      if (now - lastTry < backups.snapshotEveryMs) return;
      lastTry = now;
      logger.info({ snapshot: await takeSnapshot(source) }, 'the hourly snapshot of the embedded store');
      failures.succeeded('hourly snapshot');
    } catch (error) {
      failures.failed('hourly snapshot');
      logger.warn({ err: error }, 'the hourly snapshot of the embedded store failed');
    }
  };
  const takeIfDue = () => (running = running.then(takeOneIfDue));
  const timer = setInterval(() => void takeIfDue(), backups.checkEveryMs);
  timer.unref();
  void takeIfDue();

  return {
    takeIfDue,
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

/** The newest snapshot's time, or, as long as there is none, when the store was made. */
async function lastSafe(dataDir: string): Promise<number> {
  const newest = await newestSnapshot(dataDir);
  if (newest) return backupTime(newest);
  return (await stat(path.join(storeFiles(dataDir).database, 'PG_VERSION'))).mtimeMs;
}
