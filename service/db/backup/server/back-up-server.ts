import { writeSafely } from '../archive/write-safely';
import { type DatabaseServer, runPostgresTool } from './postgres-tool';

/** Backs a PostgreSQL database up with its own `pg_dump`, in its custom format. */
export async function backUpServer({ url, environment }: DatabaseServer, file: string): Promise<void> {
  const dump = { args: ['--format=custom', '--no-owner', '--no-privileges'], url, environment };
  await writeSafely(
    file,
    ({ fd }) => runPostgresTool('pg_dump', { ...dump, output: fd }),
    (draft) => runPostgresTool('pg_restore', { args: ['--list', draft], environment }),
  );
}
