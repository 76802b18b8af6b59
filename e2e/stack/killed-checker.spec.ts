import { expect } from '@playwright/test';
import { startCluster } from '@/scripts/test/machine/postgres-cluster';
import type { Operation } from '@/test/history/history';
import { overlapFaults } from '@/test/history/meeting-faults';
import type { CrowdOptions } from '../fixtures/history/crowd';
import { crowdOn } from '../fixtures/history/crowd-on';
import { storedFaults } from '../fixtures/history/stored-faults';
import { storedMeetings } from '../fixtures/history/stored-meetings';
import { newSecret, test } from '../fixtures/processes/stack-test';
import { createTestDatabase, type TestDatabase } from '../fixtures/database/test-database';

type Sabotage = {
  name: string;
  /** The operations that the history must hold, several times over, before the sabotage shows. */
  shows: (history: readonly Operation[], database: TestDatabase) => unknown[] | Promise<unknown[]>;
  options?: Partial<CrowdOptions>;
  before?: string;
  after?: string;
  /** Whether the server crashes in the end, with nothing written of what it has acknowledged. */
  crashes?: boolean;
  faults: string[];
};

const wasDone = ({ outcome }: Operation) => outcome.kind === 'acknowledged';
const bookings = (history: readonly Operation[]) =>
  history.filter((operation) => operation.action === 'book').filter(wasDone);
const cancellations = (history: readonly Operation[]) =>
  history.filter(({ action }) => action === 'cancel').filter(wasDone);
const overlaps = async (history: readonly Operation[], database: TestDatabase) =>
  overlapFaults(await storedMeetings(database, [...new Set(history.map(({ meeting }) => meeting))]));

/** Drops rows before they are written, as a build would that forgets them. */
const forget = (table: string, condition: string) =>
  `CREATE OR REPLACE FUNCTION forget_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
   CREATE TRIGGER forget BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION forget_${table}()`;
const remember = (table: string) => `DROP TRIGGER forget ON ${table}`;

const sabotages: Sabotage[] = [
  {
    name: 'that knows no keys',
    options: { sendKeys: false },
    shows: (history) =>
      history.filter((operation) => operation.action === 'book' && operation.answers.length > 1),
    faults: ['ways under one key'],
  },
  {
    name: 'that forgets an entry of the change log',
    before: forget('change_log', `NEW.kind = 'cancelled'`),
    after: remember('change_log'),
    shows: cancellations,
    faults: ['has 0 entries "cancelled" for 1 changes'],
  },
  {
    name: 'that forgets whom it invited',
    before: forget('meeting_member', `NEW.relation = 'attendee'`),
    after: remember('meeting_member'),
    shows: (history) => bookings(history).filter(({ memberIds }) => memberIds.length > 0),
    faults: ['is half made'],
  },
  {
    name: 'that lets a cancelled meeting live on',
    shows: cancellations,
    after: 'UPDATE meeting SET cancelled_at = NULL WHERE cancelled_at IS NOT NULL',
    faults: ['no order of events explains'],
  },
  {
    name: 'whose database answers before it has written',
    shows: bookings,
    crashes: true,
    faults: ['no order of events explains'],
  },
  {
    name: 'without the exclusion constraint',
    before: 'ALTER TABLE room_order DROP CONSTRAINT room_order_no_overlap',
    shows: overlaps,
    faults: [
      'hold one room at one time',
      'no order of events explains',
      'pairs of standing bookings that overlap',
    ],
  },
];

test(
  '[R14] [R15] [R40] the checker is content with the build at hand, and sees each broken one fail',
  { tag: '@long' },
  async ({ start }) => {
    const cluster = await startCluster();
    const database = await createTestDatabase(cluster.url);
    const app = await start({
      env: { DATABASE_URL: database.url, SEED_DEMO: '1', SESSION_SECRET: newSecret() },
    });
    const sound = await crowdOn([app]);
    await expect.poll(() => bookings(sound.operations).length).toBeGreaterThan(10);
    expect(await storedFaults(await sound.stop(), database)).toEqual([]);

    for (const [index, sabotage] of sabotages.entries()) {
      const { name, before, after, shows, options, crashes, faults } = sabotage;
      await test.step(`a build ${name}`, async () => {
        if (before) await database.query(before);
        if (crashes) await holdWriter(database);
        // Days of its own: nobody may be in the way of whom this history does not know.
        const crowd = await crowdOn([app], { ...options, firstDay: `2026-12-${10 + 2 * index}` });
        const shown = async () => (await shows(crowd.operations, database)).length;
        await expect.poll(shown).toBeGreaterThan(2);
        const history = await crowd.stop();
        if (crashes) await cluster.crashAndRestart();
        if (after) await database.query(after);
        const storedProblems = await storedFaults(history, database);
        for (const fault of faults) expect(storedProblems).toContainEqual(expect.stringContaining(fault));
      });
    }
    await cluster.stop();
  },
);

/** Keeps PostgreSQL from writing its log: a commit waits for nobody in this cluster, so only its writer would. */
async function holdWriter(database: TestDatabase): Promise<void> {
  const sql = `SELECT pid FROM pg_stat_activity WHERE backend_type = 'walwriter'`;
  for (const { pid } of await database.query<{ pid: number }>(sql)) process.kill(pid, 'SIGSTOP');
}
