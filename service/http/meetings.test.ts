import type { MeetingDraft } from '@/lib/contract/booking';
import { errorCodes } from '@/lib/domain/error-codes';
import { fixedClock } from '@/lib/time/clock';
import {
  type TestDatabase,
  type TestStaff,
  aMeeting,
  aRoom,
  aStaff,
  serviceApi,
  testDatabase,
  testNow,
} from '../testing';

const minuteMs = 60_000;
const at = (time: string, day = '2026-11-18') => Date.parse(`${day}T${time}:00+08:00`);
const bookKey = 'POST /api-meeting/api/user/v2/meetings/actions/schedule';
const checkKey = 'POST /api-meeting/api/user/v2/meetings/actions/check';
const detailKey = 'GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}';
const cancelKey = 'PUT /api-meeting/api/user/meetings/{id}/state/cancel';
const answerKey = 'PUT /api-meeting/api/user/meetings/{id}/members/status';
const recordsKey = 'GET /api-meeting/api/user/meeting-records';

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;
let me: TestStaff;
let colleague: TestStaff;

const colleagueOf = (person: TestStaff, extra = {}) =>
  aStaff(store.db, { company_id: person.companyId, ...extra });
const myRoom = (extra = {}) => aRoom(store.db, { company_id: me.companyId, ...extra });
const draft = (extra: Partial<MeetingDraft> = {}): MeetingDraft => ({
  subject: '版本评审',
  beginTime: at('14:15'),
  endTime: at('15:00'),
  ...extra,
});
const forRoom = (room: { id: string }, extra: Partial<MeetingDraft> = {}) =>
  draft({ roomBookingForms: [{ roomId: room.id }], ...extra });
const book = (body: MeetingDraft, person = me) => as(person)(bookKey, { body });
const detail = (idOrMeetingNo: string, person = me) => as(person)(detailKey, { params: { idOrMeetingNo } });
const rowsOf = (
  table: 'meeting' | 'room_order' | 'meeting_member' | 'change_log' | 'outbox' | 'audit_record',
) => store.db.selectFrom(table).where('company_id', '=', me.companyId).selectAll().execute();

beforeAll(async () => {
  store = await testDatabase();
  as = serviceApi(store.db, { config: { sensitiveWords: ['赌博'] } });
});
beforeEach(async () => {
  me = await aStaff(store.db, { real_name: '林晓' });
  colleague = await colleagueOf(me, { real_name: '周宁' });
});
afterAll(() => store.close());

