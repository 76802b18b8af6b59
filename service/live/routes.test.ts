import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { sql } from 'kysely';
import type { MeetingDraft } from '@/lib/contract/booking';
import { changeEvents } from '@/lib/contract/change';
import { changeStream as limits, liveChanges } from '@/lib/domain/limits/live-limits';
import { createChangeHub } from './change-hub';
import { localNotifier } from './local-notifier';
import { versionOf } from './cursor';
import { createLogger } from '../kernel/logger';
import {
  type ChangeListener,
  type TestDatabase,
  type TestStaff,
  aMeeting,
  aRoom,
  aStaff,
  apiOf,
  draft,
  followChanges,
  listenToChanges,
  meetingKeys,
  testClock,
  testDatabase,
  testService,
} from '../testing';

const logOutKey = 'POST /api-auth/api/user/auth/logout';

let store: TestDatabase;
let clock: ReturnType<typeof testClock>;
let service: ReturnType<typeof testService>;
let as: ReturnType<typeof apiOf>;
let me: TestStaff;
let colleague: TestStaff;
let stranger: TestStaff;
const listeners: ChangeListener[] = [];
const logger = createLogger({ level: 'silent' });

beforeAll(async () => {
  store = await testDatabase();
});
beforeEach(async () => {
  clock = testClock();
  service = testService(store.db, { clock });
  as = apiOf(service);
  me = await aStaff(store.db);
  colleague = await aStaff(store.db, { company_id: me.companyId });
  stranger = await aStaff(store.db);
});
afterEach(async () => {
  for (const listener of listeners) listener.leave();
  await Promise.allSettled(listeners.splice(0).map(({ ended }) => ended));
});
afterAll(() => store.close());

async function listen(person: TestStaff, lastEventId?: string) {
  const listener = await listenToChanges(service, person, { lastEventId });
  listeners.push(listener);
  return listener;
}

const change = (table: 'staff', columns: { disabled_at?: Date; deleted_at?: Date }) =>
  store.db.updateTable(table).set(columns).where('id', '=', me.id).execute();
const myRoom = (extra = {}) => aRoom(store.db, { company_id: me.companyId, ...extra });
const book = (body: MeetingDraft, person = me) => as(person)(meetingKeys.book, { body });
const inRoom = (...rooms: { id: string }[]) => ({
  roomBookingForms: rooms.map(({ id }) => ({ roomId: id })),
});

/** The ids of each kind of meetings' changes that were heard since, sorted. */
function idsHeard({ heard }: ChangeListener, from = 0) {
  const ids = { room: [] as string[], meeting: [] as string[], staff: [] as string[] };
  for (const { change } of heard.slice(from))
    if (change && change.kind in ids) ids[change.kind as keyof typeof ids].push(...change.ids);
  for (const kind of Object.values(ids)) kind.sort();
  return ids;
}

/** What is heard of work, until the next change of the company, which marks its end. */
async function heardOf(listener: ChangeListener, work: () => Promise<unknown>, by = me) {
  const from = listener.heard.length;
  await work();
  const { _id } = await book(draft({ subject: '记号' }), by);
  const isMark = ({ change }: ChangeListener['heard'][number]) => change?.ids.includes(_id) ?? false;
  await listener.until((heard) => heard.some(isMark));
  const before = listener.heard.slice(0, listener.heard.findIndex(isMark));
  return idsHeard({ ...listener, heard: before }, from);
}

/** A stream begins before the oldest transaction of the cluster that still runs, another test's included: waits until it has ended. */
async function untilDecided() {
  const waiting = sql`select from outbox
    where company_id = ${me.companyId} and xid >= pg_snapshot_xmin(pg_current_snapshot())`;
  while ((await waiting.execute(store.db)).rows.length > 0) await delay(10);
}

