import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backupText } from '@/lib/text/zh-cn/backup';
import type { StorageSetting } from '@/lib/settings/storage-setting';
import type { Clock } from '@/lib/time/clock';
import type { SupervisorLog } from '../../db/embedded/process/supervise';
import { backUpStore } from './back-up-store';
import { backUpServer } from './server/back-up-server';
import type { DatabaseServer } from './server/postgres-tool';
import { backupName } from '../../db/embedded/snapshot-files';

type Options = {
  file?: string;
  dataDir: string;
  server?: DatabaseServer;
  storage: StorageSetting;
  clock: Clock;
  logger: SupervisorLog;
};

/** Backs up the data that the configuration points to, and returns the lines for the operator. */
export async function backUp({ file: requestedFile, server, ...options }: Options): Promise<string[]> {
  const { dataDir, storage, clock } = options;
  const file = requestedFile ?? path.resolve(dataDir, 'backups', backupName(clock.now()));
  if (!requestedFile) await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const { uploads } = server
    ? await backUpServer(server, { file, storage, clock })
    : await backUpStore({ ...options, file });
  return [
    backupText.made(file),
    uploads === 'elsewhere' ? backupText.uploadsElsewhere : backupText.uploadsIncluded(uploads),
    backupText.notIncluded,
  ];
}
