import { expect } from '@playwright/test';
import { startCluster } from '@/scripts/test/postgres-cluster';
import type { Operation } from '@/test/history/history';
import type { CrowdOptions } from '../fixtures/history/crowd';
import { crowdOn } from '../fixtures/history/crowd-on';
import { keptFaults } from '../fixtures/history/kept-faults';
import { newSecret, test } from '../fixtures/stack-test';
import { createTestDatabase, type TestDatabase } from '../fixtures/test-database';

type Sabotage = {
  name: string;
  /** What the history must hold before the sabotage shows. */
  shows: (operation: Operation) => boolean;
  options?: Partial<CrowdOptions>;
  before?: string;
  after?: string;
  /** Whether the server crashes in the end. */
  crashes?: boolean;
  faults: string[];
};

const wasDone = ({ outcome }: Operation) => outcome.kind === 'acknowledged';
const isBooked = (operation: Operation) => operation.action === 'book' && wasDone(operation);

/** Drops rows before they are written, as a build would that forgets them. */
const forget = (table: string, condition: string) =>
  `CREATE OR REPLACE FUNCTION forget_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
   CREATE TRIGGER forget BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION forget_${table}()`;
const remember = (table: string) => `DROP TRIGGER forget ON ${table}`;

const sabotages: Sabotage[] = [
  {
    name: 'that knows no keys',
    options: { sendKeys: false },
    shows: (operation) => operation.action === 'book' && operation.answers.length > 1,
    faults: ['ways under one key'],
  },
  {
    name: 'that forgets an entry of the change log',
    before: forget('change_log', `NEW.kind = 'cancelled'`),
    after: remember('change_log'),
    shows: (operation) => operation.action === 'cancel' && wasDone(operation),
    faults: ['has 0 entries "cancelled" for 1 changes'],
  },
  {
    name: 'that forgets whom it invited',
    before: forget('meeting_member', `NEW.relation = 'attendee'`),
    after: remember('meeting_member'),
    shows: (operation) =>
      isBooked(operation) && operation.action === 'book' && operation.memberIds.length > 0,
    faults: ['is half made'],
  },
  {
    name: 'that lets a cancelled meeting live on',
    shows: (operation) => operation.action === 'cancel' && wasDone(operation),
    after: 'UPDATE meeting SET cancelled_at = NULL WHERE cancelled_at IS NOT NULL',
    faults: ['no order of events explains'],
  },
  {
    name: 'whose database answers before it has written',
    before: `ALTER SYSTEM SET wal_writer_delay = '10s'`,
    shows: isBooked,
    crashes: true,
    // What is lost is the end of what was acknowledged: bookings, or only what became of them.
    faults: ['no order of events explains'],
  },
  {
    name: 'without the exclusion constraint',
    before: 'ALTER TABLE room_order DROP CONSTRAINT room_order_no_overlap',
    shows: isBooked,
    faults: [
      'hold one room at one time',
      'no order of events explains',
      'pairs of standing bookings that overlap',
    ],
  },
];

test('[R14] [R15] [R40] the checker is content with the build at hand, and sees each broken one fail', async ({
  start,
}) => {
  const cluster = await startCluster();
  const database = await createTestDatabase(cluster.url);
  const app = await start({
    env: { DATABASE_URL: database.url, SEED_DEMO: '1', SESSION_SECRET: newSecret() },
  });
  const sound = await crowdOn([app]);
  await expect.poll(() => sound.operations.filter(isBooked).length).toBeGreaterThan(10);
  expect(await keptFaults(await sound.stop(), database)).toEqual([]);

  for (const [index, { name, before, after, shows, options, crashes, faults }] of sabotages.entries()) {
    await test.step(`a build ${name}`, async () => {
      if (before) await inTurn(database, before);
      // Days of its own: nobody may be in the way of whom this history does not know.
      const crowd = await crowdOn([app], { ...options, firstDay: `2026-12-${10 + 2 * index}` });
      await expect.poll(() => crowd.operations.filter(shows).length, { timeout: 20_000 }).toBeGreaterThan(2);
      const history = await crowd.stop();
      if (crashes) await cluster.crashAndRestart();
      if (after) await inTurn(database, after);
      const found = await keptFaults(history, database);
      for (const fault of faults) expect(found).toContainEqual(expect.stringContaining(fault));
    });
  }
  await cluster.stop();
});

async function inTurn(database: TestDatabase, sql: string): Promise<void> {
  await database.query(sql);
  await database.query('SELECT pg_reload_conf()');
}
