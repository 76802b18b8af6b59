import { errorCodes } from '@/lib/domain/error-codes';
import { fixedClock } from '@/lib/time/clock';
import {
  aMeeting,
  aStaff,
  at,
  draft,
  forRoom,
  meetingDesk,
  meetingKeys,
  serviceApi,
  testNow,
  type TestStaff,
} from '../testing';

const { store, me, colleague, as, colleagueOf, myRoom, book, detail } = meetingDesk();

describe('a meeting', () => {
  test('[MEET-13] private is for its members', async () => {
    const secret = await aMeeting(store.db, { creator_id: me.id, company_id: me.companyId, scope: 1 });
    await expect(detail(secret.meetingNo, colleague)).rejects.toMatchObject({ status: 403 });
    expect(await detail(secret.id)).toMatchObject({ meetingNo: secret.meetingNo, inviteState: 2 });
  });

  test('[SESS-12] of another company does not exist', async () => {
    const foreign = await aMeeting(store.db);
    await expect(detail(foreign.meetingNo)).rejects.toMatchObject({ status: 404 });
    await expect(detail(foreign.id)).rejects.toMatchObject({ status: 404 });
  });

  test('[S46] the way into the online meeting is gone with the invitation', async () => {
    const [guest, withdrawn] = await Promise.all([
      aStaff(store.db, { company_id: me.companyId }),
      aStaff(store.db, { company_id: me.companyId }),
    ]);
    const members = [{ staffId: guest.id }, { staffId: withdrawn.id, state: 4 as const }];
    const meeting = await aMeeting(store.db, { creator_id: me.id, company_id: me.companyId, members });
    await store.db
      .insertInto('meeting_allocation')
      .values({
        company_id: me.companyId,
        meeting_id: meeting.id,
        meeting_type: 'TENCENT',
        status: 'ready',
        url: 'https://meeting.example/1',
        password: '246810',
        ready_at: new Date(testNow),
      })
      .execute();
    const onlineFor = async (person: TestStaff) => (await detail(meeting.id, person)).meetingAllocationViews;
    expect(await onlineFor(guest)).toMatchObject([{ password: '246810', url: 'https://meeting.example/1' }]);
    expect(await onlineFor(withdrawn)).toEqual([]);
  });

  test('[S46] a public meeting keeps reasons, files and history among those who take part or approve', async () => {
    const outsider = await colleagueOf(me);
    const room = await myRoom({ auditors: [colleague.id] });
    const booked = await book(forRoom(room, { reason: '客户来访' }));
    const seenBy = async (person: TestStaff) => {
      const { reason, meetingAuditRecordView, changeLogs } = await detail(booked._id, person);
      return { reason, isAudited: meetingAuditRecordView !== undefined, changes: changeLogs.length };
    };
    expect(await seenBy(me)).toEqual({ reason: '客户来访', isAudited: true, changes: 1 });
    expect(await seenBy(colleague)).toEqual({ reason: '客户来访', isAudited: true, changes: 1 });
    expect(await seenBy(outsider)).toEqual({ reason: undefined, isAudited: false, changes: 0 });
  });

  test.each([
    ['10:59', 'BEFORE'],
    ['11:00', 'DURING'],
    ['11:30', 'FINISH'],
  ])('[MEET-14] at %s is %s', async (time, status) => {
    const meeting = await aMeeting(store.db, { creator_id: me.id, company_id: me.companyId });
    const then = serviceApi(store.db, { clock: fixedClock(at(time)) });
    expect(
      await then(me)(meetingKeys.detail, { params: { idOrMeetingNo: meeting.meetingNo } }),
    ).toMatchObject({
      status,
    });
  });
});

