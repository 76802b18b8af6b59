import { existsSync } from 'node:fs';
import { backupText } from '@/lib/text/zh-cn/backup';
import type { StorageSetting } from '@/lib/settings/storage-setting';
import type { Clock } from '@/lib/time/clock';
import { connect } from '../../db/connect';
import { openEmbeddedStore } from '../../db/embedded';
import { isDatabase, storeFiles } from '../../db/embedded/store-files';
import type { SupervisorLog } from '../../db/embedded/process/supervise';
import { BackupError } from './backup-error';
import { noAnnounce } from '../admin/announce';
import { backupSource, produceBackup } from './backup-source';
import { requestBackup } from './owner/request-backup';
import { writeCounted, type WrittenBackup } from './uploads/write-counted';

type Options = {
  dataDir: string;
  file: string;
  storage: StorageSetting;
  clock: Clock;
  logger: SupervisorLog;
};

/** Backs up the embedded store of a data folder: by the product that runs on it, else by opening it. */
export async function backUpStore({
  dataDir,
  file,
  storage,
  clock,
  logger,
}: Options): Promise<WrittenBackup> {
  const write = (bytes: AsyncIterable<Buffer>) => writeCounted(file, bytes);
  const answer = await requestBackup(dataDir);
  if (answer) return write(answer);

  const { database, restored } = storeFiles(dataDir);
  if (!isDatabase(database) && !existsSync(restored))
    throw new BackupError(backupText.nothingToBackUp(dataDir));
  const store = await openEmbeddedStore({ dataDir, logger });
  const connection = connect({ ...store.connection, logger });
  try {
    const open = { dataDir, store, connection, clock, announce: noAnnounce, storage };
    return await produceBackup(backupSource(open), write);
  } finally {
    await connection.db.destroy();
    await store.close();
  }
}
