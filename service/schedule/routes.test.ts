import { msPerDay } from '@/lib/time/day';
import { aMeeting, anArea, at, forRoom, meetingDesk, meetingKeys, testNow, type TestStaff } from '../testing';

const { store, me, colleague, as, colleagueOf, myRoom, book, detail } = meetingDesk();

describe('my schedule', () => {
  const today = { beginTime: at('00:00'), endTime: at('00:00', '2026-11-19') };

  test('[SCH-02] comes by start, with my answer, and marks what overlaps', async () => {
    const mine = { creator_id: me.id, company_id: me.companyId };
    const one = await aMeeting(store.db, { ...mine, beginTime: at('14:00'), endTime: at('15:00') });
    const other = await aMeeting(store.db, {
      company_id: me.companyId,
      members: [{ staffId: me.id }],
      beginTime: at('14:30'),
      endTime: at('15:30'),
    });
    const alone = await aMeeting(store.db, { ...mine, beginTime: at('09:00') });
    const records = await as(me)(meetingKeys.records, { query: { ...today, markConflict: 1 } });
    expect(records.map(({ meeting, inviteState, conflict }) => [meeting._id, inviteState, conflict])).toEqual(
      [
        [alone.id, 2, false],
        [one.id, 2, true],
        [other.id, 0, true],
      ],
    );
    expect(records.map(({ meeting }) => meeting.status)).toEqual(['FINISH', 'BEFORE', 'BEFORE']);
  });

  test('[CAL-06] news are other people’s changes; answers are news to the organizer alone', async () => {
    const meeting = await aMeeting(store.db, {
      creator_id: me.id,
      company_id: me.companyId,
      members: [{ staffId: colleague.id }],
    });
    const third = await colleagueOf(me);
    await store.db
      .insertInto('meeting_member')
      .values({
        company_id: me.companyId,
        meeting_id: meeting.id,
        staff_id: third.id,
        begins_at: new Date(meeting.beginTime),
        relation: 'attendee',
        state: 2,
        created_at: new Date(testNow),
      })
      .execute();
    await as(colleague)(meetingKeys.answer, { params: { id: meeting.id }, body: { state: 2 } });
    const latest = async (person: TestStaff) =>
      (await as(person)(meetingKeys.records, { query: today }))[0]?.latestChangeTime;
    expect(await latest(me)).toBe(testNow);
    expect(await latest(third)).toBeUndefined();
    expect(await latest(colleague)).toBeUndefined();
  });

  test('[CAL-06] what happened without anybody doing it is news to everybody', async () => {
    const meeting = await aMeeting(store.db, { creator_id: me.id, company_id: me.companyId });
    await store.db
      .insertInto('change_log')
      .values({
        company_id: me.companyId,
        id: meeting.id,
        meeting_id: meeting.id,
        kind: 'finished',
        created_at: new Date(testNow),
      })
      .execute();
    expect(await as(me)(meetingKeys.records, { query: today })).toMatchObject([
      { latestChangeTime: testNow },
    ]);
  });

  test('the month grid and the recent list show the same meetings', async () => {
    const past = await aMeeting(store.db, {
      creator_id: me.id,
      company_id: me.companyId,
      subject: '上周复盘',
      beginTime: at('09:00'),
      members: [{ staffId: colleague.id }],
    });
    const calendar = await as(me)('GET /api-meeting/api/user/meetings/actions/calendar', { query: today });
    expect(calendar).toMatchObject([
      { id: past.id, subject: '上周复盘', meetingStatus: 'FINISH', inviteState: 2, creatorStaffId: me.id },
    ]);
    const recent = await as(me)('GET /api-meeting/api/user/meetings/actions/recent', { query: {} });
    expect(recent).toMatchObject([{ meetingNo: past.meetingNo, meetingMemberList: [{}, {}] }]);
  });

  test('[S29] [BOOK-10] the recent list reaches back 90 days, whatever start it is given', async () => {
    const startingBefore = (days: number) =>
      aMeeting(store.db, {
        creator_id: me.id,
        company_id: me.companyId,
        beginTime: testNow - days * msPerDay,
        roomIds: [],
      });
    await startingBefore(91);
    const within = await startingBefore(90);
    const lately = await startingBefore(2);
    const since = async (recentBeginTime?: number) =>
      (await as(me)('GET /api-meeting/api/user/meetings/actions/recent', { query: { recentBeginTime } })).map(
        ({ meetingNo }) => meetingNo,
      );
    for (const start of [undefined, 0])
      expect(await since(start)).toEqual([lately.meetingNo, within.meetingNo]);
    expect(await since(testNow - 3 * msPerDay)).toEqual([lately.meetingNo]);
  });
});

