import type { KyselyPlugin } from 'kysely';
import { decodeOrders, orderColumnsType, type OrderColumns } from '@/lib/contract/codecs/order-columns';
import {
  apiOf,
  aStaff,
  at,
  draft,
  forRoom,
  meetingDesk,
  meetingKeys,
  onePage,
  testClock,
  testNow,
  testService,
  type TestRoom,
  type TestStaff,
} from '../../testing';
import { createCompanyCache, noCompanyCache } from './company-cache';
import { thisMinute } from '@/lib/domain/room/free-now';
import { fixedClock } from '@/lib/time/clock';
import { msPerDay } from '@/lib/time/day';
import { heldTransaction } from '../../testing/database/held-transaction';
import { testServerUrl } from '../../testing/database/settings';

const { store, me, colleague, as, myRoom, book } = meetingDesk();
const day = { beginTime: at('00:00'), endTime: at('00:00', '2026-11-19') };

const logger = { warn: jest.fn() };
let sent: string[];
let inProcess: ReturnType<typeof testService>;
let clock: ReturnType<typeof testClock>;
/** Stands still until a test moves it, so that no entry expires by chance. */
let elapsed: ReturnType<typeof fixedClock>;
let room: TestRoom;
beforeEach(async () => {
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      sent.push('statement');
      return Promise.resolve(result);
    },
  };
  clock = testClock();
  elapsed = fixedClock(1);
  const db = store.db.withPlugin(counting);
  inProcess = testService(db, { clock, cache: createCompanyCache({ db, logger }, { elapsed }) });
  room = await myRoom({ name: '致远' });
  logger.warn.mockClear();
  // Else the first call of a day notes that the caller was seen, in a statement of its own.
  await store.db
    .updateTable('access_token')
    .set({ last_seen_at: new Date(testNow) })
    .execute();
});

const roomsKey = 'POST /api-meeting/api/user/v2/rooms/actions/page';
const ordersKey = 'POST /api-meeting/api/user/v2/orders/actions/list';
const unreadKey = 'GET /api-meeting/api/user/meeting-audit-records/actions/unread-count';

/** The calls of one page of a day. */
function aPage(reader: TestStaff = me) {
  const api = apiOf(onePage(inProcess))(reader);
  return {
    api,
    async ordersOf(roomIdList = [room.id], window = day) {
      const input = { body: { roomIdList, ...window }, headers: { accept: orderColumnsType } };
      return decodeOrders((await api(ordersKey, input)) as unknown as OrderColumns, roomIdList);
    },
  };
}

/**
 * What a page of rooms shows its reader; `statements` is how many it took. Five are its reader's own: the caller, the outbox, the rooms,
 * the caller's part in the bookings and the unread approvals. Two are the company's: choices and bookings.
 */
async function open(reader: TestStaff = me) {
  sent = [];
  const { api, ordersOf } = aPage(reader);
  const [rooms, areas, orders, unread] = await Promise.all([
    api(roomsKey, { body: {} }),
    api('GET /api-meeting/api/user/v2/areas/trees'),
    ordersOf(),
    api(unreadKey),
  ]);
  return { rooms, areas, orders, unread, statements: sent.length };
}

const subjects = ({ orders }: Awaited<ReturnType<typeof open>>) => orders.map(({ subject }) => subject);

