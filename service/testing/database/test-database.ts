import type { Kysely } from 'kysely';
import { connect, type StoreAddress } from '../../db/connect';
import type { Database } from '../../db/database';
import { pgliteStore } from './pglite-store';
import { postgresStore } from './postgres-store';
import { testServerUrl } from './settings';

export type TestDatabase = { db: Kysely<Database>; address: StoreAddress; close(): Promise<void> };

/**
 * A migrated, empty database of its own: on the server that TEST_DATABASE_URL names, else on PGlite.
 *
 * @example
 * let store: TestDatabase;
 * beforeAll(async () => { store = await testDatabase(); });
 * afterAll(() => store.close());
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { address, drop } = testServerUrl ? await postgresStore(testServerUrl) : await pgliteStore();
  const { db } = connect(address);
  return {
    db,
    address,
    async close() {
      await db.destroy();
      await drop();
    },
  };
}
