import type { StorageSetting } from '@/lib/settings/storage-setting';
import { backupText } from '@/lib/text/zh-cn/backup';
import type { Clock } from '@/lib/time/clock';
import type { SupervisorLog } from '../../../db/embedded/process/supervise';
import { isDump, openSealed } from '../archive/seal';
import { BackupError } from '../backup-error';
import { moveToServer } from '../server/move-to-server';
import type { DatabaseServer } from '../server/postgres-tool';
import { restoreServer } from '../server/restore-server';
import { restoreUploads } from '../uploads/restore-uploads';
import { restoreStore } from './restore-store';

type Options = {
  file: string;
  dataDir: string;
  /** Where the product keeps its data on a server. */
  server?: DatabaseServer;
  storage: StorageSetting;
  replace: boolean;
  clock: Clock;
  logger: SupervisorLog;
};

/** Restores a backup to the place that the configuration names, and returns the lines for the operator. */
export async function restore({ file, server, storage, ...options }: Options): Promise<string[]> {
  const backup = await openSealed(file);
  const uploads = restoreUploads(backup === 'from a server' ? undefined : backup, storage);
  if (backup === 'from a server' || isDump(backup)) {
    if (!server) throw new BackupError(backupText.serverBackup(file));
    const lines = await restoreServer(server, { file, backup, uploads });
    return [backupText.restored(file), ...lines];
  }
  if (server) {
    const lines = await moveToServer({ ...options, backup, server, uploads });
    return [backupText.restored(file), backupText.movedToServer, ...lines];
  }
  const { movedAside, lines } = await restoreStore({ ...options, backup, uploads });
  return [backupText.restored(file), ...(movedAside ? [backupText.movedAside(movedAside)] : []), ...lines];
}
