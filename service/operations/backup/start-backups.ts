import type { SupervisorLog } from '../../db/embedded/process/supervise';
import type { LastingFailures } from '../../kernel/errors/lasting-failures';
import { backupSource, type OpenStore } from './backup-source';
import { openBackupSocket } from './owner/backup-socket';
import { hourlySnapshots } from './snapshots/hourly-snapshots';

export type RunningBackups = { close(): Promise<void> };

/** The backup duties of a running product for its embedded store: hourly snapshots, and the socket for requested backups. */
export function startBackups(
  open: OpenStore,
  { logger, failures }: { logger: SupervisorLog; failures: LastingFailures },
): RunningBackups {
  const source = backupSource(open);
  const snapshots = hourlySnapshots(source, { logger, failures });
  const socket = openBackupSocket(source, logger).catch((error: unknown) => {
    logger.warn({ err: error }, 'nobody can ask for a backup of the embedded store');
    return undefined;
  });
  return {
    async close() {
      await (await socket)?.close();
      await snapshots.close();
    },
  };
}
