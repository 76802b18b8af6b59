import { backupText } from '@/lib/text/zh-cn/backup';
import { writeSafely } from '../archive/write-safely';
import { BackupError } from '../backup-error';
import { type DatabaseServer, runPostgresTool } from './postgres-tool';

/** Backs a PostgreSQL database up with its own `pg_dump`, in its custom format. */
export async function backUpServer({ url, environment }: DatabaseServer, file: string): Promise<void> {
  const dump = { args: ['--format=custom', '--no-owner', '--no-privileges'], url, environment };
  await writeSafely(
    file,
    ({ fd }) => runPostgresTool('pg_dump', { ...dump, output: fd }),
    async (draft) => {
      const listed = await runPostgresTool('pg_restore', { args: ['--list', draft], environment });
      // A wrong address is a database too, and its dump would look like a backup until it is needed.
      if (!/ TABLE DATA \S+ kysely_migration /.test(listed))
        throw new BackupError(backupText.nothingOnServer);
    },
  );
}
