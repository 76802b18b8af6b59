import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { changeStream as limits } from '@/lib/domain/limits/live-limits';
import type { Database } from '../db/database';
import { createLogger } from '../kernel/logger';
import { type TestDatabase, testClock, testDatabase, testNow } from '../testing';
import { heldTransaction } from '../testing/database/held-transaction';
import { testServerUrl } from '../testing/database/settings';
import type { Notifier } from '../kernel/notifier';
import type { OutboxChange } from './outbox-changes';
import { type ChangeHub, createChangeHub } from './change-hub';
import { localNotifier } from './local-notifier';
import { postgresNotifier } from './postgres-notifier';

let store: TestDatabase;
let companyId: string;
let hubs: ChangeHub[];
let newBell: () => Notifier;
/** Longer than any test waits: nothing comes by being read without a call. */
const rereadMs = 10 * 60 * 1_000;
/** Within the limit of a test, which would not say why. */
const givesUpMs = 100_000;
const logger = createLogger({ level: 'silent' });

beforeAll(async () => {
  store = await testDatabase();
});
beforeEach(() => {
  companyId = newId();
  hubs = [];
  const { address, db } = store;
  const shared = localNotifier();
  // Each process has its own; PGlite only ever has one process.
  newBell = () => ('connectionString' in address ? postgresNotifier({ ...address, db, logger }) : shared);
});
afterEach(() => Promise.all(hubs.map((hub) => hub.close())));
afterAll(() => store.close());

type HubOptions = { db?: Kysely<Database>; notifier?: Notifier; clock?: ReturnType<typeof testClock> };

function newHub({ db = store.db, notifier = newBell(), clock = testClock() }: HubOptions = {}) {
  const hub = createChangeHub({ db, clock, logger, notifier, rereadMs });
  hubs.push(hub);
  return hub;
}

/** Someone who listens by a hub, and what he has heard: the first id of each change. */
async function listen(hub: ChangeHub, { company = companyId, staffId = 's' } = {}) {
  const heard: (string | undefined)[] = [];
  const over = new AbortController();
  const leave = () => over.abort();
  const confirm = jest.fn();
  const places: number[] = [];
  const hear = (changes: readonly OutboxChange[]) => void heard.push(...changes.map(({ ids }) => ids[0]));
  const { missed = [] } = await hub.join(
    {
      companyId: company,
      staffId,
      tokenHash: 'ab',
      confirm,
      end: leave,
      over: over.signal,
      hear,
      pass: ({ at }) => void places.push(at),
      hold: () => undefined,
    },
    'start',
  );
  hear(missed);
  return { heard, leave, confirm, places };
}

const tellOf = async (db: Kysely<Database>, id: string, company = companyId) => {
  const row = { company_id: company, kind: 'meeting', ids: [id], created_at: new Date(testNow) };
  await db.insertInto('outbox').values(row).execute();
  return id;
};

async function until(isTrue: () => boolean | Promise<boolean>) {
  const lastTry = performance.now() + givesUpMs;
  while (!(await isTrue())) {
    if (performance.now() > lastTry) throw new Error(`It never came to ${isTrue.toString()}`);
    await delay(10);
  }
}

/** Whatever the beginning has asked for is over. */
const untilQuiet = (counted: { asked: number }) =>
  until(async () => {
    const { asked } = counted;
    await delay(3 * limits.gatherMs);
    return asked === counted.asked;
  });

/** Calls the hub and answers when it has read. */
async function readOnce(hub: ChangeHub, counted: { asked: number }) {
  const { asked } = counted;
  hub.published();
  await until(() => counted.asked > asked);
  // Who joins waits for the reading.
  (await listen(hub, { company: newId() })).leave();
}

