import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { analytics } from '@/lib/domain/limits/analytics-limits';
import { cleaning, limits } from '@/lib/domain/limits/limits';
import { changeStream } from '@/lib/domain/limits/live-limits';
import { lastingFailures } from '../../kernel/errors/lasting-failures';
import { createLogger } from '../../kernel/logger';
import {
  aRoom,
  aStaff,
  aToken,
  type TestDatabase,
  type TestStaff,
  rawClient,
  testClock,
  testDatabase,
  testNow,
} from '../../testing';
import { cleanUp, startCleanUp } from './clean-up';
import { deleteExpiredRows } from './delete-expired-rows';

const scheduleKey = 'POST /api-meeting/api/user/v2/meetings/actions/schedule';
const hourMs = 3_600_000;

let store: TestDatabase;
let clock: ReturnType<typeof testClock>;
let me: TestStaff;

beforeAll(async () => {
  store = await testDatabase();
});
beforeEach(async () => {
  clock = testClock();
  me = await aStaff(store.db);
  wait.mockReset().mockResolvedValue(undefined);
});
afterAll(() => store.close());

const wait = jest.fn<Promise<void>, [number, AbortSignal | undefined]>();
const clean = (signal?: AbortSignal) => cleanUp({ db: store.db, clock }, { signal, wait });
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** One booking under a key: a row of the outbox, and one that keeps its answer. */
async function book(key: string) {
  const room = await aRoom(store.db, { company_id: me.companyId });
  const send = rawClient(store.db, { clock });
  const beginTime = clock.now() + 3 * hourMs - 7 * 60_000;
  const times = { beginTime, endTime: beginTime + hourMs };
  const answer = await send(scheduleKey, {
    headers: { ...me.headers, 'idempotency-key': key },
    json: { subject: '周会', ...times, roomBookingForms: [{ roomId: room.id }] },
  });
  expect(answer.status).toBe(200);
}

const countOf = async (table: 'outbox' | 'idempotency_key' | 'analytics_event') =>
  (await store.db.selectFrom(table).where('company_id', '=', me.companyId).select('company_id').execute())
    .length;

const tokens = async () =>
  (
    await store.db
      .selectFrom('access_token')
      .where('account_id', '=', me.accountId)
      .select('token_hash')
      .execute()
  ).map(({ token_hash: hash }) => hash.toString('hex'));