describe('booking', () => {
  test('makes a meeting with its room, members, one change log and one outbox row', async () => {
    const room = await myRoom({ name: '望江' });
    const booked = await book(forRoom(room, { members: [{ staffId: colleague.id }, { staffId: me.id }] }));

    expect(booked).toMatchObject({
      status: 'BEFORE',
      roomOrderList: [{ roomId: room.id, roomName: '望江' }],
    });
    expect(booked.meetingNo).toMatch(/^\d{10}$/);
    expect(await detail(booked.meetingNo)).toMatchObject({
      _id: booked._id,
      subject: '版本评审',
      beginTime: at('14:15'),
      endTime: at('15:00'),
      address: '望江',
      organizerName: '林晓',
      orderState: 'BEFORE',
      changeLogs: [{ kind: 'created', actorName: '林晓' }],
      members: [
        { user: { staffId: me.id }, relation: 'organizer', state: 2 },
        { user: { staffId: colleague.id }, relation: 'attendee', state: 0, invitor: '林晓' },
      ],
    });
    expect(await rowsOf('outbox')).toHaveLength(1);
  });

  test('[BOOK-08] a taken slot answers 409 with what stands in the way, and leaves nothing', async () => {
    const room = await myRoom({ name: '望江' });
    const first = await book(forRoom(room, { beginTime: at('14:00'), endTime: at('14:30') }));
    await expect(book(forRoom(room), colleague)).rejects.toMatchObject({
      status: 409,
      code: errorCodes.roomConflict,
      message: '会议室时间冲突',
      data: {
        conflicts: [
          {
            roomId: room.id,
            roomName: '望江',
            beginTime: at('14:00'),
            endTime: at('14:30'),
            meetingNo: first.meetingNo,
            organizerName: '林晓',
          },
        ],
      },
    });
    expect(await rowsOf('meeting')).toHaveLength(1);
    expect(await rowsOf('room_order')).toHaveLength(1);
  });

  test('[S46] the conflict with a private meeting tells nothing of it', async () => {
    const room = await myRoom();
    await book(forRoom(room, { scope: 1 }));
    const { data } = await book(forRoom(room), colleague).catch((error) => error);
    expect(Object.keys(data.conflicts[0]).sort()).toEqual(['beginTime', 'endTime', 'roomId', 'roomName']);
  });

  test('[S46] the conflict with a private meeting tells nothing to somebody who is no longer invited', async () => {
    const room = await myRoom();
    const members = [{ staffId: colleague.id, state: 4 as const }];
    const mine = { creator_id: me.id, company_id: me.companyId, beginTime: at('14:15') };
    await aMeeting(store.db, { ...mine, scope: 1, roomIds: [room.id], members });
    const { data } = await book(forRoom(room), colleague).catch((error) => error);
    expect(Object.keys(data.conflicts[0])).not.toContain('organizerName');
  });

  test('[R03] touching bookings both succeed, in both orders and at once', async () => {
    const [forward, backward, raced] = [await myRoom(), await myRoom(), await myRoom()];
    const earlier = { beginTime: at('14:00'), endTime: at('15:00') };
    const later = { beginTime: at('15:00'), endTime: at('16:00') };
    await book(forRoom(forward, earlier));
    await book(forRoom(forward, later));
    await book(forRoom(backward, later));
    await book(forRoom(backward, earlier));
    await Promise.all([book(forRoom(raced, earlier)), book(forRoom(raced, later), colleague)]);
    expect(await rowsOf('room_order')).toHaveLength(6);
  });

  test('invites nobody twice, however their id is spelt', async () => {
    const shouted = (person: TestStaff) => ({ staffId: person.id.toUpperCase() });
    await book(draft({ members: [shouted(me), shouted(colleague)] }));
    const members = await rowsOf('meeting_member');
    expect(members.map(({ staff_id }) => staff_id).sort()).toEqual([me.id, colleague.id].sort());
  });

  test('several rooms are booked all or not at all', async () => {
    const [free, busy] = [await myRoom(), await myRoom()];
    await book(forRoom(busy));
    const both = draft({ roomBookingForms: [{ roomId: free.id }, { roomId: busy.id }] });
    await expect(book(both)).rejects.toMatchObject({ data: { conflicts: [{ roomId: busy.id }] } });
    expect(await rowsOf('room_order')).toHaveLength(1);
  });

  test('[BOOK-08] of many at once on one slot exactly one succeeds', async () => {
    const room = await myRoom();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => book(forRoom(room))));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.length - refused.length).toBe(1);
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array(19).fill(errorCodes.roomConflict));
    expect(await rowsOf('room_order')).toHaveLength(1);
  });

  test('[BOOK-09] the same key makes one meeting and answers it again', async () => {
    const room = await myRoom();
    const send = (body: MeetingDraft) => as(me)(bookKey, { body, idempotencyKey: 'one-form' });
    const first = await send(forRoom(room));
    expect(await send(forRoom(room))).toEqual(first);
    await expect(send(forRoom(room, { subject: '另一个' }))).rejects.toMatchObject({
      status: 422,
      code: 422000,
    });
    expect(await rowsOf('meeting')).toHaveLength(1);
  });

  test('[BOOK-09] a refused booking frees its key', async () => {
    const room = await myRoom();
    const blocking = await book(forRoom(room));
    const send = () => as(me)(bookKey, { body: forRoom(room), idempotencyKey: 'try-again' });
    await expect(send()).rejects.toMatchObject({ code: errorCodes.roomConflict });
    await as(me)(cancelKey, { params: { id: blocking._id }, query: {} });
    expect(await send()).toMatchObject({ status: 'BEFORE' });
  });

  test('[BOOK-06] a room that needs approval is held, and its approvers are asked', async () => {
    const room = await myRoom({ auditors: [colleague.id] });
    const booked = await book(forRoom(room, { reason: '客户来访' }));
    expect(booked.status).toBe('AUDITING');
    expect(await detail(booked.meetingNo)).toMatchObject({
      status: 'AUDITING',
      meetingAuditRecordView: { reason: '客户来访', auditorList: [{ id: colleague.id, realName: '周宁' }] },
      can: { revoke: true },
    });
    await expect(book(forRoom(room))).rejects.toMatchObject({ code: errorCodes.roomConflict });
  });

  const refusals: [string, number, number, () => Promise<MeetingDraft> | MeetingDraft][] = [
    [
      '91 minutes',
      errorCodes.meetingTooLong,
      400,
      () => draft({ beginTime: at('14:00'), endTime: at('15:31') }),
    ],
    ['the past', errorCodes.timeInPast, 400, () => draft({ beginTime: at('09:00'), endTime: at('09:30') })],
    ['an end before the start', errorCodes.timeInvalid, 400, () => draft({ endTime: at('14:00') })],
    ['14 minutes', errorCodes.timeInvalid, 400, () => draft({ endTime: at('14:29') })],
    [
      'two days',
      errorCodes.timeInvalid,
      400,
      () => draft({ beginTime: at('23:45'), endTime: at('00:30', '2026-11-19') }),
    ],
    ['a time that is none', errorCodes.timeInvalid, 400, () => draft({ beginTime: 'soon' })],
    [
      'no permission',
      errorCodes.notPermitted,
      403,
      async () => forRoom(await myRoom({ is_restricted: true })),
    ],
    [
      'a room out of order',
      errorCodes.roomUnavailable,
      409,
      async () => forRoom(await myRoom({ status: 'OUT_OF_ORDER' })),
    ],
    [
      'a room of the chat app',
      errorCodes.roomUnavailable,
      409,
      async () => forRoom(await myRoom({ app_id: 'wework' })),
    ],
    [
      'outside the hours',
      errorCodes.outsideOpenHours,
      400,
      async () => forRoom(await myRoom({ open_to_minute: 840 })),
    ],
    [
      'no approver',
      errorCodes.approverMissing,
      409,
      async () => forRoom(await myRoom({ needs_approval: true })),
    ],
    ['a sensitive word', errorCodes.sensitiveContent, 400, () => draft({ subject: '赌博 之夜' })],
  ];
  test.each(refusals)('[BOOK-05] refuses %s and stores nothing', async (_, code, status, makeDraft) => {
    await expect(book(await makeDraft())).rejects.toMatchObject({
      code,
      status,
      message: expect.stringMatching(/[\u4e00-\u9fff]/),
    });
    expect(await rowsOf('meeting')).toEqual([]);
  });

  test('[BOOK-05] an offline room is not booked on by the same people', async () => {
    const room = await myRoom({ is_offline: true });
    await book(forRoom(room, { beginTime: at('14:00'), endTime: at('15:00') }));
    const after = { beginTime: at('15:00'), endTime: at('15:30') };
    await expect(book(forRoom(room, after))).rejects.toMatchObject({ code: errorCodes.backToBack });
    await expect(
      book(forRoom(room, { ...after, members: [{ staffId: colleague.id }] })),
    ).resolves.toBeDefined();
  });

  test('[BOOK-05] approval needs ten minutes', async () => {
    const room = await myRoom({ auditors: [colleague.id] });
    const soon = { beginTime: testNow + 9 * minuteMs, endTime: testNow + 39 * minuteMs };
    await expect(book(forRoom(room, soon))).rejects.toMatchObject({ code: errorCodes.approvalTooLate });
  });

  test('[SESS-12] knows no room and no person of another company', async () => {
    const foreignRoom = await aRoom(store.db);
    const stranger = await aStaff(store.db);
    await expect(book(forRoom(foreignRoom))).rejects.toMatchObject({ status: 404, message: '会议室不存在' });
    await expect(book(draft({ members: [{ staffId: stranger.id }] }))).rejects.toMatchObject({
      status: 404,
      message: '参会人不存在',
    });
  });

  test('[R37] only the service’s clock decides what is past', async () => {
    const later = serviceApi(store.db, { clock: fixedClock(at('16:00')) });
    await expect(later(me)(bookKey, { body: draft() })).rejects.toMatchObject({
      code: errorCodes.timeInPast,
    });
  });

  test('[R36] a meeting may end at 24:00', async () => {
    const booked = await book(draft({ beginTime: at('23:00'), endTime: at('00:00', '2026-11-19') }));
    expect(await detail(booked.meetingNo)).toMatchObject({ endTime: at('00:00', '2026-11-19') });
  });

  test.each([
    ['no subject', { subject: '' }],
    ['a subject of 101 characters', { subject: '会'.repeat(101) }],
    ['eleven rooms', { roomBookingForms: Array(11).fill({ roomId: 'r' }) }],
    ['a reminder that does not exist', { noticeLabels: ['before_7'] as never }],
  ])('[ERR-04] wrong types: %s answers 400 in Chinese', async (_, extra) => {
    await expect(book(draft(extra))).rejects.toMatchObject({
      status: 400,
      code: 400000,
      message: expect.stringMatching(/[\u4e00-\u9fff]/),
    });
  });
});

