import { msPerDay } from '@/lib/time/day';
import { aMeeting, at, meetingDesk, meetingKeys, testNow, type TestStaff } from '../testing';

const { store, me, colleague, as, colleagueOf } = meetingDesk();

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
