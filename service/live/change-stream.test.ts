import { changeStream as limits } from '@/lib/domain/limits/live-limits';
import { createLogger } from '../kernel/logger';
import type { ChangeHub, Listener } from './change-hub';
import { changeStream } from './change-stream';

const from = { xid: 700n, id: 0n, at: 0 };
const person = { companyId: 'c', staffId: 's', tokenHash: 'ab' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A stream whose hub hands its listener to the test. */
async function open(
  assertAllowed: () => Promise<unknown>,
  join?: ChangeHub['join'],
  lastEventId: string | null = null,
) {
  let listener: Listener | undefined;
  const hub: ChangeHub = {
    published: () => undefined,
    recheckToken: () => undefined,
    held: () => undefined,
    openedBy: () => 0,
    close: async () => undefined,
    join:
      join ??
      (async (given) => {
        listener = given;
        return { missed: [], from };
      }),
  };
  const logger = createLogger({ level: 'silent' });
  const signal = new AbortController().signal;
  const body = changeStream({ hub, logger, lastEventId, assertAllowed, signal, ...person });
  await jest.advanceTimersByTimeAsync(0);
  return { text: new Response(body).text(), listener: () => listener as Listener };
}

test('[UX-02] whoever listens is asked again within thirty seconds, and as long as he may listen he stays', async () => {
  const assertAllowed = jest.fn(async () => undefined);
  const { listener } = await open(assertAllowed);
  for (let times = 1; times <= 3; times += 1) {
    await jest.advanceTimersByTimeAsync(30_000);
    expect(assertAllowed.mock.calls.length).toBeGreaterThanOrEqual(times);
    expect(listener().over.aborted).toBe(false);
  }
  listener().end();
  const asked = assertAllowed.mock.calls.length;
  await jest.advanceTimersByTimeAsync(10 * limits.confirmMs);
  expect(assertAllowed.mock.calls.length).toBe(asked);
  expect(jest.getTimerCount()).toBe(0);
});

test('[UX-02] the stream ends within thirty seconds of the end of his right, or when nobody can say', async () => {
  const { text, listener } = await open(() => Promise.reject(new Error('gone')));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(listener().over.aborted).toBe(true);
  expect(await text).toMatch(/event: change/);
});

test('[UX-02] a doubt is settled at once, and starts no second clock', async () => {
  const assertAllowed = jest.fn(async () => undefined);
  const { listener } = await open(assertAllowed);
  for (let times = 0; times < 5; times += 1) listener().confirm();
  await jest.advanceTimersByTimeAsync(0);
  expect(assertAllowed).toHaveBeenCalledTimes(5);
  await jest.advanceTimersByTimeAsync(limits.confirmMs);
  expect(assertAllowed).toHaveBeenCalledTimes(6);
});

test('[UX-02] gives a place as an empty change, and none from before what its reader has already heard elsewhere', async () => {
  const { text, listener } = await open(async () => undefined, undefined, '701.5.60000');
  const place = (xid: bigint, at: number) => listener().pass({ xid, id: 0n, at });
  place(701n, 120_000);
  place(702n, 180_000);
  listener().end();
  expect(await text).toMatch(
    /^[^]*\n\nevent: change\nid: 702\.0\.180000\ndata: \{"kind":"meeting","ids":\[\],"version":"702\.0\.180000"\}\n\n$/,
  );
  expect(await text).not.toContain('id: 701');
});

test('[UX-02] a stream that cannot begin ends, so that its reader comes back', async () => {
  const { text } = await open(
    async () => undefined,
    () => Promise.reject(new Error('the store is down')),
  );
  expect(await text).not.toContain('event:');
});
