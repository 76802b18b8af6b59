import { fixedClock } from '@/lib/time/clock';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { approvalKeys, at, draft, forRoom, meetingDesk, meetingKeys, seriesKeys, testNow } from '../testing';
import { runJobAt, runNoticesAt } from '../testing/notices/notice-jobs';
import type { TestStaff } from '../testing';
import { releasedRoom } from '../testing/unused-room';
import { announceEnd } from '../presence/jobs/announce-end';
import { finishUnused } from '../presence/jobs/finish-unused';

const clock = fixedClock(testNow);
beforeEach(() => clock.set(testNow));
const { store, me, colleague, as, book, colleagueOf, myRoom } = meetingDesk({ clock });
/** The list of a person after the jobs have run; the commands that follow come a second later. */
const noticesOf = async (person: TestStaff, now = clock.now()) => {
  await runNoticesAt(store.db, now);
  const { list } = await as(person)('GET /api-meeting/api/user/notices', { query: {} });
  clock.set(now + 1_000);
  return list;
};
const invited = () => book(draft({ members: [{ staffId: colleague.id }] }));
const restoreKey = 'POST /api-meeting/api/user/v2/meetings/{id}/versions/{version}/actions/restore';
const membersKey = 'POST /api-meeting/api/user/meetings/{id}/members';

test('[UX-02] [R40] who is invited has a notice, who booked has none, and looking again adds none', async () => {
  const { _id: meetingId, meetingNo } = await invited();
  const facts = { meetingNo, subject: '版本评审', beginTime: at('14:15'), actorName: '林晓' };
  expect(await noticesOf(colleague)).toMatchObject([
    { kind: 'invitation', meetingId, time: testNow, isRead: false, facts },
  ]);
  expect(await noticesOf(colleague)).toHaveLength(1);
  expect(await noticesOf(me)).toEqual([]);
});

test('[EDIT-02] a change names its fields and what was before; one of the reminders alone is none', async () => {
  const { _id: id } = await invited();
  await noticesOf(colleague);
  const update = (body: object) => as(me)(meetingKeys.update, { params: { id }, body });
  await update({ noticeLabels: ['before_5'] });
  expect(await noticesOf(colleague)).toHaveLength(1);
  await update({ beginTime: at('15:00'), endTime: at('16:00'), subject: '评审改期' });
  const [newest] = await noticesOf(colleague);
  expect(newest).toMatchObject({
    kind: 'change',
    facts: {
      subject: '评审改期',
      beginTime: at('15:00'),
      fields: ['subject', 'time'],
      former: { subject: '版本评审', beginTime: at('14:15') },
    },
  });
});

test('[EDIT-02] [INV-03] who had agreed to a time far off is asked anew, in one notice however much changes', async () => {
  const other = await colleagueOf(me);
  const { _id: id } = await book(draft({ members: [{ staffId: colleague.id }, { staffId: other.id }] }));
  await noticesOf(colleague);
  await as(colleague)(meetingKeys.answer, { params: { id }, body: { state: inviteStates.joined } });
  const update = (body: object) => as(me)(meetingKeys.update, { params: { id }, body });
  await update({ beginTime: at('17:00'), endTime: at('17:45') });
  clock.set(clock.now() + 100);
  await update({ subject: '评审改期' });
  const [asked, ...older] = await noticesOf(colleague);
  expect(asked).toMatchObject({ kind: 'change', facts: { fields: ['subject', 'time'], asksAnew: true } });
  expect(older).toMatchObject([{ kind: 'invitation' }]);
  const [told] = await noticesOf(other);
  expect(told).toMatchObject({ kind: 'change', facts: { fields: ['subject', 'time'] } });
  expect(told?.facts.asksAnew).toBeUndefined();
});

test('[EDIT-02] [R39] changes that are noticed together are one notice, with what was before the first', async () => {
  const { _id: id } = await invited();
  await noticesOf(colleague);
  const update = async (body: object) => {
    clock.set(clock.now() + 100);
    await as(me)(meetingKeys.update, { params: { id }, body });
  };
  await update({ subject: '评审' });
  await update({ beginTime: at('15:00'), endTime: at('16:00') });
  await update({ subject: '评审改期' });
  const [newest, ...others] = await noticesOf(colleague);
  expect(others).toMatchObject([{ kind: 'invitation' }]);
  expect(newest).toMatchObject({
    kind: 'change',
    facts: {
      subject: '评审改期',
      fields: ['subject', 'time'],
      former: { subject: '版本评审', beginTime: at('14:15'), endTime: at('15:00') },
    },
  });
});

