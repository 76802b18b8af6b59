import { expect } from '@playwright/test';
import { startCluster } from '@/scripts/test/machine/postgres-cluster';
import { deadlines } from '@/lib/domain/limits/limits';
import { errorText } from '@/lib/text/zh-cn/errors';
import { logIn, organizer } from '../fixtures/api-client';
import { startBookingLoad } from '../fixtures/load/booking-load';
import { roomNamed } from '../fixtures/load/bookings';
import { lockTable, openTransaction } from '../fixtures/database/open-transaction';
import { newSecret, test } from '../fixtures/processes/stack-test';
import { createTestDatabase, type TestDatabase } from '../fixtures/database/test-database';

const people = [organizer, '13800000002', '13800000005'];
const recoversWithinMs = 30_000;
/** How late a deadline may be noticed on a busy machine. */
const graceMs = 30_000;

test.describe('a database that fails under load', () => {
  test('[R26] crashed, silent or locked: errors within 5 s in plain words, recovery by itself, nothing acknowledged is lost', async ({
    start,
  }) => {
    // Others must not lose their server.
    const cluster = await startCluster({ durable: true });
    const database = await createTestDatabase(cluster.url);
    const app = await start({
      env: { DATABASE_URL: database.url, SEED_DEMO: '1', SESSION_SECRET: newSecret() },
    });
    const clients = await Promise.all(people.map((mobile) => logIn(app.origin, mobile)));
    const [client] = clients;
    if (!client) throw new Error('nobody is logged in');
    const load = startBookingLoad(clients, { roomId: await roomNamed(client, '望江') });
    const bookingsAgain = () => {
      const known = load.acknowledged().length;
      return expect
        .poll(() => load.acknowledged().length, { timeout: recoversWithinMs })
        .toBeGreaterThan(known);
    };
    const failures = () => load.outcomes.filter(({ status }) => status !== 200);
    const untilFailing = () => {
      const known = failures().length;
      return expect.poll(() => failures().length, { timeout: recoversWithinMs }).toBeGreaterThan(known);
    };
    await bookingsAgain();

    await Promise.all([untilFailing(), cluster.crashAndRestart()]);
    await bookingsAgain();

    let backends = await signalBackends(database, 'SIGSTOP');
    await untilFailing();
    for (const pid of backends) process.kill(pid, 'SIGCONT');
    await bookingsAgain();

    const rival = await openTransaction(database, lockTable('room_order'));
    await untilFailing();
    await rival.rollBack();
    await bookingsAgain();
    await load.stop();

    expect((await fetch(`${app.origin}/bff/healthz`)).status).toBe(200);
    expect(new Set(failures().map(({ status }) => status))).toEqual(new Set([503]));
    expect(new Set(failures().map(({ message }) => message))).toEqual(new Set([errorText.server]));
    expect(Math.max(...failures().map(({ tookMs }) => tookMs))).toBeLessThan(deadlines.statementMs + graceMs);
    const stored = await database.query<{ meeting_no: string }>('SELECT meeting_no FROM meeting');
    const numbers = new Set(stored.map(({ meeting_no }) => meeting_no));
    expect(load.acknowledged().filter((meetingNo) => !numbers.has(meetingNo))).toEqual([]);

    backends = await signalBackends(database, 'SIGSTOP');
    const { code, afterMs } = await app.end('SIGTERM');
    expect(code).toBe(0);
    expect(afterMs).toBeLessThan(10_000 + graceMs);
    for (const pid of backends) process.kill(pid, 'SIGCONT');
    await cluster.stop();
  });
});

/** Signals the server processes behind every connection to the database, and answers which they are. */
async function signalBackends(database: TestDatabase, signal: NodeJS.Signals): Promise<number[]> {
  const rows = await database.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  for (const { pid } of rows) process.kill(pid, signal);
  return rows.map(({ pid }) => pid);
}
