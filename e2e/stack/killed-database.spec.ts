import { expect } from '@playwright/test';
import { startCluster } from '@/scripts/test/machine/postgres-cluster';
import { crowdOn, untilMoreIsAcknowledged } from '../fixtures/history/crowd-on';
import { indexFaults } from '../fixtures/history/index-faults';
import { storedFaults } from '../fixtures/history/stored-faults';
import { atAnyMoment } from '../fixtures/history/kill';
import { isLong, newSecret, test } from '../fixtures/processes/stack-test';
import { createTestDatabase, type TestDatabase } from '../fixtures/database/test-database';

const kills = isLong ? 20 : 2;
const noAmcheck =
  'NOT PROVED: this PostgreSQL brings no amcheck, so whether the indexes survived is not known (R15)';

test.describe('PostgreSQL that is killed under load', () => {
  test('[R15] [R40] one of its processes or all at once: all that was acknowledged is there, tables and indexes are sound, and the check of these is seen to fail', async ({
    start,
  }) => {
    test.setTimeout(isLong ? 20 * 60_000 : 180_000);
    // Others must not lose their server.
    const cluster = await startCluster({ durable: true });
    const database = await createTestDatabase(cluster.url);
    const app = await start({
      env: { DATABASE_URL: database.url, SEED_DEMO: '1', SESSION_SECRET: newSecret() },
    });
    const crowd = await crowdOn([app]);

    for (let kill = 0; kill < kills; kill += 1) {
      await untilMoreIsAcknowledged(crowd);
      await atAnyMoment();
      if (kill % 2 === 0) await killBackend(database);
      else await cluster.crashAndRestart();
    }
    await untilMoreIsAcknowledged(crowd);

    expect(await storedFaults(await crowd.stop(), database)).toEqual([]);
    expect(new Set([503, ...crowd.failures])).toEqual(new Set([503]));
    const faults = await indexFaults(database);
    if (faults === undefined) console.error(noAmcheck);
    else {
      expect(faults).toEqual([]);
      await leaveOutOfIndexes(database);
      const seen = await indexFaults(database);
      expect(seen).toContainEqual(expect.stringContaining('index room_order_day: heap tuple'));
      expect(seen).toContain('the index of the exclusion constraint misses 1 bookings');
    }
    await cluster.stop();
  });
});

/** A booking that two indexes do not know, as after a crash that tore them: the check has to see it. */
async function leaveOutOfIndexes(database: TestDatabase): Promise<void> {
  const maintain = `UPDATE pg_index SET indisready = $1
    WHERE indexrelid IN ('room_order_day'::regclass, 'room_order_no_overlap'::regclass)`;
  await database.query(maintain, [false]);
  await database.query(`INSERT INTO room_order (company_id, id, room_id, meeting_id, begins_at, ends_at, state, created_at)
    SELECT company_id, gen_random_uuid(), room_id, meeting_id, '2027-01-01 10:00Z', '2027-01-01 11:00Z', 'confirmed', created_at
    FROM room_order LIMIT 1`);
  await database.query(maintain, [true]);
}

/** `kill -9` of the server process behind one connection of the product; the server then ends all others and recovers. */
async function killBackend(database: TestDatabase): Promise<void> {
  const [backend] = await database.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'meeting-rooms'
     AND pid <> pg_backend_pid() ORDER BY state = 'active' DESC, random() LIMIT 1`,
  );
  if (backend === undefined) throw new Error('the product has no connection to its database');
  process.kill(backend.pid, 'SIGKILL');
}