test('[APR-01] [R39] a request is one notice, also where its meeting was edited before it was noticed', async () => {
  const room = await myRoom({ auditors: [colleague.id] });
  const { _id: id } = await book(forRoom(room, { reason: '客户来访' }));
  clock.set(testNow + 100);
  await as(me)(meetingKeys.update, { params: { id }, body: { subject: '评审改期' } });
  expect(await noticesOf(colleague)).toMatchObject([
    { kind: 'approvalRequested', facts: { subject: '评审改期' } },
  ]);
});

test('[R39] [EDIT-02] a version that brings people back is one invitation to each', async () => {
  const { _id: id } = await invited();
  await noticesOf(colleague);
  await as(me)(meetingKeys.update, { params: { id }, body: { members: [], subject: '评审' } });
  await noticesOf(colleague);
  await as(me)(restoreKey, { params: { id, version: 1 } });
  expect(await noticesOf(colleague)).toMatchObject([
    { kind: 'invitation', facts: { subject: '版本评审' } },
    { kind: 'withdrawn' },
    { kind: 'invitation' },
  ]);
});

test('[MEET-03] a cancelled meeting and a withdrawn invitation are notices, of the meeting as it was then', async () => {
  const { _id: id } = await invited();
  await noticesOf(colleague);
  await as(me)(`${membersKey}/actions/delete`, { params: { id }, body: { ids: [colleague.id] } });
  await as(me)(meetingKeys.update, { params: { id }, body: { subject: '薪酬方案' } });
  const list = await noticesOf(colleague);
  expect(list).toMatchObject([{ kind: 'withdrawn', facts: { subject: '版本评审' } }, { kind: 'invitation' }]);

  const other = await colleagueOf(me);
  const { _id: second } = await book(
    draft({ members: [{ staffId: other.id }], beginTime: at('16:00'), endTime: at('17:00') }),
  );
  await noticesOf(other);
  await as(me)(meetingKeys.cancel, { params: { id: second }, query: {} });
  expect(await noticesOf(other)).toMatchObject([{ kind: 'cancellation' }, { kind: 'invitation' }]);
});

test('[INV-03] answers of a quarter of an hour are one notice to the organizer, with the last of each person', async () => {
  const other = await colleagueOf(me, { real_name: '王芳' });
  const { _id: id } = await book(draft({ members: [{ staffId: colleague.id }, { staffId: other.id }] }));
  const answer = (person: TestStaff, state: 1 | 2 | 3, reason?: string) =>
    as(person)(meetingKeys.answer, { params: { id }, body: { state, reason } });
  await answer(colleague, inviteStates.joined);
  expect(await noticesOf(me)).toEqual([]);
  await answer(other, inviteStates.onLeave, '出差');
  await answer(colleague, inviteStates.refused, '冲突');
  expect(await noticesOf(me)).toEqual([]);
  const windowMs = 15 * 60_000;
  const [gathered, ...more] = await noticesOf(me, (Math.floor(testNow / windowMs) + 1) * windowMs);
  expect(more).toEqual([]);
  expect(gathered).toMatchObject({
    kind: 'answers',
    facts: {
      answers: [
        { name: '王芳', state: 3, reason: '出差' },
        { name: '周宁', state: 1, reason: '冲突' },
      ],
    },
  });
});

test('[REP-01] a series of ten is one invitation, which counts them', async () => {
  const body = { ...draft({ members: [{ staffId: colleague.id }] }), recurrence: 'FREQ=DAILY;COUNT=10' };
  await as(me)(seriesKeys.book, { body });
  expect(await noticesOf(colleague)).toMatchObject([
    { kind: 'invitation', facts: { occurrenceCount: 10, beginTime: at('14:15') } },
  ]);
});

test('[APR-01] [APR-04] auditors learn of a request and of a reminder, the applicant of the result', async () => {
  const room = await myRoom({ auditors: [colleague.id], name: '望江' });
  await book(forRoom(room, { reason: '客户来访' }));
  const { id: recordId } = await store.db
    .selectFrom('audit_record')
    .where('company_id', '=', me.companyId)
    .select('id')
    .executeTakeFirstOrThrow();
  const params = { id: recordId };
  const approval = { recordId, thing: '望江', status: 'AUDITING', reason: '客户来访' };
  expect(await noticesOf(colleague)).toMatchObject([{ kind: 'approvalRequested', facts: { approval } }]);
  await as(me)(approvalKeys.remind, { params });
  expect(await noticesOf(colleague)).toMatchObject([
    { kind: 'approvalReminded', facts: { approval, actorName: '林晓' } },
    { kind: 'approvalRequested' },
  ]);
  await as(colleague)(approvalKeys.read, { params });
  expect((await noticesOf(colleague)).map(({ isRead }) => isRead)).toEqual([true, true]);
  await as(colleague)(approvalKeys.refuse, { params, body: { refuseReason: '已有安排' } });
  expect(await noticesOf(me)).toMatchObject([
    {
      kind: 'approvalSettled',
      facts: { actorName: '周宁', approval: { status: 'AUDIT_REFUSE', refuseReason: '已有安排' } },
    },
  ]);
});

