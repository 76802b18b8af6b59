import type { Clock } from '@/lib/time/clock';
import { connect } from '../../db/connect';
import { openEmbeddedStore } from '../../db/embedded';
import type { SupervisorLog } from '../../db/embedded/process/supervise';
import { migrateStore } from '../../db/migrate';
import { requestAdmin } from '../backup/owner/request-admin';
import type { DatabaseServer } from '../backup/server/postgres-tool';
import { runAdminCommand } from './run-admin-command';

type Options = { dataDir: string; server?: DatabaseServer; clock: Clock; logger: SupervisorLog };

/** Runs an administrator's command where the configuration points to: a server, the running product, or its store while it rests. */
export async function administer(
  { dataDir, server, clock, logger }: Options,
  words: readonly string[],
): Promise<string[]> {
  if (server) return onConnection({ connectionString: server.url });
  const lines = await requestAdmin(dataDir, words);
  if (lines !== undefined) return lines;
  const store = await openEmbeddedStore({ dataDir, logger });
  try {
    await migrateStore({ ...store.connection, logger });
    return await onConnection(store.connection);
  } finally {
    await store.close();
  }

  async function onConnection(address: Parameters<typeof connect>[0]): Promise<string[]> {
    const { db } = connect(address);
    try {
      return await runAdminCommand({ db, clock }, words);
    } finally {
      await db.destroy();
    }
  }
}