test('[SCH-02] my meetings come by pages, newest first, of a window where one is given', async () => {
  const person = await colleagueOf(me);
  const mine = { creator_id: person.id, company_id: person.companyId };
  const ids: string[] = [];
  for (const time of ['09:00', '11:00', '14:00'])
    ids.unshift((await aMeeting(store.db, { ...mine, beginTime: at(time) })).id);
  const page = (query: { pageNo?: number; pageSize?: number; beginTime?: number; endTime?: number }) =>
    as(person)('GET /api-meeting/api/user/meetings', { query });
  const idsOf = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id);
  expect(idsOf(await page({}))).toEqual(ids);
  const second = await page({ pageNo: 2, pageSize: 2 });
  expect([second.total, second.pageNo, idsOf(second)]).toEqual([3, 2, ids.slice(2)]);
  expect(idsOf(await page({ beginTime: at('10:00'), endTime: at('12:00') }))).toEqual([ids[1]]);
});

describe('what the list says of a meeting', () => {
  const today = { beginTime: at('00:00'), endTime: at('00:00', '2026-11-19') };
  const recordsOf = (person: TestStaff) => as(person)(meetingKeys.records, { query: today });
  const mine = (extra: Parameters<typeof aMeeting>[1] = {}) =>
    aMeeting(store.db, { creator_id: me.id, company_id: me.companyId, ...extra });

  test('[SCH-02] its rooms in their order, each with building and floor', async () => {
    const floor = await anArea(store.db, {
      company_id: me.companyId,
      name: '3F',
      path: '上海 / 一号楼 / 3F',
    });
    const rooms = [
      await myRoom({ name: '听雨', area_id: floor.id }),
      await myRoom({ name: '观云', area_id: floor.id }),
    ];
    await mine({ roomIds: rooms.map(({ id }) => id).reverse(), scope: 1 });
    await mine({ beginTime: at('14:00'), roomIds: [], address: '食堂' });
    const [inRooms, elsewhere] = await recordsOf(me);
    const [rain, cloud] = rooms;
    expect(inRooms?.meeting).toMatchObject({
      scope: 1,
      rooms: [
        { roomName: '听雨', address: '上海 / 一号楼 / 3F', roomId: rain?.id },
        { roomName: '观云', address: '上海 / 一号楼 / 3F', roomId: cloud?.id },
      ],
    });
    expect(elsewhere?.meeting).toMatchObject({ address: '食堂' });
    expect(elsewhere?.meeting).not.toHaveProperty('rooms');
  });

  test('[SCH-02] no page of a room of the chat app', async () => {
    await mine({ roomIds: [(await myRoom({ app_id: 'chat-app' })).id] });
    expect((await recordsOf(me))[0]?.meeting.rooms?.[0]).not.toHaveProperty('roomId');
  });

  test('[SIGN-01] from when those who take part can sign in, until then and where the room asks for it', async () => {
    const signed = await myRoom({ sign_in_required: true });
    const members = [{ staffId: colleague.id, state: 0 as const }];
    await mine({ beginTime: at('11:00'), roomIds: [signed.id], members });
    await mine({ beginTime: at('12:00'), roomIds: [(await myRoom({})).id] });
    await mine({ beginTime: at('10:15'), endTime: at('10:45'), roomIds: [signed.id] });
    const opens = async (person: TestStaff) =>
      (await recordsOf(person)).map(({ meeting }) => [meeting.can.signIn, meeting.signInFrom]);
    expect(await opens(me)).toEqual([
      [true, undefined],
      [false, at('10:50')],
      [false, undefined],
    ]);
    expect(await opens(colleague)).toEqual([[false, undefined]]);
  });

  test('[SCH-02] who comes to the one that runs and to the next one, and to no other', async () => {
    const third = await colleagueOf(me, { real_name: '王芳' });
    const fourth = await colleagueOf(me, { real_name: '陈晨' });
    const members = [
      { staffId: colleague.id, state: 0 as const },
      { staffId: third.id, state: 2 as const },
      { staffId: fourth.id, state: 1 as const },
    ];
    await mine({ subject: '正在开', beginTime: at('10:00'), members });
    await mine({ subject: '已取消', beginTime: at('10:30'), members, cancelled_at: new Date(testNow) });
    await mine({ subject: '下一场', beginTime: at('11:00'), members: members.slice(0, 1) });
    await mine({ subject: '再下一场', beginTime: at('15:00'), members });
    expect((await recordsOf(me)).map(({ meeting, attendance }) => [meeting.subject, attendance])).toEqual([
      ['正在开', { all: 4, joined: 2, names: ['林晓', '王芳', '周宁'] }],
      ['已取消', undefined],
      ['下一场', { all: 2, joined: 1, names: ['林晓', '周宁'] }],
      ['再下一场', undefined],
    ]);
  });

  test('[S46] nothing of this to somebody who was taken out', async () => {
    const { id } = await mine({ members: [{ staffId: colleague.id }] });
    await as(me)('PUT /api-meeting/api/user/meetings/{id}/members/{staffId}/state/withdraw', {
      params: { id, staffId: colleague.id },
    });
    const [record] = await recordsOf(colleague);
    expect(record?.inviteState).toBe(4);
    expect(record).not.toHaveProperty('attendance');
    expect(record?.meeting).not.toHaveProperty('rooms');
    expect(record?.meeting).not.toHaveProperty('joinUrl');
  });

  test('[MEET-08] the way into the online meeting of the next one, once it is ready', async () => {
    const { id } = await mine({ roomIds: [] });
    const online = { company_id: me.companyId, meeting_id: id, meeting_type: 'link' };
    const url = 'https://meet.example/42';
    await store.db
      .insertInto('meeting_allocation')
      .values({ ...online, status: 'pending', url })
      .execute();
    expect((await recordsOf(me))[0]?.meeting).not.toHaveProperty('joinUrl');
    await store.db
      .updateTable('meeting_allocation')
      .set({ status: 'ready' })
      .where('meeting_id', '=', id)
      .execute();
    expect((await recordsOf(me))[0]?.meeting.joinUrl).toBe(url);
  });

  test('[SCH-02] [UX-03] nothing of a booking that was undone, to the one who undid it alone', async () => {
    const room = await myRoom();
    const { _id: id } = await book(forRoom(room, { members: [{ staffId: colleague.id }] }));
    await as(me)(meetingKeys.cancel, { params: { id }, query: { deleteRecord: 1 } });
    expect(await recordsOf(me)).toEqual([]);
    expect(await recordsOf(colleague)).toMatchObject([{ meeting: { _id: id, status: 'CANCEL' } }]);
  });
});