describe('check', () => {
  test('names every refusal and conflict, and changes nothing', async () => {
    const room = await myRoom({ open_to_minute: 840 });
    await aMeeting(store.db, {
      creator_id: me.id,
      company_id: me.companyId,
      roomIds: [room.id],
      beginTime: at('14:00'),
      endTime: at('14:30'),
    });
    const { refusals } = await as(me)(checkKey, { body: forRoom(room, { endTime: at('16:00') }) });
    expect(refusals.map(({ code }) => code)).toEqual([
      errorCodes.meetingTooLong,
      errorCodes.outsideOpenHours,
      errorCodes.roomConflict,
    ]);
    expect(refusals.at(-1)?.conflicts).toMatchObject([{ roomId: room.id, beginTime: at('14:00') }]);
    expect(await rowsOf('meeting')).toHaveLength(1);
  });

  test('finds nothing wrong with a good draft', async () => {
    expect(await as(me)(checkKey, { body: forRoom(await myRoom()) })).toEqual({ refusals: [] });
  });
});

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
    expect(await then(me)(detailKey, { params: { idOrMeetingNo: meeting.meetingNo } })).toMatchObject({
      status,
    });
  });
});

describe('cancelling', () => {
  const cancel = (id: string, person = me) => as(person)(cancelKey, { params: { id }, query: {} });

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
    as(person)(answerKey, { params: { id }, body: { state } });
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
    const records = await as(me)(recordsKey, { query: { ...today, markConflict: 1 } });
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
    await as(colleague)(answerKey, { params: { id: meeting.id }, body: { state: 2 } });
    const latest = async (person: TestStaff) =>
      (await as(person)(recordsKey, { query: today }))[0]?.latestChangeTime;
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
    expect(await as(me)(recordsKey, { query: today })).toMatchObject([{ latestChangeTime: testNow }]);
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
      { id: past.id, subject: '上周复盘', meetingStatus: 'FINISH', inviteState: 2 },
    ]);
    const recent = (themeLike?: string) =>
      as(me)('GET /api-meeting/api/user/meetings/actions/recent', { query: { themeLike } });
    expect(await recent()).toMatchObject([{ meetingNo: past.meetingNo, meetingMemberList: [{}, {}] }]);
    expect(await recent('%')).toEqual([]);
  });
});

