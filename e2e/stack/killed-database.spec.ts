import { expect } from '@playwright/test';
import { startCluster } from '@/scripts/test/postgres-cluster';
import { crowdOn, untilMoreIsAcknowledged } from '../fixtures/history/crowd-on';
import { indexFaults } from '../fixtures/history/index-faults';
import { keptFaults } from '../fixtures/history/kept-faults';
import { atAnyMoment } from '../fixtures/history/kill';
import { isLong, newSecret, test } from '../fixtures/stack-test';
import { createTestDatabase, type TestDatabase } from '../fixtures/test-database';

const kills = isLong ? 20 : 2;
const noAmcheck =
  'NOT PROVED: this PostgreSQL brings no amcheck, so whether the indexes survived is not known (R15)';

test.describe('PostgreSQL that is killed under load', () => {
  test('[R15] [R40] one of its processes or all at once: all that was acknowledged is there, tables and indexes are sound', async ({
    start,
  }) => {
    test.setTimeout(isLong ? 20 * 60_000 : 180_000);
    // Others must not lose their server.
    const cluster = await startCluster({ durable: true });
    const database = await createTestDatabase(cluster.url);
    const app = await start({ env: envOn(database) });
    const crowd = await crowdOn([app]);

    for (let kill = 0; kill < kills; kill += 1) {
      await untilMoreIsAcknowledged(crowd);
      await atAnyMoment();
      if (kill % 2 === 0) await killBackend(database);
      else await cluster.crashAndRestart();
    }
    await untilMoreIsAcknowledged(crowd);

    expect(await keptFaults(await crowd.stop(), database)).toEqual([]);
    const faults = await indexFaults(database);
    if (faults === undefined) console.error(noAmcheck);
    else expect(faults).toEqual([]);
    await cluster.stop();
  });

  test('[R15] the check of tables and indexes sees indexes that miss a row', async ({
    start,
    newDatabase,
  }) => {
    const database = await newDatabase();
    await (await start({ env: envOn(database) })).end();
    const before = await indexFaults(database);
    test.skip(before === undefined, noAmcheck);
    expect(before).toEqual([]);

    const broken = `UPDATE pg_index SET indisready = $1
      WHERE indexrelid IN ('room_order_day'::regclass, 'room_order_no_overlap'::regclass)`;
    await database.query(broken, [false]);
    await database.query(`INSERT INTO room_order (company_id, id, room_id, meeting_id, begins_at, ends_at, state, created_at)
      SELECT company_id, gen_random_uuid(), room_id, meeting_id, '2027-01-01 10:00Z', '2027-01-01 11:00Z', 'confirmed', created_at
      FROM room_order LIMIT 1`);
    await database.query(broken, [true]);

    const faults = await indexFaults(database);
    expect(faults).toContainEqual(expect.stringContaining('index room_order_day: heap tuple'));
    expect(faults).toContain('the index of the exclusion constraint misses 1 bookings');
  });
});

const envOn = ({ url }: TestDatabase) => ({ DATABASE_URL: url, SEED_DEMO: '1', SESSION_SECRET: newSecret() });

/** `kill -9` of the server process behind one connection of the product; the server then ends all others and recovers. */
async function killBackend(database: TestDatabase): Promise<void> {
  const [backend] = await database.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'meeting-rooms'
     AND pid <> pg_backend_pid() ORDER BY state = 'active' DESC, random() LIMIT 1`,
  );
  if (backend === undefined) throw new Error('the product has no connection to its database');
  process.kill(backend.pid, 'SIGKILL');
}
