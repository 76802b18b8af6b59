import { noticeKinds } from '@/lib/domain/notice/notice-kinds';
import { aStaff, at, draft, listenToChanges, meetingDesk, testNow, testService } from '../testing';
import type { TestStaff } from '../testing';
import { runNoticesAt } from '../testing/notices/notice-jobs';

const keys = {
  list: 'GET /api-meeting/api/user/notices',
  unread: 'GET /api-meeting/api/user/notices/actions/unread-count',
  read: 'POST /api-meeting/api/user/notices/{id}/actions/read',
  readAll: 'POST /api-meeting/api/user/notices/actions/read-all',
  settings: 'GET /api-meeting/api/user/notice-settings',
  change: 'PUT /api-meeting/api/user/notice-settings',
} as const;

const chat = { url: 'http://chat.example.com', headers: {}, body: '' };
const { store, me, colleague, as, book, colleagueOf } = meetingDesk({ config: { chat } });
const list = async (person: TestStaff, query: object = {}) => (await as(person)(keys.list, { query })).list;
const unread = async (person: TestStaff) => (await as(person)(keys.unread)).count;

/** Invites the colleague to meetings of an hour each, with a notice a second. */
async function invite(count: number) {
  for (let nth = 0; nth < count; nth += 1) {
    const beginTime = at('14:15') + nth * 3_600_000;
    await book(draft({ beginTime, endTime: beginTime + 1_800_000, members: [{ staffId: colleague.id }] }));
    await runNoticesAt(store.db, testNow + nth * 1_000);
  }
}

test('[UX-02] the list goes by pages, newest first, without a gap or a repetition', async () => {
  await invite(5);
  const times: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await as(colleague)(keys.list, { query: { pageSize: 2, cursor } });
    times.push(...page.list.map(({ time }) => (time - testNow) / 1_000));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(times).toEqual([4, 3, 2, 1, 0]);
});

test('[S43] a cursor holds for its own list and person', async () => {
  await invite(2);
  const { nextCursor: cursor } = await as(colleague)(keys.list, { query: { pageSize: 1 } });
  const page = { pageSize: 1, cursor };
  await expect(list(me, page)).rejects.toMatchObject({ status: 400 });
  await expect(list(colleague, { ...page, unread: '1' })).rejects.toMatchObject({ status: 400 });
});

test('[UX-02] reading one, twice too, and all up to an instant: what came since stays unread', async () => {
  await invite(4);
  expect(await unread(colleague)).toBe(4);
  const [newest, , third] = await list(colleague);
  const params = { id: third!.id };
  await as(colleague)(keys.read, { params });
  await as(colleague)(keys.read, { params });
  expect(await unread(colleague)).toBe(3);
  const until = newest!.time - 1;
  expect(await as(colleague)(keys.readAll, { body: { until } })).toEqual({ count: 2 });
  expect(await as(colleague)(keys.readAll, { body: { until } })).toEqual({ count: 0 });
  expect(await list(colleague, { unread: '1' })).toEqual([newest]);
});

test('[MEET-10] opening a meeting reads its notices, and no other', async () => {
  await invite(2);
  const [open, other] = await list(colleague);
  const params = { id: colleague.accountId, meetingId: open!.meetingId };
  await as(colleague)('PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/review', { params });
  expect(await list(colleague, { unread: '1' })).toEqual([other]);
});

test('[S43] notices of another person and of another company are neither listed nor read', async () => {
  await invite(1);
  const [notice] = await list(colleague);
  const stranger = await aStaff(store.db);
  const third = await colleagueOf(me);
  for (const person of [me, third, stranger]) {
    expect(await list(person)).toEqual([]);
    expect(await unread(person)).toBe(0);
    await expect(as(person)(keys.read, { params: { id: notice!.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await as(person)(keys.readAll, { body: { until: notice!.time } })).toEqual({ count: 0 });
  }
  expect(await unread(colleague)).toBe(1);
});

test('[S43] a person of two companies has the notices of the one', async () => {
  await invite(1);
  const elsewhere = await aStaff(store.db, { account_id: colleague.accountId });
  expect(await list(elsewhere)).toEqual([]);
  expect(await list(colleague)).toHaveLength(1);
});

test('[UX-02] a new notice reaches the open pages of its recipient alone', async () => {
  const service = testService(store.db);
  await book(draft({ members: [{ staffId: colleague.id }] }));
  const [mine, theirs] = [await listenToChanges(service, me), await listenToChanges(service, colleague)];
  await runNoticesAt(store.db, testNow);
  // A change that reaches both shows that all before it have come.
  await book(draft({ beginTime: at('16:00'), endTime: at('17:00'), members: [{ staffId: colleague.id }] }));
  const kindsOf = (heard: typeof mine.heard) => heard.flatMap(({ change }) => change?.kind ?? []);
  await theirs.until((heard) => kindsOf(heard).includes('notice'));
  await mine.until((heard) => kindsOf(heard).filter((kind) => kind === 'staff').length >= 1);
  expect(kindsOf(mine.heard)).not.toContain('notice');
  mine.leave();
  theirs.leave();
});

test('[CFG-04] settings begin with the defaults, and two devices lose nothing of each other', async () => {
  const before = await as(me)(keys.settings);
  expect(before).toMatchObject({ quietHours: null, channels: ['app', 'chat'] });
  expect(Object.keys(before.kinds)).toEqual([...noticeKinds]);
  expect(before.kinds.reminder).toEqual({ app: true, mail: false, chat: true });
  const quietHours = { from: 1_320, to: 420 };
  await Promise.all([
    as(me)(keys.change, { body: { kinds: { reminder: { mail: true } } } }),
    as(me)(keys.change, { body: { quietHours } }),
  ]);
  await as(me)('POST /api-meeting/api/users/personConfig/userSet', { body: { theme: 'dark' } });
  const after = await as(me)(keys.settings);
  expect(after).toMatchObject({ quietHours, kinds: { reminder: { app: true, mail: true, chat: true } } });
  expect(await as(me)(keys.change, { body: { quietHours: null } })).toMatchObject({ quietHours: null });
  expect(await as(colleague)(keys.settings)).toMatchObject({ quietHours: null });
});

test.each([
  [{ quietHours: { from: 60, to: 60 } }],
  [{ quietHours: { from: -1, to: 1_440 } }],
  [{ kinds: { reminder: { mail: 'yes' } } }],
])('[S43] settings that are none are refused with 400: %j', async (body) => {
  await expect(as(me)(keys.change, { body: body as never })).rejects.toMatchObject({ status: 400 });
});