describe('changing', () => {
  const updateKey = 'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update';
  const update = (id: string, body: Partial<MeetingDraft>, person = me) =>
    as(person)(updateKey, { params: { id }, body });
  const rowsNow = async () => ({ meetings: await rowsOf('meeting'), orders: await rowsOf('room_order') });

  test('[R08] a failed move leaves the old booking exactly as it was', async () => {
    const room = await myRoom();
    const moved = await book(forRoom(room));
    await book(forRoom(room, { beginTime: at('16:00'), endTime: at('17:00') }), colleague);
    const before = await rowsNow();
    const busy = { beginTime: at('16:30'), endTime: at('17:30') };
    await expect(update(moved._id, busy)).rejects.toMatchObject({
      status: 409,
      code: errorCodes.roomConflict,
      data: { conflicts: [{ roomId: room.id, beginTime: at('16:00') }] },
    });
    expect(await rowsNow()).toEqual(before);
    await expect(book(forRoom(room), colleague)).rejects.toMatchObject({ code: errorCodes.roomConflict });
  });

  test('moves to a time that overlaps its own, and tells it once', async () => {
    const room = await myRoom();
    const booked = await book(forRoom(room, { members: [{ staffId: colleague.id }] }));
    await update(booked._id, { beginTime: at('14:30'), endTime: at('15:15') });
    expect(await detail(booked._id)).toMatchObject({
      beginTime: at('14:30'),
      subject: '版本评审',
      changeLogs: [
        { kind: 'timeChanged', data: { from: at('14:15'), to: at('14:30') } },
        { kind: 'created' },
      ],
      members: [{}, { user: { staffId: colleague.id } }],
    });
    const earlier = { beginTime: at('14:00'), endTime: at('14:30') };
    await expect(book(forRoom(room, earlier), colleague)).resolves.toBeDefined();
    expect(
      await as(colleague)(recordsKey, { query: { beginTime: at('14:30'), endTime: at('14:45') } }),
    ).toHaveLength(1);
  });

  test('[EDIT-04] is the creator’s alone and ends with the start', async () => {
    const booked = await book(forRoom(await myRoom()));
    await expect(update(booked._id, { subject: '改' }, colleague)).rejects.toMatchObject({ status: 403 });
    const later = serviceApi(store.db, { clock: fixedClock(at('14:20')) });
    await expect(
      later(me)(updateKey, { params: { id: booked._id }, body: { subject: '改' } }),
    ).rejects.toMatchObject({ code: errorCodes.stateForbids });
  });

  test('[EDIT-03] refuses a room that needs approval, 91 minutes and a sensitive subject', async () => {
    const booked = await book(forRoom(await myRoom()));
    const audited = await myRoom({ auditors: [colleague.id] });
    const code = async (body: Partial<MeetingDraft>) =>
      (await update(booked._id, body).catch((error) => error))?.code;
    expect(await code({ roomBookingForms: [{ roomId: audited.id }] })).toBe(errorCodes.roomNeedsApproval);
    expect(await code({ endTime: at('15:46') })).toBe(errorCodes.meetingTooLong);
    expect(await code({ subject: '赌博' })).toBe(errorCodes.sensitiveContent);
  });
});
