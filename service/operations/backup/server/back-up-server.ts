import { mkdtemp, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { StorageSetting } from '@/lib/settings/storage-setting';
import { backupText } from '@/lib/text/zh-cn/backup';
import type { Clock } from '@/lib/time/clock';
import { sealFolder } from '../archive/seal';
import { BackupError } from '../backup-error';
import { uploadsPart } from '../uploads/uploads-part';
import { writeCounted, type WrittenBackup } from '../uploads/write-counted';
import { type DatabaseServer, runPostgresTool } from './postgres-tool';

/** The dump in an archive. */
export const dumpName = 'database.dump';

type Options = { file: string; storage: StorageSetting; clock: Clock };

/** Backs a PostgreSQL database up with its own `pg_dump`, in its custom format, and the uploaded files with it. */
export const backUpServer = (server: DatabaseServer, options: Options): Promise<WrittenBackup> =>
  writeCounted(options.file, dumpAndUploads(server, options));

/**
 * The uploaded files come after the dump: those of its rows are in the storage before the rows are, and for a day after the last one.
 * The dump stands beside the backup meanwhile, since an archive tells the size of a file before its contents.
 */
async function* dumpAndUploads(
  server: DatabaseServer,
  { file, storage, clock }: Options,
): AsyncGenerator<Buffer> {
  const takenAt = new Date(clock.now()).toISOString();
  const { folder: uploads, ...part } = uploadsPart(storage);
  const manifest = { product: 'meeting-rooms', ...part, format: 2, takenAt, database: 'dump' } as const;
  const beside = await mkdtemp(`${file}.`);
  try {
    await dumpInto(path.join(beside, dumpName), server);
    yield* sealFolder(beside, manifest, uploads);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

async function dumpInto(target: string, { url, environment }: DatabaseServer): Promise<void> {
  const dump = { args: ['--format=custom', '--no-owner', '--no-privileges'], url, environment };
  const handle = await open(target, 'wx', 0o600);
  try {
    await runPostgresTool('pg_dump', { ...dump, output: handle.fd });
  } finally {
    await handle.close();
  }
  const listed = await runPostgresTool('pg_restore', { args: ['--list', target], environment });
  // A wrong address is a database too, and its dump would look like a backup until it is needed.
  if (!/ TABLE DATA \S+ kysely_migration /.test(listed)) throw new BackupError(backupText.nothingOnServer);
}