test('[APR-05] [BOOK-06] attendees learn that a meeting was not approved, without the reasons, and that it is requested again', async () => {
  const approver = await colleagueOf(me);
  const room = await myRoom({ auditors: [approver.id], name: '望江' });
  const booking = forRoom(room, { reason: '客户来访', members: [{ staffId: colleague.id }] });
  const { _id: meetingId } = await book(booking);
  const { id } = await store.db
    .selectFrom('audit_record')
    .where('company_id', '=', me.companyId)
    .where('meeting_id', '=', meetingId)
    .select('id')
    .executeTakeFirstOrThrow();
  await noticesOf(colleague);
  await as(approver)(approvalKeys.refuse, { params: { id }, body: { refuseReason: '已有安排' } });
  const [refused, ...before] = await noticesOf(colleague);
  expect(before).toMatchObject([{ kind: 'invitation' }]);
  expect(refused).toMatchObject({ kind: 'cancellation', meetingId });
  expect(refused?.facts.approval).toEqual({ recordId: id, thing: '望江', status: 'AUDIT_REFUSE' });
  expect(await noticesOf(me)).toMatchObject([{ kind: 'approvalSettled' }]);
  await as(me)(approvalKeys.askAgain, { body: { meetingId, reason: '改为内部会议' } });
  const [again] = await noticesOf(colleague);
  expect(again).toMatchObject({ kind: 'change', facts: { approval: { status: 'AUDITING', thing: '望江' } } });
  expect(again?.facts.approval).not.toHaveProperty('reason');
  expect(await noticesOf(me)).toHaveLength(1);
});

test('[MEET-04] who has not answered is reminded by the organizer', async () => {
  const { _id: id } = await invited();
  await noticesOf(colleague);
  await as(me)(`${membersKey}/actions/remind`, { params: { id } });
  expect(await noticesOf(colleague)).toMatchObject([
    { kind: 'unanswered', facts: { actorName: '林晓' } },
    { kind: 'invitation' },
  ]);
});

test('[EARLY-01] the organizer has a notice of the tip with the end that follows, unless it is settled by then', async () => {
  const unused = async () => {
    const { _id: id } = await book(forRoom(await myRoom(releasedRoom)));
    clock.set(at('14:25'));
    await runJobAt(store.db, announceEnd, { now: at('14:25') });
    return { params: { id } };
  };
  await unused();
  expect(await noticesOf(me)).toMatchObject([{ kind: 'earlyEnd', facts: { finishTime: at('14:30') } }]);
  clock.set(testNow);
  const query = { operationType: 'CONTINUE_MEETING' } as const;
  await as(me)('POST /api-meeting/api/user/meetings/{id}/operations', { ...(await unused()), query });
  expect(await noticesOf(me)).toHaveLength(1);
});

test('[EARLY-04] the organizer has a notice of a meeting that the clock has ended, and of no other end', async () => {
  const { _id: meetingId } = await book(forRoom(await myRoom(releasedRoom)));
  const run = async (job: typeof announceEnd, time: string) => {
    clock.set(at(time));
    await runJobAt(store.db, job, { now: at(time) });
    return noticesOf(me);
  };
  await run(announceEnd, '14:25');
  expect(await run(finishUnused, '14:30')).toMatchObject([
    { kind: 'earlyEnd', meetingId, facts: { endedTime: at('14:30') } },
    { kind: 'earlyEnd', facts: { finishTime: at('14:30') } },
  ]);
  expect(await noticesOf(me)).toHaveLength(2);
  clock.set(testNow);
  const { _id: id } = await book(draft());
  clock.set(at('14:20'));
  await as(me)('PUT /api-meeting/api/user/meetings/{id}/state/finish', { params: { id } });
  expect(await noticesOf(me)).toHaveLength(2);
});

test('[R39] two processes that look at once write each notice once', async () => {
  for (const time of ['14:15', '15:15', '16:15'])
    await book(
      draft({ members: [{ staffId: colleague.id }], beginTime: at(time), endTime: at(time) + 1_800_000 }),
    );
  await Promise.all([runNoticesAt(store.db, testNow), runNoticesAt(store.db, testNow)]);
  expect(await noticesOf(colleague)).toHaveLength(3);
});

test('[R39] what a process that slept for more than a day finds is no news any more', async () => {
  await invited();
  expect(await noticesOf(colleague, testNow + 86_400_001)).toEqual([]);
});
