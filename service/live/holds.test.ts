import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { RoomHold } from '@/lib/contract/hold';
import { roomHolds } from '@/lib/domain/limits/live-limits';
import { createLogger } from '../kernel/logger';
import type { Notifier } from '../kernel/notifier';
import { testClock, type TestDatabase, testDatabase } from '../testing';
import { type ChangeHub, createChangeHub } from './change-hub';
import { localNotifier } from './local-notifier';
import { postgresNotifier } from './postgres-notifier';

const logger = createLogger({ level: 'silent' });
const clock = testClock();
let store: TestDatabase;
let hubs: ChangeHub[];
let newNotifier: () => Notifier;

beforeAll(async () => {
  store = await testDatabase();
});
beforeEach(() => {
  hubs = [];
  const { address, db } = store;
  const shared = localNotifier();
  // Each process has its own; PGlite only ever has one process.
  newNotifier = () => ('connectionString' in address ? postgresNotifier({ ...address, db, logger }) : shared);
});
afterEach(() => Promise.all(hubs.map((hub) => hub.close())));
afterAll(() => store.close());

function newHub() {
  const hub = createChangeHub({ db: store.db, clock, logger, notifier: newNotifier() });
  hubs.push(hub);
  return hub;
}

async function until(isTrue: () => boolean | Promise<boolean>) {
  const lastTry = performance.now() + 4_000;
  while (!(await isTrue())) {
    if (performance.now() > lastTry) throw new Error(`It never came to ${isTrue.toString()}`);
    await delay(10);
  }
}

/** Resolves when every hub receives what others publish; the embedded store has no connections for that. */
const listening = () =>
  until(async () => {
    if (!('connectionString' in store.address)) return true;
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and state = 'idle'
      and application_name = 'meeting-rooms changes' and query like 'LISTEN%'`.execute(store.db);
    return rows.length === hubs.length;
  });

/** A stream, and the holds that it was shown. */
async function open(
  hub: ChangeHub,
  { companyId, staffId = 'watcher' }: { companyId: string; staffId?: string },
) {
  const holds: RoomHold[] = [];
  const over = new AbortController();
  const listener = {
    ...{ companyId, staffId, tokenHash: 'ab', over: over.signal },
    hear: () => undefined,
    pass: () => undefined,
    hold: (hold: RoomHold) => void holds.push(hold),
    confirm: () => undefined,
    end: () => over.abort(),
  };
  await hub.join(listener, 'start');
  return { holds, until: (count: number) => until(() => holds.length >= count) };
}

const holdOf = (companyId: string, parts = {}) => ({
  ...{ companyId, roomId: 'r1', staffId: 'lin', realName: '林晓', beginTime: 1_000, endTime: 2_000 },
  hasEnded: false,
  ...parts,
});
const shownHold = { roomId: 'r1', staffId: 'lin', realName: '林晓', beginTime: 1_000, endTime: 2_000 };

test('[UX-02] [BEY-06] a hold shows on the streams of its company in every process, but for the holder’s own', async () => {
  const companyId = newId();
  const [here, there] = [newHub(), newHub()];
  const [mine, near, far] = [
    await open(here, { companyId, staffId: 'lin' }),
    await open(here, { companyId }),
    await open(there, { companyId }),
  ];
  const foreign = await open(there, { companyId: newId() });
  await listening();
  here.held(holdOf(companyId));
  await Promise.all([near.until(1), far.until(1)]);
  expect([near.holds, far.holds]).toEqual([
    [{ ...shownHold, remainingMs: roomHolds.lastMs }],
    [{ ...shownHold, remainingMs: roomHolds.lastMs }],
  ]);
  expect([mine.holds, foreign.holds]).toEqual([[], []]);
});

test('[UX-02] a stream begins with the holds that last, and without one that had no sign for a minute', async () => {
  const companyId = newId();
  const hub = newHub();
  const first = await open(hub, { companyId });
  await listening();
  hub.held(holdOf(companyId));
  await first.until(1);
  clock.advance(roomHolds.lastMs - 1_000);
  hub.held(holdOf(companyId, { roomId: 'r2' }));
  await first.until(2);
  const second = await open(hub, { companyId });
  expect(second.holds.map(({ roomId, remainingMs }) => [roomId, remainingMs])).toEqual([
    ['r1', 1_000],
    ['r2', roomHolds.lastMs],
  ]);
  clock.advance(1_000);
  const third = await open(hub, { companyId });
  expect(third.holds.map(({ roomId }) => roomId)).toEqual(['r2']);
});

test('[UX-02] a repeated hold lasts longer, an ended one no longer, however close they come', async () => {
  const companyId = newId();
  const hub = newHub();
  const watcher = await open(hub, { companyId });
  await listening();
  hub.held(holdOf(companyId));
  hub.held(holdOf(companyId, { hasEnded: true }));
  hub.held(holdOf(companyId));
  await watcher.until(3);
  expect(watcher.holds.map(({ remainingMs }) => remainingMs)).toEqual([
    roomHolds.lastMs,
    0,
    roomHolds.lastMs,
  ]);
  clock.advance(roomHolds.lastMs / 2);
  hub.held(holdOf(companyId));
  await watcher.until(4);
  clock.advance(roomHolds.lastMs / 2);
  expect((await open(hub, { companyId })).holds).toHaveLength(1);
  hub.held(holdOf(companyId, { hasEnded: true }));
  await watcher.until(5);
  expect((await open(hub, { companyId })).holds).toEqual([]);
});

test('[UX-02] a hold is shown for ten minutes at most, however often it is repeated', async () => {
  const companyId = newId();
  const hub = newHub();
  const watcher = await open(hub, { companyId });
  await listening();
  const repeats = roomHolds.longestMs / (roomHolds.lastMs / 2);
  for (let count = 0; count <= repeats; count += 1) {
    hub.held(holdOf(companyId));
    await watcher.until(count + 1);
    clock.advance(roomHolds.lastMs / 2);
  }
  const remaining = watcher.holds.map(({ remainingMs }) => remainingMs);
  expect(remaining.slice(-3)).toEqual([roomHolds.lastMs, roomHolds.lastMs / 2, 0]);
  expect((await open(hub, { companyId })).holds).toEqual([]);
});

test('[UX-02] of one person no more than five show', async () => {
  const companyId = newId();
  const hub = newHub();
  const watcher = await open(hub, { companyId });
  await listening();
  for (let room = 0; room < 8; room += 1) hub.held(holdOf(companyId, { roomId: `r${room}` }));
  await watcher.until(8);
  expect((await open(hub, { companyId })).holds.map(({ roomId }) => roomId)).toEqual(
    Array.from({ length: roomHolds.perPerson }, (_, room) => `r${room}`),
  );
});
