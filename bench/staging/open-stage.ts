import { randomBytes } from 'node:crypto';
import { startApp } from '@/e2e/fixtures/processes/app-process';
import { nodeFlags } from '@/scripts/lib/node-flags.mjs';
import { startCluster } from '@/scripts/test/machine/postgres-cluster';
import type { Stage, StageSettings } from '../stage';
import { loadedDatabases } from './loaded-databases';
import { programs } from './programs';
import { startServer } from './start-server';

export type OpenStage = Stage & {
  postgresVersion: string;
  /** Ends every program, so that what one measure started does not idle beside the next. */
  clear(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts a PostgreSQL server for the bench alone. What was committed has reached the machine but not the disk: waiting for a
 * disk takes both sides of a ratio equally long and would flatter the product.
 */
export async function openStage(settings: StageSettings): Promise<OpenStage> {
  const cluster = await startCluster({ durable: true });
  const databases = loadedDatabases(cluster.url);
  const { started, end } = programs();
  const secret = randomBytes(48).toString('base64url');

  return {
    settings,
    postgresVersion: cluster.version,
    database: databases.shared,
    ownDatabase: databases.own,
    product: (database, options = {}) =>
      started(['product', database, options], () => {
        const { url, load } = database;
        const pinned = { DATABASE_URL: url, SESSION_SECRET: secret, TEST_CLOCK: `${load.now}` };
        const nodeArgs = options.nodeArgs ?? nodeFlags;
        return startApp({ ...options, nodeArgs, env: { ...pinned, ...options.env } });
      }),
    service: (database) =>
      started(['service', database], () =>
        startServer({
          program: ['dist/service/server.js'],
          env: { DATABASE_URL: database.url },
          ready: '/readyz',
        }),
      ),
    anchor: (name, database) =>
      started(['anchor', name, database], () =>
        startServer({
          program: ['--import', 'tsx', `bench/anchors/${name}.ts`],
          env: { DATABASE_URL: database.url },
          ready: '/',
        }),
      ),
    clear: end,
    async close() {
      await end();
      await cluster.stop();
    },
  };
}
