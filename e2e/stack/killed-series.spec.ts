import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { freePort } from '@/test/http/free-port';
import { logIn } from '../fixtures/api-client';
import type { TestDatabase } from '../fixtures/database/test-database';
import { freeSlot, roomNamed } from '../fixtures/load/bookings';
import { newSecret, test } from '../fixtures/processes/stack-test';

const scheduling = '/api-meeting/api/user/v2/repeat-meetings/actions/schedule';
const subject = '季度例会';

test('[R06] [R07] a product that is killed while it books a series leaves none of it, and the same request books it whole', async ({
  start,
  newDatabase,
}) => {
  const database = await newDatabase();
  const env = { DATABASE_URL: database.url, SEED_DEMO: '1', SESSION_SECRET: newSecret() };
  const port = await freePort();
  const app = await start({ env, port });
  const client = await logIn(app.origin, '13800000001');
  const roomIds = await Promise.all(['银杏', '望江'].map((name) => roomNamed(client, name)));
  const body = {
    subject,
    ...freeSlot(0),
    roomBookingForms: roomIds.map((roomId) => ({ roomId })),
    recurrence: 'FREQ=WEEKLY;COUNT=26',
    reason: '例会',
  };
  const headers = { 'Idempotency-Key': randomUUID() };
  const book = () => client.call('POST', scheduling, { body, headers });

  // The history is written last: whoever waits for it has written the meetings.
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE change_log IN ACCESS EXCLUSIVE MODE');
  const cut = book().catch(() => undefined);
  await expect.poll(() => waitingCount(database)).toBeGreaterThan(0);
  await app.end('SIGKILL');
  await cut;
  await holder.query('ROLLBACK');
  await holder.end();
  await expect.poll(() => connectionCount(database)).toBe(0);
  expect(await rowCounts(database)).toEqual({ series: 0, meetings: 0, orders: 0 });

  await start({ env, port });
  expect((await book()).status).toBe(200);
  expect(await rowCounts(database)).toEqual({ series: 1, meetings: 26, orders: 52 });
});

const countOf = async (database: TestDatabase, condition: string): Promise<number> => {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'meeting-rooms' AND ${condition}`,
  );
  return row?.count ?? 0;
};
const waitingCount = (database: TestDatabase) => countOf(database, `wait_event_type = 'Lock'`);
const connectionCount = (database: TestDatabase) => countOf(database, 'true');

const rowCounts = async (database: TestDatabase) => {
  const [row] = await database.query(
    `SELECT (SELECT count(*)::int FROM meeting_series WHERE subject = $1) AS series,
      (SELECT count(*)::int FROM meeting WHERE subject = $1) AS meetings,
      (SELECT count(*)::int FROM room_order JOIN meeting USING (company_id)
       WHERE meeting.subject = $1 AND room_order.meeting_id = meeting.id) AS orders`,
    [subject],
  );
  return row;
};
