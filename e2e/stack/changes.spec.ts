import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { stopping, upstreamLimits } from '@/lib/domain/limits/limits';
import { changeStream as limits } from '@/lib/domain/limits/live-limits';
import { type ChangeListener, followChanges } from '@/service/testing/http/change-listener';
import { type ApiClient, createApiClient, logIn, organizer } from '../fixtures/api-client';
import type { AppProcess, LaunchOptions } from '../fixtures/processes/app-process';
import { book, freeSlot, roomNamed } from '../fixtures/load/bookings';
import { startRecordedService } from '../fixtures/stage/recorded-service';
import { newSecret, test } from '../fixtures/processes/stack-test';
import type { TestDatabase } from '../fixtures/database/test-database';

type Start = (options: LaunchOptions) => Promise<AppProcess>;

const colleague = '13800000002';
const otherColleague = '13800000005';
/** A change that arrives without a signal arrives after five seconds. */
const calledWithinMs = limits.rereadMs - 2_000;

const listenAt = ({ origin }: AppProcess, { jar }: ApiClient, lastEventId?: string) =>
  followChanges(
    (headers, signal) =>
      fetch(`${origin}/bff/api-meeting/api/user/changes`, {
        headers: { 'X-CSRF': '1', ...jar.header(), ...headers },
        signal,
      }),
    { lastEventId },
  );

const isOf =
  (id: string) =>
  ({ change }: ChangeListener['heard'][number]) =>
    change?.ids.includes(id) ?? false;

/** Resolves when the meeting's change was heard, and rejects when it comes too late to have been called. */
async function hears(listener: ChangeListener, id: string) {
  const heard = listener.until((all) => all.some(isOf(id)));
  await Promise.race([
    heard,
    delay(calledWithinMs, undefined, { ref: false }).then(() => Promise.reject(new Error('nobody called'))),
  ]);
}

/** A product with the service in it, and one before a service of its own over HTTP, on one database and one session key. */
async function twoProducts(start: Start, database: TestDatabase) {
  const secret = { SESSION_SECRET: newSecret() };
  const embedded = await start({ env: { DATABASE_URL: database.url, SEED_DEMO: '1', ...secret } });
  const service = await startRecordedService(database);
  const remote = await start({ env: { SERVICE_URL: service.origin, ...secret } });
  return { embedded, remote, service };
}

const hearingConnections = (database: TestDatabase) =>
  database.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'meeting-rooms changes'`,
  );

test('[UX-02] [R40] what is booked by one process is heard at once through another, across a gap too, until the log-out', async ({
  start,
  newDatabase,
}) => {
  const database = await newDatabase();
  const { embedded, remote, service } = await twoProducts(start, database);
  const client = await logIn(embedded.origin, organizer);
  const listening = await logIn(embedded.origin, colleague);
  const roomId = await roomNamed(client, '望江');
  let slots = 0;
  const bookOne = async (through: AppProcess) => {
    const draft = { ...freeSlot(slots++), subject: '同步', roomBookingForms: [{ roomId }] };
    const { status, body } = await book(createApiClient(through.origin, client.jar), draft);
    expect(status).toBe(200);
    return body._id;
  };

  const listeners = [await listenAt(remote, listening), await listenAt(embedded, listening)];
  for (const { headers } of listeners) {
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toMatch(/no-store.*no-transform/);
  }
  for (const through of [embedded, remote]) {
    const id = await bookOne(through);
    await Promise.all(listeners.map((listener) => hears(listener, id)));
    expect(listeners.every(({ heard }) => heard.some(isOf(roomId)))).toBe(true);
  }

  // Each stream resumes at the other process, where the first one ended.
  for (const listener of listeners) listener.leave();
  const [atRemote, atEmbedded] = listeners.map((listener) => listener.lastEventId());
  const missed = [await bookOne(remote), await bookOne(embedded)];
  const back = [await listenAt(embedded, listening, atRemote), await listenAt(remote, listening, atEmbedded)];
  const later = await bookOne(embedded);
  await Promise.all(back.map((listener) => hears(listener, later)));
  for (const { heard } of back) {
    const meetings = heard.flatMap(({ change }) => (change?.kind === 'meeting' ? change.ids : []));
    expect(meetings).toEqual([...missed, later]);
  }

  await createApiClient(embedded.origin, listening.jar).call('DELETE', '/session');
  await Promise.all(back.map(({ ended }) => ended));
  await expect.poll(() => hearingConnections(database)).toHaveLength(0);
  await service.close();
});

test(
  '[UX-02] [R24] [R27] more open pages than calls may run leave room for calls, hold nothing when they close, and no stop',
  { tag: '@long' },
  async ({ start, newDatabase }) => {
    const database = await newDatabase();
    const { remote, service } = await twoProducts(start, database);
    const clients = await Promise.all(
      [colleague, otherColleague].map((mobile) => logIn(remote.origin, mobile)),
    );
    const client = await logIn(remote.origin, organizer);
    const roomId = await roomNamed(client, '望江');
    const pages = await Promise.all(
      Array.from({ length: upstreamLimits.callConnections + 20 }, (_, index) =>
        listenAt(remote, clients[index % clients.length] as ApiClient),
      ),
    );
    expect(await hearingConnections(database)).toHaveLength(1);
    const draft = { ...freeSlot(0), subject: '同步', roomBookingForms: [{ roomId }] };
    const { status, body } = await book(client, draft);
    expect(status).toBe(200);
    await Promise.all(pages.map((page) => hears(page, body._id)));

    const [last, ...others] = pages;
    for (const page of others) page.leave();
    const ended = remote.end('SIGTERM');
    await last?.ended;
    const { code, afterMs } = await ended;
    expect(code).toBe(0);
    // Not the time that running requests may have.
    expect(afterMs).toBeLessThan(stopping.noticeMs + stopping.runningMs);
    await expect.poll(() => hearingConnections(database)).toHaveLength(0);
    await service.close();
  },
);
