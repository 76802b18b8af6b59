import type { MeetingDraft } from '@/lib/contract/booking';
import { errorCodes } from '@/lib/domain/error-codes';
import { fixedClock } from '@/lib/time/clock';
import {
  aMeeting,
  at,
  draft,
  forRoom,
  meetingDesk,
  meetingKeys,
  serviceApi,
  type TestStaff,
} from '../testing';

const { store, me, colleague, as, myRoom, book, detail, rowsOf } = meetingDesk({
  config: { sensitiveWords: ['赌博'] },
});

describe('booking', () => {
  test('makes a meeting with its room, members, one change log and an outbox row per kind', async () => {
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
    expect((await rowsOf('outbox')).map((row) => ('kind' in row ? row.kind : '')).sort()).toEqual([
      'meeting',
      'room',
      'staff',
    ]);
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

  test('[BOOK-02] a meeting needs a room, a place or an online meeting', async () => {
    const nowhere = draft({ address: undefined });
    const refused = { status: 400, code: errorCodes.placeMissing };
    await expect(book(nowhere)).rejects.toMatchObject(refused);
    await expect(book({ ...nowhere, address: ' ' })).rejects.toMatchObject(refused);
    expect(await rowsOf('meeting')).toHaveLength(0);
    await book({ ...nowhere, address: '客户公司' });
    await book({ ...nowhere, online: true });
    await book({ ...nowhere, roomBookingForms: [{ roomId: (await myRoom()).id }] });
    expect(await rowsOf('meeting')).toHaveLength(3);
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
    const send = (body: MeetingDraft) => as(me)(meetingKeys.book, { body, idempotencyKey: 'one-form' });
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
    const send = () => as(me)(meetingKeys.book, { body: forRoom(room), idempotencyKey: 'try-again' });
    await expect(send()).rejects.toMatchObject({ code: errorCodes.roomConflict });
    await as(me)(meetingKeys.cancel, { params: { id: blocking._id }, query: {} });
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

  test('[R36] a meeting may end at 24:00', async () => {
    const booked = await book(draft({ beginTime: at('23:00'), endTime: at('00:00', '2026-11-19') }));
    expect(await detail(booked.meetingNo)).toMatchObject({ endTime: at('00:00', '2026-11-19') });
  });
});

describe('changing', () => {
  const update = (id: string, body: Partial<MeetingDraft>, person = me) =>
    as(person)(meetingKeys.update, { params: { id }, body });
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
      await as(colleague)(meetingKeys.records, { query: { beginTime: at('14:30'), endTime: at('14:45') } }),
    ).toHaveLength(1);
  });

  test('[EDIT-04] is the creator’s alone and ends with the start', async () => {
    const booked = await book(forRoom(await myRoom()));
    await expect(update(booked._id, { subject: '改' }, colleague)).rejects.toMatchObject({ status: 403 });
    const later = serviceApi(store.db, { clock: fixedClock(at('14:20')) });
    await expect(
      later(me)(meetingKeys.update, { params: { id: booked._id }, body: { subject: '改' } }),
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
