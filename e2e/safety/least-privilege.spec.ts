import { expect } from '@playwright/test';
import { Client } from 'pg';
import { followChanges } from '@/service/testing/http/change-listener';
import { logIn, organizer } from '../fixtures/api-client';
import { type AppProcess, startApp } from '../fixtures/processes/app-process';
import { book, freeSlot, roomNamed } from '../fixtures/load/bookings';
import { databaseDigest } from '../fixtures/database/database-digest';
import { newSecret, test as stackTest } from '../fixtures/processes/stack-test';
import { requireServer } from '../fixtures/database/test-database';
import { createDatabaseOfTwoRoles, type DatabaseOfTwoRoles } from '../fixtures/database/two-roles';

type WorkerFixtures = { database: DatabaseOfTwoRoles; app: AppProcess };

/** One product for the file, whose service works under the lesser role. */
const test = stackTest.extend<{ role: Client }, WorkerFixtures>({
  database: [
    async ({ serverUrl }, provide) => {
      const database = await createDatabaseOfTwoRoles(requireServer(serverUrl));
      await provide(database);
      await database.drop();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ database }, provide) => {
      const app = await startApp({
        env: {
          DATABASE_URL: database.appUrl,
          DATABASE_MIGRATE_URL: database.ownerUrl,
          SEED_DEMO: '1',
          SESSION_SECRET: newSecret(),
        },
      });
      await provide(app);
      await app.end();
    },
    { scope: 'worker' },
  ],
  // After the product, which makes the tables.
  role: async ({ app: _, database }, provide) => {
    const role = new Client({ connectionString: database.appUrl });
    await role.connect();
    await provide(role);
    await role.end();
  },
});

test('[S60] under a role that only reads and writes rows people book, cancel and see it live', async ({
  app,
}) => {
  const client = await logIn(app.origin, organizer);
  const listener = await followChanges((headers, signal) =>
    fetch(`${app.origin}/bff/api-meeting/api/user/changes`, {
      headers: { 'X-CSRF': '1', ...client.jar.header(), ...headers },
      signal,
    }),
  );
  const roomId = await roomNamed(client, '望江');
  const booked = await book(client, { ...freeSlot(0), subject: '最小权限', roomBookingForms: [{ roomId }] });
  expect(booked.status).toBe(200);
  const id = booked.body._id;
  const hears = (times: number) =>
    listener.until((heard) => heard.filter(({ change }) => change?.ids.includes(id)).length === times);
  await hears(1);
  const cancelled = await client.call('PUT', `/api-meeting/api/user/meetings/${id}/state/cancel`, {
    body: { reason: '改期' },
  });
  expect(cancelled.status).toBeLessThan(300);
  await hears(2);
  listener.leave();
  expect(app.output()).not.toContain('permission denied');
});

test('[S60] that role changes no schema, makes nothing of its own and empties no table', async ({ role }) => {
  for (const statement of [
    'CREATE TABLE mine (id int)',
    'CREATE TEMPORARY TABLE mine (id int)',
    'CREATE SCHEMA mine',
    'CREATE EXTENSION hstore',
    'CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE INDEX ON meeting (subject)',
    'ALTER TABLE room_order DROP COLUMN room_id',
    'TRUNCATE meeting CASCADE',
    'DROP TABLE account CASCADE',
    'CREATE ROLE mine',
    'COPY account TO PROGRAM $$cat$$',
  ])
    // insufficient_privilege
    await expect(role.query(statement), statement).rejects.toMatchObject({ code: '42501' });
});

/** The texts of a scanner for SQL injection: always true, another query, another statement, a wait, an error that tells. */
const injections = [
  "' OR '1'='1",
  "%' OR 1=1 -- ",
  "') UNION SELECT id, mobile FROM account -- ",
  "'; DELETE FROM meeting; -- ",
  "'||(SELECT pg_sleep(4))||'",
  "' AND 1=CAST((SELECT version()) AS int) -- ",
  '$$; SELECT 1; $$',
  "\\' OR TRUE -- ",
];

test('[S60] what is looked for is looked for literally, wildcards and SQL alike', async ({ app, role }) => {
  const client = await logIn(app.origin, organizer);
  const recent = (themeLike: string) =>
    client.call<unknown[]>(
      'GET',
      `/api-meeting/api/user/meetings/actions/recent?themeLike=${encodeURIComponent(themeLike)}`,
    );
  const rooms = (filter: object) =>
    client.call<{ total: number }>('POST', '/api-meeting/api/user/v2/rooms/actions/page', { body: filter });
  expect((await recent('会')).body).not.toEqual([]);
  expect((await rooms({})).body.total).toBeGreaterThan(0);
  const before = await rowsOf(role);

  for (const wildcard of ['%', '_', '\\', '%%']) expect((await recent(wildcard)).body, wildcard).toEqual([]);
  for (const injection of injections) {
    expect((await recent(injection)).body, injection).toEqual([]);
    expect((await rooms({ keyword: injection })).body, injection).toMatchObject({ total: 0 });
    expect((await rooms({ areaIds: [injection] })).status, injection).toBeLessThan(500);
    expect((await client.call('GET', bookable(injection))).status, injection).toBeLessThan(500);
  }
  expect(await rowsOf(role)).toEqual(before);
});

const bookable = (areaId: string) =>
  `/api-meeting/api/user/rooms/actions/book-by-page?areaIds=${encodeURIComponent(areaId)}`;

const rowsOf = (role: Client) =>
  databaseDigest(
    { query: async (sql, values) => (await role.query(sql, values)).rows },
    { except: ['access_token', 'rate_bucket'] },
  );