describe('[UX-04] what pages have in common', () => {
  it('is read once: the next page reads only what is its reader’s own, and shows the same', async () => {
    await book(forRoom(room));
    const first = await open();
    expect(subjects(first)).toEqual(['版本评审']);
    expect(first.statements).toBe(7);
    expect(await open()).toEqual({ ...first, statements: 5 });
  });

  it('is the company’s: a colleague’s page finds it read', async () => {
    await open();
    expect(await open(colleague)).toMatchObject({ statements: 5 });
  });

  it('is read by every page where the cache is off, which shows the same', async () => {
    await book(forRoom(room));
    const cached = await open();
    inProcess = testService(store.db, { clock, cache: noCompanyCache });
    expect(await open()).toEqual({ ...cached, statements: 0 });
  });

  it('is compared with the outbox once for all calls of a page', async () => {
    const compare = jest.fn(() => Promise.resolve({ snapshot: '10:10:', isUnchanged: true }));
    const cache = createCompanyCache({ db: store.db, logger }, { elapsed, compare });
    inProcess = testService(store.db, { clock, cache });
    await open();
    expect(compare.mock.calls).toEqual([[me.companyId, undefined]]);
    await open();
    expect(compare.mock.calls).toEqual([
      [me.companyId, undefined],
      [me.companyId, '10:10:'],
    ]);
  });

  it('[S46] a private meeting shows to its members alone, in whichever order people open the page', async () => {
    await book(forRoom(room, { scope: 1, subject: '并购' }));
    for (const reader of [colleague, me, colleague, me]) {
      const { orders } = await open(reader);
      expect(orders).toEqual([
        reader === me
          ? expect.objectContaining({ subject: '并购', mine: 'organizer' })
          : { roomId: room.id, state: 'confirmed', beginTime: at('14:15'), endTime: at('15:00') },
      ]);
    }
  });

  it('[ROOM-06] a room that not everybody may book says so to each', async () => {
    const restricted = await myRoom({ name: '望江', is_restricted: true });
    await store.db
      .insertInto('room_permission')
      .values({ company_id: me.companyId, room_id: restricted.id, id: me.id, staff_id: me.id })
      .execute();
    const mayBook = async (reader: TestStaff) =>
      (await open(reader)).rooms.list.map(({ name, can }) => [name, can.book]);
    for (const reader of [me, colleague, me, colleague])
      expect(await mayBook(reader)).toEqual([
        ['致远', true],
        ['望江', reader === me],
      ]);
  });

  it('is one thing for each day, each list of rooms and each filter', async () => {
    const other = await myRoom({ name: '望江' });
    await book(forRoom(room));
    await book(forRoom(other, { subject: '周会' }));
    const tomorrow = { beginTime: day.endTime, endTime: day.endTime + msPerDay };
    for (let round = 0; round < 2; round += 1) {
      const { api, ordersOf } = aPage();
      const subjectsOf = async (...input: Parameters<typeof ordersOf>) =>
        (await ordersOf(...input)).map(({ subject }) => subject);
      expect(await subjectsOf([room.id])).toEqual(['版本评审']);
      expect(await subjectsOf([other.id])).toEqual(['周会']);
      expect(await subjectsOf([other.id, room.id])).toEqual(['周会', '版本评审']);
      expect(await subjectsOf([room.id], tomorrow)).toEqual([]);
      const namesOf = async (body: object) => (await api(roomsKey, { body })).list.map(({ name }) => name);
      expect(await namesOf({})).toEqual(['致远', '望江']);
      expect(await namesOf({ keyword: '望' })).toEqual(['望江']);
      expect(await namesOf({ pageSize: 1, pageNo: 2 })).toEqual(['望江']);
    }
  });

  it('[AUTH-16] a person who was disabled meanwhile gets none of it', async () => {
    await open();
    await store.db
      .updateTable('staff')
      .set({ disabled_at: new Date(testNow) })
      .where('id', '=', me.id)
      .execute();
    await expect(open()).rejects.toMatchObject({ status: 403 });
  });

  it('[S33] is never another company’s', async () => {
    await book(forRoom(room));
    await open();
    expect(await open(await aStaff(store.db))).toMatchObject({ orders: [], rooms: { total: 0 } });
  });
});