/** The server's side of the connections on which processes hear of changes; the embedded store has none. */
async function listeningBackends(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and application_name = 'meeting-rooms changes'`.execute(store.db);
  return rows.map(({ pid }) => pid);
}

/** Two changes told by transactions of which the one that began first ends last; answers them in the order of their beginning. */
async function crossedCommits(between: () => Promise<unknown>): Promise<string[]> {
  const early = await heldTransaction(store.db);
  const before = await tellOf(early.trx, newId());
  const late = await heldTransaction(store.db);
  const afterwards = await tellOf(late.trx, newId());
  await late.commit();
  await between();
  const alsoEarly = await tellOf(early.trx, newId());
  await early.commit();
  return [before, alsoEarly, afterwards];
}

/** PGlite has one session, where no transaction can end between another's beginning and end. */
async function commitsInTurn(between: () => Promise<unknown>): Promise<string[]> {
  const first = await tellOf(store.db, newId());
  await between();
  return [first, await tellOf(store.db, newId())];
}

const commits = testServerUrl ? crossedCommits : commitsInTurn;

test('[UX-02] [R40] a change that is committed late is told all the same, once and in its place', async () => {
  const counted = countedDb();
  const hub = newHub({ db: counted.db });
  const [listener, witness] = [await listen(hub), await listen(hub, { company: newId() })];
  const listeners = [listener];
  const told = await commits(async () => {
    await readOnce(hub, counted);
    // What was committed first is not told yet, nor to anybody who joins now.
    listeners.push(await listen(hub));
    if (testServerUrl) expect(listeners.flatMap(({ heard }) => heard)).toEqual([]);
  });
  hub.published();
  await until(() => listeners.every(({ heard }) => heard.length >= told.length));
  expect(listeners.map(({ heard }) => heard)).toEqual([told, told]);
  expect(witness.heard).toEqual([]);
});

test('[UX-02] what had to wait for an older transaction is told after it without another call', async () => {
  const counted = countedDb();
  const hub = newHub({ db: counted.db });
  const listener = await listen(hub);
  await untilQuiet(counted);
  const older = testServerUrl ? await heldTransaction(store.db) : { commit: () => Promise.resolve() };
  const id = await tellOf(store.db, newId());
  await readOnce(hub, counted);
  await older.commit();
  await until(() => listener.heard.length > 0);
  expect(listener.heard).toEqual([id]);
});

test('[UX-02] where nothing changes everybody is told his place anew every few minutes, and no more often', async () => {
  const clock = testClock();
  const counted = countedDb();
  const hub = newHub({ db: counted.db, clock });
  const listener = await listen(hub);
  clock.advance(limits.placeMs - 1);
  await readOnce(hub, counted);
  expect(listener.places).toEqual([]);
  clock.advance(1);
  await readOnce(hub, counted);
  await readOnce(hub, counted);
  expect(listener.places).toEqual([clock.now()]);
});

test('[UX-02] more than anybody goes on from, told at once, is told to nobody: their streams end', async () => {
  const hub = newHub();
  const [mine, theirs] = [
    await listen(hub, { staffId: 'a' }),
    await listen(hub, { company: newId(), staffId: 'b' }),
  ];
  const row = () => ({
    company_id: companyId,
    kind: 'meeting',
    ids: [newId()],
    created_at: new Date(testNow),
  });
  await store.db
    .insertInto('outbox')
    .values(Array.from({ length: limits.maxMissed + 1 }, row))
    .execute();
  hub.published();
  await until(() => hub.openedBy('a') === 0);
  expect([mine.heard, theirs.heard, hub.openedBy('b')]).toEqual([[], [], 1]);
});

test('[UX-02] what one process tells is heard in the others, also after the connection that hears it broke', async () => {
  const [mine, other] = [newHub(), newHub()];
  const listener = await listen(other);
  const first = await tellOf(store.db, newId());
  mine.published();
  await until(() => listener.heard.length === 1);

  const broken = await listeningBackends();
  await sql`select pg_terminate_backend(pid) from unnest(${broken}::int[]) as pid`.execute(store.db);
  await until(async () => {
    const pids = await listeningBackends();
    return pids.length === broken.length && !pids.some((pid) => broken.includes(pid));
  });
  const second = await tellOf(store.db, newId());
  mine.published();
  await until(() => listener.heard.length === 2);
  expect(listener.heard).toEqual([first, second]);
});

test('[UX-02] a doubt about a token reaches every process, and only those who listen by it', async () => {
  const [mine, other] = [newHub(), newHub()];
  const listeners = await Promise.all([listen(mine), listen(other)]);
  await until(() => {
    mine.recheckToken(Buffer.from('ff', 'hex'));
    mine.recheckToken(Buffer.from('ab', 'hex'));
    return listeners.every(({ confirm }) => confirm.mock.calls.length > 0);
  });
  const times = listeners.map(({ confirm }) => confirm.mock.calls.length);
  mine.recheckToken(Buffer.from('ff', 'hex'));
  await tellOf(store.db, newId());
  mine.published();
  expect(listeners.map(({ confirm }) => confirm.mock.calls.length)).toEqual(times);
});

/** The store, and how often it was asked. */
function countedDb() {
  const counted = { asked: 0, broken: false };
  const db = store.db.withPlugin({
    transformQuery({ node }) {
      counted.asked += 1;
      if (counted.broken) throw new Error('the store is down');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return Object.assign(counted, { db });
}

test('[UX-02] however many listen, and however often it is called, the store is asked once', async () => {
  const counted = countedDb();
  const hub = newHub({ db: counted.db });
  const companies = [companyId, newId()];
  const many = await Promise.all(
    Array.from({ length: 100 }, (_, index) => listen(hub, { company: companies[index % 2] })),
  );
  const ids = [await tellOf(store.db, newId()), await tellOf(store.db, newId(), companies[1])];
  await untilQuiet(counted);
  counted.asked = 0;
  for (let times = 0; times < 100; times += 1) hub.published();
  await until(() => many.every(({ heard }) => heard.length > 0));
  expect(many.map(({ heard }) => heard)).toEqual(many.map((_, index) => [ids[index % 2]]));
  expect(counted.asked).toBeLessThanOrEqual(2);
});

test('[UX-02] while nobody listens it holds nothing and asks nothing', async () => {
  const counted = countedDb();
  let listening = 0;
  const notifier = newBell();
  const hub = newHub({
    db: counted.db,
    notifier: {
      ...notifier,
      subscribe(heard) {
        listening += 1;
        const stop = notifier.subscribe(heard);
        return () => {
          listening -= 1;
          stop();
        };
      },
    },
  });
  expect(listening).toBe(0);
  const [one, other] = [await listen(hub, { staffId: 'a' }), await listen(hub, { staffId: 'b' })];
  expect(listening).toBe(1);
  one.leave();
  expect([listening, hub.openedBy('a'), hub.openedBy('b')]).toEqual([1, 0, 1]);
  other.leave();
  expect([listening, hub.openedBy('b')]).toEqual([0, 0]);
  await until(async () => {
    const pids = await listeningBackends();
    return pids.length === 0;
  });
  counted.asked = 0;
  hub.published();
  expect((await listen(newHub())).heard).toEqual([]);
  expect(counted.asked).toBe(0);
});

test('[UX-02] [R26] what could not be read is told once the store is back', async () => {
  const counted = countedDb();
  const hub = newHub({ db: counted.db });
  const listener = await listen(hub);
  counted.broken = true;
  const first = await tellOf(store.db, newId());
  const { asked } = counted;
  hub.published();
  await until(() => counted.asked > asked);
  await expect(listen(hub)).rejects.toThrow('the store is down');
  counted.broken = false;
  const second = await tellOf(store.db, newId());
  hub.published();
  await until(() => listener.heard.length === 2);
  expect(listener.heard).toEqual([first, second]);
});

test('[R27] closing ends every stream, and takes no new one', async () => {
  const hub = newHub();
  const listener = await listen(hub);
  await hub.close();
  expect(hub.openedBy('s')).toBe(0);
  await tellOf(store.db, newId());
  await listen(hub);
  hub.published();
  expect([listener.heard, hub.openedBy('s')]).toEqual([[], 0]);
});
