import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backupText } from '@/lib/text/zh-cn/backup';
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
  clock: Clock;
  logger: SupervisorLog;
};

/** Backs up the data that the configuration points to, and returns the lines for the operator. */
export async function backUp({
  file: requestedFile,
  dataDir,
  server,
  clock,
  logger,
}: Options): Promise<string[]> {
  const file = requestedFile ?? path.resolve(dataDir, 'backups', backupName(clock.now()));
  if (!requestedFile) await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  if (server) await backUpServer(server, file);
  else await backUpStore({ dataDir, file, clock, logger });
  return [backupText.made(file)];
}