describe('[UX-02] a page begun after a change shows it, whichever process made it', () => {
  it('a booking, a move, a cancel', async () => {
    await open();
    const { _id: id } = await book(forRoom(room));
    expect(subjects(await open())).toEqual(['版本评审']);
    await as(me)(meetingKeys.update, { params: { id }, body: { subject: '架构评审' } });
    expect(subjects(await open())).toEqual(['架构评审']);
    await as(me)(meetingKeys.cancel, { params: { id }, query: {} });
    expect(subjects(await open())).toEqual([]);
  });

  it('but a change that concerns one person alone leaves what the company has in common cached', async () => {
    const insert = (staff_id: string | null) =>
      store.db
        .insertInto('outbox')
        .values({
          company_id: me.companyId,
          kind: 'meeting',
          ids: [me.id],
          staff_id,
          created_at: new Date(testNow),
        })
        .execute();
    await open();
    await insert(colleague.id);
    expect(await open()).toMatchObject({ statements: 5 });
    await insert(null);
    expect(await open()).toMatchObject({ statements: 7 });
  });

  it('an invitation, which makes the meeting one’s own', async () => {
    expect((await open(colleague)).orders).toEqual([]);
    await book(forRoom(room, { members: [{ staffId: colleague.id }] }));
    expect((await open(colleague)).orders).toEqual([expect.objectContaining({ mine: 'attendee' })]);
  });

  it('a request for approval', async () => {
    const approved = await myRoom({ name: '望江', needs_approval: true, auditors: [colleague.id] });
    expect((await open(colleague)).unread).toEqual({ count: 0 });
    await book(forRoom(approved, { reason: '客户来访' }));
    expect((await open(colleague)).unread).toEqual({ count: 1 });
  });

  it('one that came between a page’s beginning and its readings, or between two of them', async () => {
    await open();
    const early = aPage();
    await early.api('GET /api-meeting/api/user/v2/areas/trees');
    await book(forRoom(room));
    await early.ordersOf();
    const seen = await open();
    expect({ subjects: subjects(seen), statements: seen.statements }).toEqual({
      subjects: ['版本评审'],
      statements: 7,
    });

    const late = aPage();
    await late.ordersOf();
    await book(forRoom(room, { subject: '周会', beginTime: at('10:15'), endTime: at('10:30') }));
    clock.set(at('10:15'));
    await late.api('GET /api-meeting/api/user/v2/areas/trees');
    expect(subjects(await open())).toEqual(['周会', '版本评审']);
  });

  it('one that was begun before the page and is committed after it', async () => {
    const booked = await book(forRoom(room));
    const change = async (db: typeof store.db) => {
      await db.updateTable('meeting').set({ subject: '改期' }).where('id', '=', booked._id).execute();
      await db
        .insertInto('outbox')
        .values({
          ...{ company_id: me.companyId, kind: 'meeting' },
          ids: [booked._id],
          created_at: new Date(),
        })
        .execute();
    };
    // PGlite has one session, where nothing can be read between another's beginning and end.
    const held = testServerUrl ? await heldTransaction(store.db) : undefined;
    if (held) await change(held.trx as typeof store.db);
    expect(subjects(await open())).toEqual(['版本评审']);
    // Something younger that is committed first must not hide it.
    await book(forRoom(await myRoom()));
    expect(subjects(await open())).toEqual(['版本评审']);
    await (held ? held.commit() : change(store.db));
    expect(subjects(await open())).toEqual(['改期']);
  });
});

describe('without a change in the outbox', () => {
  it('[ROOM-01] a room that an operator added is there ten seconds later', async () => {
    const counted = ({ areas }: Awaited<ReturnType<typeof open>>) =>
      areas.reduce((sum, { roomCount }) => sum + roomCount, 0);
    expect(counted(await open())).toBe(1);
    await myRoom({ name: '新月' });
    elapsed.advance(10_000);
    const last = await open();
    expect(last).toMatchObject({ rooms: { total: 2 }, statements: 5 });
    expect(counted(last)).toBe(1);
    elapsed.advance(1);
    expect(counted(await open())).toBe(2);
  });

  it('[ROOM-07] [APR-05] a meeting begins with its minute: its room is no longer free, its approval no longer waits', async () => {
    await book(forRoom(room));
    const approved = await myRoom({ auditors: [colleague.id] });
    await book(forRoom(approved, { reason: '客户来访' }));
    const freeNow = async () => {
      const { beginTime: freeFrom, endTime: freeTo } = thisMinute(clock.now());
      return (await aPage(colleague).api(roomsKey, { body: { pageSize: 1, freeFrom, freeTo } })).total;
    };
    clock.set(at('14:14') + 59_000);
    expect(await freeNow()).toBe(1);
    expect(await open(colleague)).toMatchObject({ unread: { count: 1 } });
    clock.set(at('14:15'));
    expect(await freeNow()).toBe(0);
    expect(await open(colleague)).toMatchObject({ unread: { count: 0 } });
  });
});

test('[R19] pages do without the outbox where it cannot be read, and come back to it', async () => {
  const rename = (from: string, to: string) => store.db.schema.alterTable(from).renameTo(to).execute();
  const before = await open();
  await rename('outbox', 'set_aside');
  const whileAway = await open().finally(() => rename('set_aside', 'outbox'));
  expect(whileAway).toEqual({ ...before, statements: 6 });
  // For a while no page tries.
  expect(await open()).toEqual({ ...before, statements: 6 });
  elapsed.advance(10_000);
  await open();
  expect(await open()).toEqual({ ...before, statements: 5 });
});

test('[R21] a reading that failed is made anew', async () => {
  await open();
  await book(draft({ beginTime: at('16:00'), endTime: at('16:30') }));
  await store.db.schema.alterTable('room').renameTo('room_elsewhere').execute();
  await expect(open()).rejects.toThrow();
  await store.db.schema.alterTable('room_elsewhere').renameTo('room').execute();
  expect(await open()).toMatchObject({ rooms: { total: 1 } });
});

test('[UX-02] a call without a page, as open pages send it after a change, reads the store', async () => {
  await open();
  sent = [];
  await apiOf(inProcess)(me)('GET /api-meeting/api/user/v2/areas/trees');
  expect(sent).toHaveLength(2);
});