describe('cleaning up', () => {
  test('[BOOK-09] forgets an answer when it is not repeated any more, and not before', async () => {
    await book('one');
    clock.advance(cleaning.answersMs - 1);
    await clean();
    expect(await countOf('idempotency_key')).toBe(1);
    clock.advance(2);
    await clean();
    expect(await countOf('idempotency_key')).toBe(0);
  });

  test('[UX-02] forgets a change when no stream goes on from it any more, and not before', async () => {
    await book('one');
    clock.advance(changeStream.keptMs - 1);
    await clean();
    expect(await countOf('outbox')).toBeGreaterThan(0);
    clock.advance(2);
    await clean();
    expect(await countOf('outbox')).toBe(0);
  });

  test('[SESS-13] forgets tokens that have expired, with the provider’s sessions, and leaves all that still count', async () => {
    const lasting = await aToken(store.db, me.accountId, testNow + limits.sessionExpiryMs);
    const token_hash = hashOf(await aToken(store.db, me.accountId, testNow - 1));
    const session = { token_hash, issuer: 'https://id.example', subject: me.id };
    await store.db.insertInto('provider_session').values(session).execute();
    await clean();
    expect(await tokens()).toEqual(
      expect.arrayContaining([me.token, lasting].map((each) => hashOf(each).toString('hex'))),
    );
    expect(await tokens()).toHaveLength(2);
    expect(
      await store.db.selectFrom('provider_session').where('subject', '=', me.id).selectAll().execute(),
    ).toEqual([]);
  });

  test('[CFG-03] forgets a page view after its time, and not before', async () => {
    const view = { company_id: me.companyId, id: me.id, staff_id: me.id, event: '{}' };
    await store.db
      .insertInto('analytics_event')
      .values({ ...view, created_at: new Date(testNow) })
      .execute();
    clock.advance(analytics.keptMs);
    await clean();
    expect(await countOf('analytics_event')).toBe(1);
    clock.advance(1);
    await clean();
    expect(await countOf('analytics_event')).toBe(0);
  });

  const gather = (rows: number) =>
    sql`insert into outbox (company_id, kind, ids, created_at)
      select ${me.companyId}, 'meeting', '{}', ${new Date(testNow - 2 * changeStream.keptMs)}
      from generate_series(1, ${rows})`.execute(store.db);

  test('forgets more than one batch, and two processes at once forget all of it together', async () => {
    await gather(cleaning.rowsAtOnce + 1);
    await Promise.all([clean(), clean()]);
    expect(await countOf('outbox')).toBe(0);
  });

  test('leaves the store to others between two batches', async () => {
    await gather(2 * cleaning.rowsAtOnce + 1);
    const left: number[] = [];
    wait.mockImplementation(async () => void left.push(await countOf('outbox')));
    await clean();
    expect(left).toEqual([cleaning.rowsAtOnce + 1, 1]);
    expect(wait.mock.calls.map(([ms]) => ms)).toEqual([cleaning.pauseMs, cleaning.pauseMs]);
    expect(await countOf('outbox')).toBe(0);
  });

  test('goes on no more once it is called off in between', async () => {
    await gather(cleaning.rowsAtOnce + 1);
    const calledOff = new AbortController();
    wait.mockImplementation(async () => calledOff.abort());
    await clean(calledOff.signal);
    expect(await countOf('outbox')).toBe(1);
    await clean();
  });

  test('takes the oldest first, and no more than it is told', async () => {
    const ages = [3, 1, 2].map((hours) => testNow - hours * hourMs);
    for (const expiresAt of ages) await aToken(store.db, me.accountId, expiresAt);
    const expired = { table: 'access_token', column: 'expires_at', before: testNow } as const;
    const left = async () => {
      const rows = await store.db
        .selectFrom('access_token')
        .where('account_id', '=', me.accountId)
        .select('expires_at')
        .orderBy('expires_at')
        .execute();
      return rows.map(({ expires_at }) => expires_at).filter((at) => at < testNow);
    };
    expect(await deleteExpiredRows(store.db, expired, 1)).toBe(1);
    expect(await left()).toEqual([testNow - 2 * hourMs, testNow - hourMs]);
    expect(await deleteExpiredRows(store.db, expired, 5)).toBe(2);
    expect(await left()).toEqual([]);
  });
});

describe('keeping clean', () => {
  // Only what it waits by: the store's driver has timers of its own.
  const real = ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'] as const;
  beforeEach(() => jest.useFakeTimers({ doNotFake: [...real, 'clearImmediate', 'clearTimeout'] }));
  afterEach(() => jest.useRealTimers());

  test('cleans now and then until it is stopped, also after it has failed once', async () => {
    const warn = jest.fn();
    const logger = Object.assign(createLogger({ level: 'silent' }), { warn });
    const storage = { incoming: '/nowhere' };
    let isBroken = true;
    const now = () => {
      if (isBroken) throw new Error('for once');
      return clock.now();
    };
    const failures = lastingFailures(clock);
    const cleaner = startCleanUp({ db: store.db, clock: { ...clock, now }, logger, storage, failures });
    await book('one');
    clock.advance(cleaning.answersMs + 1);
    await jest.advanceTimersByTimeAsync(cleaning.everyMs);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await countOf('idempotency_key')).toBe(1);

    isBroken = false;
    await jest.advanceTimersByTimeAsync(cleaning.everyMs);
    while ((await countOf('idempotency_key')) > 0) await delay(10);

    await cleaner.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