test('[MEET-15] a meeting is archived 30 days after its end, or after the days of its company', async () => {
  const { meetingNo } = await book(draft());
  const daysLater = async (days: number) => {
    const then = serviceApi(store.db, { clock: fixedClock(at('15:00') + days * 86_400_000) });
    await store.db
      .updateTable('access_token')
      .where('account_id', '=', me.accountId)
      .set({ expires_at: new Date(at('15:00') + 60 * 86_400_000) })
      .execute();
    const { status, state } = await then(me)(meetingKeys.detail, { params: { idOrMeetingNo: meetingNo } });
    return [status, state];
  };
  expect(await daysLater(29)).toEqual(['FINISH', 3]);
  expect(await daysLater(30)).toEqual(['FILED', 4]);
  await store.db
    .updateTable('company')
    .where('id', '=', me.companyId)
    .set({ archive_after_days: 7 })
    .execute();
  expect(await daysLater(6)).toEqual(['FINISH', 3]);
  expect(await daysLater(7)).toEqual(['FILED', 4]);
});

describe('cancelling', () => {
  const cancel = (id: string, person = me) => as(person)(meetingKeys.cancel, { params: { id }, query: {} });

  test('[R09] frees the room at once and leaves one change log', async () => {
    const room = await myRoom();
    const booked = await book(forRoom(room));
    await cancel(booked._id);
    expect(await detail(booked.meetingNo)).toMatchObject({
      status: 'CANCEL',
      changeLogs: [{ kind: 'cancelled' }, { kind: 'created' }],
    });
    await expect(book(forRoom(room), colleague)).resolves.toMatchObject({ status: 'BEFORE' });
  });

  test('[MEET-03] is the creator’s alone, once, and only before the start', async () => {
    const mine = { creator_id: me.id, company_id: me.companyId };
    const running = await aMeeting(store.db, { ...mine, beginTime: at('10:00') });
    const coming = await aMeeting(store.db, { ...mine, members: [{ staffId: colleague.id }] });
    await expect(cancel(coming.id, colleague)).rejects.toMatchObject({ status: 403 });
    await expect(cancel(running.id)).rejects.toMatchObject({ code: errorCodes.stateForbids });
    await cancel(coming.id);
    await expect(cancel(coming.id)).rejects.toMatchObject({ code: errorCodes.stateForbids });
  });

  test('[SESS-12] reaches no meeting of another company', async () => {
    const foreign = await aMeeting(store.db);
    await expect(cancel(foreign.id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('answering', () => {
  const answer = (id: string, state: 1 | 2 | 3, person = colleague) =>
    as(person)(meetingKeys.answer, { params: { id }, body: { state } });
  const invitedTo = (extra = {}) =>
    aMeeting(store.db, {
      creator_id: me.id,
      company_id: me.companyId,
      members: [{ staffId: colleague.id }],
      ...extra,
    });

  test('[INV-03] may be changed until the meeting is over', async () => {
    const meeting = await invitedTo();
    expect(await answer(meeting.id, 2)).toEqual({ inviteState: 2 });
    expect(await answer(meeting.id, 1)).toEqual({ inviteState: 1 });
    const { members, changeLogs } = await detail(meeting.id);
    expect(members.find(({ user }) => user.staffId === colleague.id)).toMatchObject({ state: 1 });
    expect(changeLogs.map(({ kind }) => kind)).toEqual(['refused', 'joined']);
  });

  test('[INV-03] is not taken once ended or cancelled', async () => {
    const ended = await invitedTo({ beginTime: at('09:00') });
    const cancelled = await invitedTo({ cancelled_at: new Date(testNow) });
    await expect(answer(ended.id, 2)).rejects.toMatchObject({ code: errorCodes.stateForbids });
    await expect(answer(cancelled.id, 2)).rejects.toMatchObject({ code: errorCodes.stateForbids });
  });

  test('is for those who were invited', async () => {
    const meeting = await invitedTo();
    await expect(answer(meeting.id, 2, await colleagueOf(me))).rejects.toMatchObject({ status: 403 });
    await expect(answer(meeting.id, 1, me)).rejects.toMatchObject({ status: 403 });
  });
});
