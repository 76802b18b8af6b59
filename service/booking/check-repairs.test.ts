import type { MeetingDraft } from '@/lib/contract/booking';
import type { Repair } from '@/lib/contract/repair';
import { errorCodes } from '@/lib/domain/error-codes';
import { aMeetingService, aRoom, aStaff, at, draft, forRoom, meetingDesk, meetingKeys } from '../testing';

const { store, me, colleague, as, myRoom, book, detail, rowsOf } = meetingDesk({
  config: { sensitiveWords: ['赌博'] },
});

const check = (body: MeetingDraft & { meetingId?: string }, person = me) =>
  as(person)(meetingKeys.check, { body });
const repaired = (body: MeetingDraft, repair: Repair): MeetingDraft => ({
  ...body,
  beginTime: repair.beginTime,
  endTime: repair.endTime,
  roomBookingForms: repair.rooms.map(({ id }) => ({ roomId: id })),
  serviceIds: repair.serviceIds,
});
const minutes = (beginTime: string, endTime: string) => ({ beginTime: at(beginTime), endTime: at(endTime) });

/** Refused drafts in a company with a free room, and the codes that they are refused by. */
const scenes: [string, number[], () => Promise<MeetingDraft>][] = [
  ['91 minutes', [errorCodes.meetingTooLong], async () => forRoom(await myRoom(), minutes('14:00', '15:31'))],
  ['the past', [errorCodes.timeInPast], async () => forRoom(await myRoom(), minutes('09:00', '09:30'))],
  [
    'times that are none',
    [errorCodes.timeInvalid],
    async () => forRoom(await myRoom(), { beginTime: 'soon' }),
  ],
  ['a room of others', [errorCodes.notPermitted], async () => forRoom(await myRoom({ is_restricted: true }))],
  [
    'a room out of order',
    [errorCodes.roomUnavailable],
    async () => forRoom(await myRoom({ status: 'OUT_OF_ORDER' })),
  ],
  [
    'hours that it is closed',
    [errorCodes.outsideOpenHours],
    async () => forRoom(await myRoom({ open_to_minute: 840 })),
  ],
  [
    'an approval without anybody to give it',
    [errorCodes.approverMissing],
    async () => forRoom(await myRoom({ needs_approval: true })),
  ],
  [
    'an approval that comes too late',
    [errorCodes.approvalTooLate],
    async () => forRoom(await myRoom({ auditors: [colleague.id] }), minutes('10:15', '10:45')),
  ],
  [
    'a taken room',
    [errorCodes.roomConflict],
    async () => {
      const room = await myRoom();
      await book(forRoom(room, minutes('14:30', '15:30')), colleague);
      return forRoom(room);
    },
  ],
  [
    'the same people back to back',
    [errorCodes.backToBack],
    async () => {
      const room = await myRoom({ is_offline: true });
      await book(forRoom(room, minutes('13:15', '14:15')));
      return forRoom(room);
    },
  ],
  [
    'two hours in a taken room that closes',
    [errorCodes.meetingTooLong, errorCodes.outsideOpenHours, errorCodes.roomConflict],
    async () => {
      const room = await myRoom({ open_to_minute: 930 });
      await book(forRoom(room, minutes('14:00', '14:30')), colleague);
      return forRoom(room, minutes('14:00', '16:00'));
    },
  ],
  [
    'a service without an auditor',
    [errorCodes.approverMissing],
    async () => {
      const room = await myRoom();
      const { id } = await aMeetingService(store.db, {
        company_id: me.companyId,
        roomIds: [room.id],
        auditors: [],
      });
      return forRoom(room, { serviceIds: [id] });
    },
  ],
];

