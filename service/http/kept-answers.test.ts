import type { KyselyPlugin } from 'kysely';
import { decodeOrders, orderColumnsType, type OrderColumns } from '@/lib/domain/order-columns';
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
} from '../testing';
import { createLogger } from '../logger';
import { KeptAnswers } from './kept-answers';
import { msPerDay } from '@/lib/time/day';
import { heldTransaction } from '../testing/held-transaction';
import { testServerUrl } from '../testing/settings';

const { store, me, colleague, as, myRoom, book } = meetingDesk();
const day = { beginTime: at('00:00'), endTime: at('00:00', '2026-11-19') };

let sent: string[];
let inProcess: ReturnType<typeof testService>;
let clock: ReturnType<typeof testClock>;
/** The cache's age is measured in whole milliseconds here, because the difference of two fractions is not exact. */
let elapsed: jest.Mock<number>;
const start = 1_000;
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
  elapsed = jest.fn(() => start);
  const cache = new KeptAnswers(createLogger({ level: 'silent' }), { now: elapsed });
  inProcess = testService(store.db.withPlugin(counting), { clock, cache });
  room = await myRoom({ name: '致远' });
  // Else the first call of a day says that the caller was seen, in a statement of its own.
  await store.db
    .updateTable('access_token')
    .set({ last_seen_at: new Date(testNow) })
    .execute();
});

const roomsKey = 'POST /api-meeting/api/user/v2/rooms/actions/page';
const ordersKey = 'POST /api-meeting/api/user/v2/orders/actions/list';
const unreadKey = 'GET /api-meeting/api/user/meeting-audit-records/actions/unread-count';

/** The calls of one page, whose day it is. */
function aPage(reader: TestStaff = me) {
  const api = apiOf(onePage(inProcess))(reader);
  return {
    api,
    async ordersOf(roomIdList = [room.id], window = day) {
      const asked = { body: { roomIdList, ...window }, headers: { accept: orderColumnsType } };
      return decodeOrders((await api(ordersKey, asked)) as unknown as OrderColumns, roomIdList);
    },
  };
}

/** What a page of rooms shows its reader; `statements` is how many it took. */
async function open(reader: TestStaff = me) {
  sent = [];
  const { api, ordersOf } = aPage(reader);
  const [rooms, areas, orders, unread] = await Promise.all([
    api(roomsKey, { body: { countFreeAt: clock.now() } }),
    api('GET /api-meeting/api/user/v2/areas/trees'),
    ordersOf(),
    api(unreadKey),
  ]);
  return { rooms, areas, orders, unread, statements: sent.length };
}

const subjects = ({ orders }: Awaited<ReturnType<typeof open>>) => orders.map(({ subject }) => subject);

