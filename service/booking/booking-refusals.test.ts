import type { MeetingDraft } from '@/lib/contract/booking';
import { errorCodes } from '@/lib/domain/error-codes';
import { fixedClock } from '@/lib/time/clock';
import {
  aMeeting,
  aRoom,
  aStaff,
  at,
  draft,
  forRoom,
  meetingDesk,
  meetingKeys,
  serviceApi,
  testNow,
} from '../testing';

const minuteMs = 60_000;
const { store, me, colleague, as, myRoom, book, rowsOf } = meetingDesk({
  config: { sensitiveWords: ['赌博'] },
});

describe('booking', () => {
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
    await expect(later(me)(meetingKeys.book, { body: draft() })).rejects.toMatchObject({
      code: errorCodes.timeInPast,
    });
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
    const { refusals } = await as(me)(meetingKeys.check, { body: forRoom(room, { endTime: at('16:00') }) });
    expect(refusals.map(({ code }) => code)).toEqual([
      errorCodes.meetingTooLong,
      errorCodes.outsideOpenHours,
      errorCodes.roomConflict,
    ]);
    expect(refusals.at(-1)?.conflicts).toMatchObject([{ roomId: room.id, beginTime: at('14:00') }]);
    expect(await rowsOf('meeting')).toHaveLength(1);
  });

  test('finds nothing wrong with a good draft', async () => {
    expect(await as(me)(meetingKeys.check, { body: forRoom(await myRoom()) })).toEqual({ refusals: [] });
  });
});