describe('[SCH-02] the page of a meeting names the conflicts of its reader', () => {
  const mine = (extra: Parameters<typeof aMeeting>[1] = {}) =>
    aMeeting(store.db, { creator_id: me.id, company_id: me.companyId, ...extra });
  const conflictsOf = async (id: string, person = me) =>
    (await detail(id, person)).conflicts?.map(({ subject }) => subject);

  test('with what else takes the time, and not with what does not', async () => {
    const { id } = await mine({ beginTime: at('14:00'), endTime: at('15:00') });
    await mine({ subject: '重叠', beginTime: at('14:30'), endTime: at('15:30') });
    await mine({ subject: '相接', beginTime: at('15:00') });
    await mine({ subject: '已取消', beginTime: at('14:00'), cancelled_at: new Date(testNow) });
    await aMeeting(store.db, {
      company_id: me.companyId,
      subject: '已拒绝',
      beginTime: at('14:00'),
      members: [{ staffId: me.id, state: 1 }],
    });
    expect(await conflictsOf(id)).toEqual(['重叠']);
  });

  test('to nobody else, and to nobody who has refused', async () => {
    const { id } = await mine({
      beginTime: at('14:00'),
      endTime: at('15:00'),
      members: [{ staffId: colleague.id, state: 1 }],
    });
    await mine({ beginTime: at('14:30'), members: [{ staffId: colleague.id, state: 2 }] });
    expect(await conflictsOf(id, colleague)).toBeUndefined();
    expect(await conflictsOf(id, await colleagueOf(me))).toBeUndefined();
    expect(await conflictsOf(id)).toHaveLength(1);
  });
});
