import { guestLimits } from '@/lib/domain/limits/notices/guest-limits';
import { aStaff, at, draft, forRoom, meetingDesk, meetingKeys, rawClient, seriesKeys } from '../testing';

const { store, me, colleague, as, book, detail, myRoom, colleagueOf, rowsOf } = meetingDesk();

const li = { name: '李雷', email: 'li@example.com' };
const han = { name: '韩梅梅', email: 'han@example.com' };
const withGuests = (guests: { name: string; email: string }[]) =>
  draft({ address: '客户公司', members: [{ staffId: colleague.id }], guests });
const guestsOf = async (id: string, person = me) => (await detail(id, person)).guests;
const versionsKey = 'GET /api-meeting/api/user/v2/meetings/{id}/versions';
const update = (id: string, body: object) => as(me)(meetingKeys.update, { params: { id }, body });

test('[BOOK-02] guests come along with a booking, in a room as well, and stand beside the members', async () => {
  const room = await myRoom();
  const { _id: id } = await book(forRoom(room, { guests: [li, han], members: [{ staffId: colleague.id }] }));
  expect(await guestsOf(id)).toEqual([li, han]);
  expect(await guestsOf(id, colleague)).toEqual([li, han]);
  const { _id: none } = await book(draft());
  expect(await guestsOf(none)).toBeUndefined();
});

test('[S46] colleagues who are not invited see who comes, and not how to reach them', async () => {
  const { _id: id } = await book(withGuests([li]));
  expect(await guestsOf(id, await colleagueOf(me))).toEqual([{ name: '李雷' }]);
  const { _id: hidden } = await book({ ...withGuests([li]), scope: 1 });
  await expect(guestsOf(hidden, await colleagueOf(me))).rejects.toMatchObject({ status: 403 });
  await expect(guestsOf(id, await aStaff(store.db))).rejects.toMatchObject({ status: 404 });
});

test('[S46] who judges the request for its room sees in its versions who comes, and not how to reach them', async () => {
  const auditor = await colleagueOf(me);
  const room = await myRoom({ auditors: [auditor.id] });
  const { _id: id } = await book(forRoom(room, { guests: [li] }));
  await update(id, { guests: [han] });
  const versionsFor = async (person: typeof me) => {
    const { latest, former } = await as(person)(versionsKey, { params: { id } });
    return [latest, ...former.map(({ meeting }) => meeting)].map(({ guests }) => guests);
  };
  expect(await versionsFor(me)).toEqual([[han], [li]]);
  expect(await versionsFor(auditor)).toEqual([[{ name: '韩梅梅' }], [{ name: '李雷' }]]);
});

test('[EDIT-02] an edit replaces them, in one version that can be put back', async () => {
  const { _id: id } = await book(withGuests([li]));
  await update(id, { guests: [han] });
  expect(await guestsOf(id)).toEqual([han]);
  await update(id, { subject: '别的' });
  expect(await guestsOf(id)).toEqual([han]);
  const { version, changeLogs } = await detail(id);
  expect([version, changeLogs[1]?.data?.fields]).toEqual([3, ['guests']]);
  await update(id, { guests: [{ ...han, email: 'HAN@example.com' }] });
  expect((await detail(id)).version).toBe(3);
  await as(me)('POST /api-meeting/api/user/v2/meetings/{id}/versions/{version}/actions/restore', {
    params: { id, version: 1 },
  });
  expect(await guestsOf(id)).toEqual([li]);
});

test('[BOOK-02] of one address the first counts', async () => {
  const { _id: id } = await book(withGuests([li, { name: '另一位', email: 'LI@example.com' }]));
  expect(await guestsOf(id)).toEqual([li]);
});

test.each([
  ['an address that is none', [{ ...li, email: 'li@' }]],
  ['an address with a header', [{ ...li, email: 'li@example.com\nBcc: x@example.com' }]],
  ['no name', [{ ...li, name: ' ' }]],
  ['a name on two lines', [{ ...li, name: '李\r\n雷' }]],
  ['a name of half a character', [{ ...li, name: '李\ud800' }]],
  [
    'more than fifty',
    Array.from({ length: guestLimits.mostGuests + 1 }, (_, index) => ({
      ...li,
      email: `g${index}@example.com`,
    })),
  ],
])('[BOOK-02] [S48] %s is refused, and nothing is booked', async (_, guests) => {
  const json = { ...withGuests([]), guests };
  const answer = await rawClient(store.db)(meetingKeys.book, { headers: me.headers, json });
  expect(answer).toMatchObject({ status: 400 });
  expect(await rowsOf('meeting')).toEqual([]);
});

describe('[REP-04] of a series', () => {
  const days = ['2026-11-18', '2026-11-25', '2026-12-02'] as const;
  const occurrences = async () => {
    const rows = (await rowsOf('meeting')) as unknown as { id: string; begins_at: number }[];
    return rows.sort((one, other) => one.begins_at - other.begins_at).map(({ id }) => id);
  };
  const all = async () => Promise.all((await occurrences()).map((id) => guestsOf(id)));
  const bookSeries = async () => {
    const { repeatMeetingNo } = await as(me)(seriesKeys.book, {
      body: {
        ...withGuests([li]),
        beginTime: at('14:15', days[0]),
        endTime: at('15:00', days[0]),
        recurrence: 'FREQ=WEEKLY;BYDAY=WE;COUNT=3',
      },
    });
    return repeatMeetingNo;
  };
  const updateAll = (repeatMeetingNo: string, body: object) =>
    as(me)('PUT /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/update-repeat', {
      params: { repeatMeetingNo },
      body: { editType: 'AllMeeting', ...body },
    });

  test('every occurrence has them, and one that was changed on its own stays so', async () => {
    const no = await bookSeries();
    expect(await all()).toEqual([[li], [li], [li]]);
    const [, second = ''] = await occurrences();
    await as(me)('PUT /api-meeting/api/user/v2/meetings/{id}/actions/update-single', {
      params: { id: second },
      body: { guests: [] },
    });
    expect(await all()).toEqual([[li], undefined, [li]]);
    await updateAll(no, { guests: [han] });
    expect(await all()).toEqual([[han], undefined, [han]]);
    await updateAll(no, { keepChanged: false, guests: [li, han] });
    expect(await all()).toEqual([
      [li, han],
      [li, han],
      [li, han],
    ]);
  });

  test('occurrences that a longer rule adds have them too', async () => {
    const no = await bookSeries();
    await updateAll(no, { recurrence: 'FREQ=WEEKLY;BYDAY=WE;COUNT=4' });
    expect(await all()).toEqual([[li], [li], [li], [li]]);
  });
});