describe('the stream of changes', () => {
  test('[UX-02] speaks at once, as a stream that nobody on the way may pack or hold back', async () => {
    const response = await service.request('/api-meeting/api/user/changes', { headers: me.headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toMatch(/no-store.*no-transform/);
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toMatch(/^:.*\nretry: \d+\n\n/);
    await reader?.cancel();
  });

  test('[UX-02] [R40] a booking is heard by everybody of the company as its room and meeting, and by whom it concerns as his own', async () => {
    const auditor = await aStaff(store.db, { company_id: me.companyId });
    const bystander = await aStaff(store.db, { company_id: me.companyId });
    const room = await myRoom({ auditors: [auditor.id] });
    const people = [me, colleague, auditor, bystander];
    const heard = await Promise.all(people.map((person) => listen(person)));
    const { _id } = await book(draft({ ...inRoom(room), members: [{ staffId: colleague.id }] }));
    await Promise.all(heard.map((listener) => listener.until((all) => all.length >= 2)));
    const company = { room: [room.id], meeting: [_id] };
    expect(heard.slice(0, 3).map((listener) => idsHeard(listener))).toEqual(
      [me, colleague, auditor].map(({ id }) => ({ ...company, staff: [id] })),
    );
    const [, , , bystanders] = heard as [ChangeListener, ChangeListener, ChangeListener, ChangeListener];
    expect(await heardOf(bystanders, async () => undefined)).toEqual({ room: [], meeting: [], staff: [] });
    expect(idsHeard(bystanders).staff).toEqual([]);
  });

  test('[UX-02] a move tells the rooms that were left as well, new words the room where they show', async () => {
    const [left, taken] = [await myRoom(), await myRoom()];
    const { _id } = await book(draft({ ...inRoom(left), members: [{ staffId: colleague.id }] }));
    const listener = await listen(colleague);
    const update = (body: Partial<MeetingDraft>) => as(me)(meetingKeys.update, { params: { id: _id }, body });
    await heardOf(listener, async () => undefined);
    expect(await heardOf(listener, () => update(inRoom(taken)))).toEqual({
      room: [left.id, taken.id].sort(),
      meeting: [_id],
      staff: [colleague.id],
    });
    expect(await heardOf(listener, () => update({ subject: '新主题' }))).toEqual({
      room: [taken.id],
      meeting: [_id],
      staff: [colleague.id],
    });
  });

  test('[UX-02] a cancellation frees its rooms and leaves the calendars of its members and the list of its auditors', async () => {
    const auditor = await aStaff(store.db, { company_id: me.companyId });
    const room = await myRoom({ auditors: [auditor.id] });
    const { _id } = await book(draft({ ...inRoom(room), members: [{ staffId: colleague.id }] }));
    const heard = await Promise.all([colleague, auditor].map((person) => listen(person)));
    const { _id: mark } = await book(draft());
    const isMark = ({ change }: ChangeListener['heard'][number]) => change?.ids.includes(mark) ?? false;
    await Promise.all(heard.map((listener) => listener.until((all) => all.some(isMark))));
    const seen = heard.map((listener) => listener.heard.length);
    await as(me)(meetingKeys.cancel, { params: { id: _id }, query: {} });
    await Promise.all(heard.map((one, index) => one.until((all) => all.length >= (seen[index] ?? 0) + 3)));
    expect(heard.map((listener, index) => idsHeard(listener, seen[index]).room)).toEqual([
      [room.id],
      [room.id],
    ]);
    expect(heard.map((listener, index) => idsHeard(listener, seen[index]).staff)).toEqual([
      [colleague.id],
      [auditor.id],
    ]);
  });

  test('[UX-02] an answer is heard with its meeting, by the one who gave it and the organizer as their own', async () => {
    const meeting = await aMeeting(store.db, {
      creator_id: me.id,
      company_id: me.companyId,
      members: [{ staffId: colleague.id }],
    });
    const listener = await listen(me);
    const answer = () =>
      as(colleague)(meetingKeys.answer, { params: { id: meeting.id }, body: { state: 2, effectiveType: 1 } });
    expect(await heardOf(listener, answer, colleague)).toEqual({
      room: [],
      meeting: [meeting.id],
      staff: [me.id],
    });
  });

  test('[UX-02] nothing of a company is heard in another', async () => {
    const listener = await listen(stranger);
    const heard = await heardOf(listener, async () => book(draft(inRoom(await myRoom()))), stranger);
    expect(heard).toEqual({ room: [], meeting: [], staff: [] });
  });

  test('[UX-02] [R40] what was refused is never heard', async () => {
    const room = await myRoom();
    await book(draft(inRoom(room)));
    const listener = await listen(me);
    await heardOf(listener, async () => undefined);
    const refused = () => book(draft(inRoom(room)), colleague).catch(() => undefined);
    expect(await heardOf(listener, refused)).toEqual({ room: [], meeting: [], staff: [] });
  });
});

describe('coming back', () => {
  test('[UX-02] [R40] after a gap exactly what was missed is told, once and in order', async () => {
    const first = await listen(colleague);
    await heardOf(first, async () => undefined);
    first.leave();
    await first.ended;
    const missed = [await book(draft()), await book(draft())].map(({ _id }) => _id);

    const second = await listen(colleague, first.lastEventId());
    await second.until((heard) => heard.length >= 2);
    const { _id: later } = await book(draft());
    await second.until((heard) => heard.length >= 3);
    expect(second.heard.map(({ change }) => change?.ids)).toEqual([...missed, later].map((id) => [id]));
  });

  test('[UX-02] who left in the middle of a change hears the rest of it', async () => {
    const listener = await listen(me);
    await book(draft(inRoom(await myRoom())));
    await listener.until((heard) => heard.length === 3);
    expect(listener.heard.map(({ change }) => change?.kind)).toEqual(['meeting', 'room', 'staff']);
    const again = await listen(me, listener.heard[0]?.id);
    await again.until((heard) => heard.length === 2);
    expect(again.heard).toEqual(listener.heard.slice(1));
  });

  test('[UX-02] a first stream tells what changed while its page was being made, and nothing older', async () => {
    await book(draft());
    clock.advance(liveChanges.overlapMs + 1_000);
    const { _id } = await book(draft());
    clock.advance(liveChanges.overlapMs - 1_000);
    await untilDecided();
    const listener = await listen(colleague);
    await listener.until((heard) => heard.length === 1);
    expect(idsHeard(listener).meeting).toEqual([_id]);
  });

  test('[UX-02] a place of long ago, of nowhere or of nonsense makes everything be read anew', async () => {
    const listener = await listen(me);
    await heardOf(listener, async () => undefined);
    const known = listener.lastEventId() ?? '';
    const beyond = versionOf({
      xid: 9_999_999_999_999_999_999n,
      id: 1n,
      at: clock.now() + limits.resumeMs,
    });
    clock.advance(limits.resumeMs + 1_000);
    const nonsense = ['', 'x', '1', '-1.0.0', `${known}.1`, '会议', "1'; --", '9'.repeat(5_000)];
    for (const place of [known, beyond, ...nonsense.map((text) => encodeURI(text))]) {
      await untilDecided();
      const back = await listen(me, place);
      await back.until((heard) => heard.length > 0);
      expect(back.heard.map(({ event }) => event)).toEqual([changeEvents.reset]);
      // From there on it goes on as ever.
      const from = back.lastEventId();
      const { _id } = await book(draft());
      await back.until((heard) => heard.length > 1);
      expect(idsHeard(back).meeting).toEqual([_id]);
      const again = await listen(me, from);
      await again.until((heard) => heard.length > 0);
      expect(idsHeard(again).meeting).toEqual([_id]);
    }
  });

  test('[UX-02] who has missed too much reads everything anew', async () => {
    const listener = await listen(me);
    const rows = Array.from({ length: limits.maxMissed + 1 }, () => ({
      company_id: me.companyId,
      kind: 'meeting',
      ids: [me.id],
      created_at: new Date(clock.now()),
    }));
    await store.db.insertInto('outbox').values(rows).execute();
    listener.leave();
    await listener.ended;
    // While a transaction of another database of the cluster holds the rows back, the stream ends without an event, and its client
    // comes back.
    const back = await listen(me, listener.lastEventId());
    const comeBack = async (stream: ChangeListener): Promise<ChangeListener> => {
      await stream.until((heard) => heard.length > 0).catch(() => undefined);
      return stream.heard.length > 0 ? stream : comeBack(await listen(me, stream.lastEventId()));
    };
    expect((await comeBack(back)).heard[0]?.event).toBe(changeEvents.reset);
  });
});

describe('the end of a stream', () => {
  test('[UX-02] comes when its reader leaves, over HTTP too, where the first word is said at once', async () => {
    const hub = createChangeHub({ db: store.db, clock, logger, notifier: localNotifier() });
    const app = testService(store.db, { clock, changes: hub });
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const listener = await followChanges((headers, signal) =>
      fetch(`http://127.0.0.1:${port}/api-meeting/api/user/changes`, {
        headers: { ...me.headers, ...headers },
        signal,
      }),
    );
    expect(hub.openedBy(me.id)).toBe(1);
    listener.leave();
    while (hub.openedBy(me.id) > 0) await delay(10);
    server.close();
  });

  test.each([
    ['was disabled', () => change('staff', { disabled_at: new Date(clock.now()) })],
    ['has left the company', () => change('staff', { deleted_at: new Date(clock.now()) })],
    ['has a token that has expired', async () => clock.advance(2 * 24 * 60 * 60_000)],
  ])('[UX-02] comes for somebody who %s, once he is asked again', async (_, end) => {
    const notifier = localNotifier();
    const changes = createChangeHub({ db: store.db, clock, logger, notifier });
    service = testService(store.db, { clock, changes });
    const mine = await listen(me);
    const hash = createHash('sha256').update(me.token).digest('hex');
    notifier.publish(hash);
    await book(draft(), colleague).catch(() => undefined);
    expect(changes.openedBy(me.id)).toBe(1);
    await end();
    notifier.publish(hash);
    await mine.ended;
    expect(changes.openedBy(me.id)).toBe(0);
  });

  test('[UX-02] comes with the log-out of its token, and not with that of another', async () => {
    const [mine, theirs] = [await listen(me), await listen(colleague)];
    await as(me)(logOutKey, {});
    await mine.ended;
    await heardOf(theirs, async () => undefined, colleague);
    expect((await listenToChanges(service, me)).status).toBe(401);
  });

  test('[UX-02] nobody opens more than a person needs, also with many at once', async () => {
    // No more at once than find a connection to the store in time on a busy machine: who waits longer is told 503.
    const wave = 20;
    const open = (count: number) => Promise.all(Array.from({ length: count }, () => listen(me)));
    const many: ChangeListener[] = [];
    while (many.length < limits.perStaff - wave) many.push(...(await open(wave)));
    many.push(...(await open(wave + 5)));
    expect(many.map(({ status }) => status).sort()).toEqual([
      ...Array(limits.perStaff).fill(200),
      ...Array(5).fill(429),
    ]);
    expect((await listen(colleague)).status).toBe(200);
    many[0]?.leave();
    await many[0]?.ended;
    expect((await listen(me)).status).toBe(200);
  });
});
