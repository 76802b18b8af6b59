import { randomBytes } from 'node:crypto';
import { startApp } from '@/e2e/fixtures/app-process';
import { nodeFlags } from '@/scripts/lib/node-flags.mjs';
import { startCluster } from '@/scripts/test/postgres-cluster';
import type { Stage, StageSettings } from '../stage';
import { loadedDatabases } from './loaded-databases';
import { startServer } from './start-server';

export type OpenStage = Stage & { postgresVersion: string; close(): Promise<void> };

/**
 * Starts a PostgreSQL server for the bench alone. What was committed has reached the machine but not the disk: waiting for a
 * disk takes both sides of a ratio equally long and would flatter the product.
 */
export async function openStage(settings: StageSettings): Promise<OpenStage> {
  const cluster = await startCluster({ durable: true });
  const databases = loadedDatabases(cluster.url);
  const ends: (() => Promise<unknown>)[] = [];
  const ended = <Process extends { end(): Promise<unknown> }>(process: Process): Process => {
    ends.push(() => process.end());
    return process;
  };
  const secret = randomBytes(48).toString('base64url');

  return {
    settings,
    postgresVersion: cluster.version,
    database: databases.shared,
    ownDatabase: databases.own,
    product: once(async ({ url, load }, options = {}) => {
      const pinned = { DATABASE_URL: url, SESSION_SECRET: secret, TEST_CLOCK: `${load.now}` };
      const nodeArgs = options.nodeArgs ?? nodeFlags;
      return ended(await startApp({ ...options, nodeArgs, env: { ...pinned, ...options.env } }));
    }),
    service: once(async ({ url }) =>
      ended(
        await startServer({
          program: ['dist/service/server.js'],
          env: { DATABASE_URL: url },
          ready: '/readyz',
        }),
      ),
    ),
    anchor: once(async (name, { url }) =>
      ended(
        await startServer({
          program: ['--import', 'tsx', `bench/anchors/${name}.ts`],
          env: { DATABASE_URL: url },
          ready: '/',
        }),
      ),
    ),
    async close() {
      await Promise.all(ends.map((end) => end()));
      await cluster.stop();
    },
  };
}

/** Who asks for the same gets the same. */
function once<Asked extends unknown[], Result>(make: (...asked: Asked) => Promise<Result>) {
  const made = new Map<string, Promise<Result>>();
  return (...asked: Asked): Promise<Result> => {
    const key = JSON.stringify(asked);
    const result = made.get(key) ?? make(...asked);
    made.set(key, result);
    return result;
  };
}