describe('[UX-04] what pages have in common', () => {
  it('is read once: the next page only asks whose it is, and shows the same', async () => {
    await book(forRoom(room));
    const first = await open();
    expect(subjects(first)).toEqual(['版本评审']);
    expect(await open()).toEqual({ ...first, statements: 1 });
  });

  it('is the company’s, and what each person sees of it the person’s', async () => {
    await open();
    // Whose it is, the caller's own meetings, rooms that the caller may book, unread approvals.
    expect(await open(colleague)).toMatchObject({ statements: 4 });
  });

  it('[S46] a private meeting is told to its members alone, whoever opens the page first', async () => {
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
      const said = async (...asked: Parameters<typeof ordersOf>) =>
        (await ordersOf(...asked)).map(({ subject }) => subject);
      expect(await said([room.id])).toEqual(['版本评审']);
      expect(await said([other.id])).toEqual(['周会']);
      expect(await said([other.id, room.id])).toEqual(['周会', '版本评审']);
      expect(await said([room.id], tomorrow)).toEqual([]);
      const found = async (body: object) => (await api(roomsKey, { body })).list.map(({ name }) => name);
      expect(await found({})).toEqual(['致远', '望江']);
      expect(await found({ keyword: '望' })).toEqual(['望江']);
      expect(await found({ pageSize: 1, pageNo: 2 })).toEqual(['望江']);
    }
  });

  it('[AUTH-16] nobody has any of it who was shut out meanwhile', async () => {
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

  it('an invitation, which makes the meeting one’s own', async () => {
    expect((await open(colleague)).orders).toEqual([]);
    await book(forRoom(room, { members: [{ staffId: colleague.id }] }));
    expect((await open(colleague)).orders).toEqual([expect.objectContaining({ mine: 'attendee' })]);
  });

  it('a request for approval', async () => {
    const asked = await myRoom({ name: '望江', needs_approval: true, auditors: [colleague.id] });
    expect((await open(colleague)).unread).toEqual({ count: 0 });
    await book(forRoom(asked, { reason: '客户来访' }));
    expect((await open(colleague)).unread).toEqual({ count: 1 });
  });

  it('one that came between a page’s beginning and its readings, or between two of them', async () => {
    await open();
    const early = aPage();
    await early.api(unreadKey);
    await book(forRoom(room));
    await early.ordersOf();
    const seen = await open();
    expect({ subjects: subjects(seen), statements: seen.statements }).toEqual({
      subjects: ['版本评审'],
      statements: 6,
    });

    const late = aPage();
    await late.ordersOf();
    await book(forRoom(room, { subject: '周会', beginTime: at('10:15'), endTime: at('10:30') }));
    clock.set(at('10:15'));
    await late.api(roomsKey, { body: { countFreeAt: clock.now() } });
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

describe('of pages at once', () => {
  const logger = { warn: jest.fn() };
  beforeEach(() => logger.warn.mockClear());
  const said = (snapshot: string, is_unchanged = false) => ({ company_id: 'one', snapshot, is_unchanged });
  const whatIsAsked = async (kept: KeptAnswers, page = {}) => {
    const asked: unknown[] = [];
    await kept.check(page, 'one', (since) => {
      asked.push(since);
      return Promise.resolve(said('20:20:', true));
    });
    return asked;
  };

  it('the younger snapshot stays, although the older page is told its own later', async () => {
    const kept = new KeptAnswers(logger);
    let answer: (row: ReturnType<typeof said>) => void = () => undefined;
    const slow = kept.check(
      {},
      'one',
      () => new Promise<ReturnType<typeof said>>((resolve) => (answer = resolve)),
    );
    await kept.check({}, 'one', () => Promise.resolve(said('20:20:')));
    answer(said('10:10:'));
    await slow;
    expect(await whatIsAsked(kept)).toEqual(['20:20:']);
  });

  it('those that saw the same share what they read', async () => {
    const kept = new KeptAnswers(logger);
    const [one, other] = [{}, {}];
    await Promise.all(
      [one, other].map((page) => kept.check(page, 'one', () => Promise.resolve(said('20:20:')))),
    );
    const read = (value: string) => () => Promise.resolve([value]);
    expect(await kept.answer(one, { companyId: 'one', name: 'rooms', read: read('first') })).toEqual([
      'first',
    ]);
    expect(await kept.answer(other, { companyId: 'one', name: 'rooms', read: read('second') })).toEqual([
      'first',
    ]);
    expect(await kept.answer(other, { companyId: 'two', name: 'rooms', read: read('third') })).toEqual([
      'third',
    ]);
  });

  it.each([{}, { code: '53300', severity: 'FATAL' }, { code: '57014', severity: 'ERROR' }])(
    '[R26] a database that is down, full or slow is not asked a second time ($code)',
    async (told) => {
      const kept = new KeptAnswers(logger);
      const ask = jest.fn(() => Promise.reject(Object.assign(new Error('no answer'), told)));
      await expect(kept.check({}, 'one', ask)).rejects.toThrow('no answer');
      expect(ask).toHaveBeenCalledTimes(1);
      expect(logger.warn).not.toHaveBeenCalled();
    },
  );

  it.each(['42P01', '42501', '55P03'])(
    '[R19] an outbox that is out (%s) is told to the operator, once',
    async (code) => {
      const kept = new KeptAnswers(logger);
      const ask = jest.fn((since: string | null | undefined) =>
        since === undefined
          ? Promise.resolve(said('1:1:'))
          : Promise.reject(Object.assign(new Error('out'), { code })),
      );
      for (let page = 0; page < 3; page += 1) expect(await kept.check({}, 'one', ask)).toEqual(said('1:1:'));
      expect(ask.mock.calls).toEqual([[null], [undefined], [undefined], [undefined]]);
      expect(logger.warn).toHaveBeenCalledTimes(1);
    },
  );
});

describe('what nobody tells', () => {
  it('[ROOM-01] a room that an operator added is there ten seconds later', async () => {
    await open();
    await myRoom({ name: '新月' });
    elapsed.mockReturnValue(start + 10_000);
    expect(await open()).toMatchObject({ rooms: { total: 1 }, statements: 1 });
    elapsed.mockReturnValue(start + 10_001);
    expect(await open()).toMatchObject({ rooms: { total: 2 } });
  });

  it('[ROOM-07] [APR-05] a meeting begins with its minute: its room is no longer free, its approval no longer waits', async () => {
    await book(forRoom(room));
    const asked = await myRoom({ auditors: [colleague.id] });
    await book(forRoom(asked, { reason: '客户来访' }));
    clock.set(at('14:14') + 59_000);
    expect(await open(colleague)).toMatchObject({ rooms: { free: 1 }, unread: { count: 1 } });
    clock.set(at('14:15'));
    expect(await open(colleague)).toMatchObject({ rooms: { free: 0 }, unread: { count: 0 } });
  });
});

test('[R19] pages do without the outbox where it cannot be asked, and come back to it', async () => {
  const rename = (from: string, to: string) => store.db.schema.alterTable(from).renameTo(to).execute();
  const before = await open();
  await rename('outbox', 'set_aside');
  const whileAway = await open().finally(() => rename('set_aside', 'outbox'));
  expect(whileAway).toEqual({ ...before, statements: 6 });
  // For a while nobody tries.
  expect(await open()).toEqual({ ...before, statements: 6 });
  elapsed.mockReturnValue(start + 10_001);
  await open();
  expect(await open()).toEqual({ ...before, statements: 1 });
});

test('[R21] a reading that failed is made anew', async () => {
  await open();
  await book(draft({ beginTime: at('16:00'), endTime: at('16:30') }));
  await store.db.schema.alterTable('room').renameTo('room_elsewhere').execute();
  await expect(open()).rejects.toThrow();
  await store.db.schema.alterTable('room_elsewhere').renameTo('room').execute();
  expect(await open()).toMatchObject({ rooms: { total: 1 } });
});

test('[UX-02] who asks without a page, as open ones do that were told of a change, reads the store', async () => {
  await open();
  sent = [];
  await apiOf(inProcess)(me)('GET /api-meeting/api/user/v2/areas/trees');
  expect(sent).toHaveLength(2);
});