describe('[BOOK-04] [BOOK-05] [BEY-04] the repairs of a refused draft', () => {
  test.each(scenes)('%s: each books what it says', async (_, codes, makeDraft) => {
    const body = await makeDraft();
    await myRoom({ name: '听涛' });
    const { refusals } = await check(body);
    expect(refusals.map(({ code }) => code)).toEqual(codes);
    for (const { repairs = [] } of refusals) {
      expect(repairs.length).toBeGreaterThan(0);
      expect(repairs.length).toBeLessThanOrEqual(4);
      for (const repair of repairs) {
        expect((await check(repaired(body, repair))).refusals).toEqual([]);
        const { _id: id } = await book(repaired(body, repair));
        const { beginTime, endTime, roomOrderList } = await detail(id);
        expect({ beginTime, endTime, rooms: roomOrderList.map(({ roomName }) => roomName) }).toEqual({
          beginTime: repair.beginTime,
          endTime: repair.endTime,
          rooms: repair.rooms.map(({ name }) => name),
        });
        await as(me)(meetingKeys.cancel, { params: { id }, query: {} });
      }
    }
  });

  test('none mends words, and words keep no other one back', async () => {
    const subject = '赌博 之夜';
    expect((await check(draft({ subject }))).refusals).toEqual([
      { code: errorCodes.sensitiveContent, message: expect.any(String) as string },
    ]);
    const { refusals } = await check(draft({ subject, endTime: at('16:00') }));
    expect(refusals).toMatchObject([{ repairs: [{ kind: 'shorter' }] }, { repairs: [] }]);
  });

  test('[S43] no room of another company is proposed', async () => {
    await aRoom(store.db);
    const { refusals } = await check(forRoom(await myRoom({ status: 'OUT_OF_ORDER' })));
    expect(refusals).toMatchObject([{ repairs: [] }]);
  });

  test('[ROOM-06] a refusal says why the room is shut', async () => {
    const { refusals } = await check(forRoom(await myRoom({ open_from_minute: 480, open_to_minute: 840 })));
    expect(refusals).toMatchObject([{ detail: '仅 08:00–14:00 可订' }]);
  });
});

describe('[EDIT-03] a check of a change', () => {
  test('finds no conflict of the meeting with itself, and changes nothing', async () => {
    const room = await myRoom();
    const { _id: meetingId } = await book(forRoom(room));
    const body = { ...forRoom(room, minutes('14:30', '15:15')), meetingId };
    expect(await check(body)).toEqual({ refusals: [] });
    expect((await check(forRoom(room, minutes('14:30', '15:15')))).refusals).toHaveLength(1);
    expect(await detail(meetingId)).toMatchObject({ beginTime: at('14:15'), version: 1 });
  });

  test('answers what the update would: approval needed, with a room that needs none', async () => {
    const { _id: meetingId } = await book(forRoom(await myRoom({ name: '望江' })));
    const audited = await myRoom({ auditors: [colleague.id] });
    const { refusals } = await check({ ...forRoom(audited), meetingId });
    expect(refusals).toMatchObject([
      { code: errorCodes.roomNeedsApproval, roomId: audited.id, message: '修改失败，该会议室需要审批' },
    ]);
    expect(refusals[0]?.repairs?.map(({ rooms }) => rooms[0]?.name)).toEqual(['望江']);
  });

  test('[BOOK-06] while its own approval is not given nothing mends a move', async () => {
    const room = await myRoom({ auditors: [colleague.id] });
    const { _id: meetingId } = await book(forRoom(room));
    const { refusals } = await check({ ...forRoom(room, minutes('16:00', '16:30')), meetingId });
    expect(refusals[0]).toMatchObject({ code: errorCodes.updateNeedsApproval, repairs: [] });
    expect(await check({ ...forRoom(room, { subject: '改' }), meetingId })).toEqual({ refusals: [] });
  });

  test('each of its repairs can be sent as the change', async () => {
    const [room, busy] = [await myRoom(), await myRoom()];
    await book(forRoom(busy, minutes('14:30', '15:30')), colleague);
    const { _id: meetingId } = await book(forRoom(room));
    const [refusal] = (await check({ ...forRoom(busy), meetingId })).refusals;
    for (const repair of refusal?.repairs ?? []) {
      const { subject: _subject, serviceIds: _none, ...changes } = repaired(forRoom(busy), repair);
      await as(me)(meetingKeys.update, { params: { id: meetingId }, body: changes });
      expect(await detail(meetingId)).toMatchObject({ beginTime: repair.beginTime, endTime: repair.endTime });
    }
    expect(refusal?.repairs?.map(({ kind }) => kind)).toEqual(['room', 'time', 'shorter', 'time']);
  });

  test('[EDIT-04] [S43] is for those who may edit', async () => {
    const { _id: meetingId } = await book(draft({ members: [{ staffId: colleague.id }] }));
    await expect(check({ ...draft(), meetingId }, colleague)).rejects.toMatchObject({ status: 403 });
    const stranger = await aStaff(store.db);
    await expect(check({ ...draft(), meetingId }, stranger)).rejects.toMatchObject({ status: 404 });
    expect(await rowsOf('meeting')).toHaveLength(1);
  });
});
