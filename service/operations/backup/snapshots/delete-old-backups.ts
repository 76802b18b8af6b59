import type { SupervisorLog } from '../../../db/embedded/process/supervise';
import { backupSource, type OpenStore } from '../backup-source';
import { openBackupSocket } from '../owner/backup-socket';
import { hourlySnapshots } from './hourly-snapshots';

export type KeptBackups = { close(): Promise<void> };

/** What a running product does for the safety of its embedded store: snapshots, and backups for whoever may ask. */
export function keepBackups(open: OpenStore, logger: SupervisorLog): KeptBackups {
  const source = backupSource(open);
  const snapshots = hourlySnapshots(source, logger);
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
