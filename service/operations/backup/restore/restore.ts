import { backupText } from '@/lib/text/zh-cn/backup';
import type { Clock } from '@/lib/time/clock';
import type { SupervisorLog } from '../../../db/embedded/process/supervise';
import { openSealed } from '../archive/seal';
import { BackupError } from '../backup-error';
import { restoreStore } from './restore-store';
import { moveToServer } from '../server/move-to-server';
import type { DatabaseServer } from '../server/postgres-tool';
import { restoreServer } from '../server/restore-server';

type Options = {
  file: string;
  dataDir: string;
  /** Where the product keeps its data on a server. */
  server?: DatabaseServer;
  replace: boolean;
  clock: Clock;
  logger: SupervisorLog;
};

/** Restores a backup to the place that the configuration names, and returns the lines for the operator. */
export async function restore({ file, server, ...options }: Options): Promise<string[]> {
  const backup = await openSealed(file);
  if (backup === 'from a server') {
    if (!server) throw new BackupError(backupText.serverBackup(file));
    await restoreServer(server, file);
    return [backupText.restored(file)];
  }
  if (server) {
    await moveToServer({ ...options, backup, server });
    return [backupText.restored(file), backupText.movedToServer];
  }
  const { movedAside } = await restoreStore({ ...options, backup });
  return [backupText.restored(file), ...(movedAside ? [backupText.movedAside(movedAside)] : [])];
}
