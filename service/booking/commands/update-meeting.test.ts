import type { MeetingDraft } from '@/lib/contract/booking';
import { errorCodes } from '@/lib/domain/error-codes';
import {
  type TestDatabase,
  type TestStaff,
  aMeeting,
  aRoom,
  aStaff,
  serviceApi,
  testDatabase,
} from '../../testing';

const hourMs = 3_600_000;
const updateKey = 'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update';
const cancelKey = 'PUT /api-meeting/api/user/meetings/{id}/state/cancel';
const detailKey = 'GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}';

let store: TestDatabase;
let as: ReturnType<typeof serviceApi>;
let me: TestStaff;

beforeAll(async () => {
  store = await testDatabase();
  as = serviceApi(store.db);
});
beforeEach(async () => {
  me = await aStaff(store.db);
});
afterAll(() => store.close());

const mine = () => ({ creator_id: me.id, company_id: me.companyId });
const update = (id: string, body: Partial<MeetingDraft>) => as(me)(updateKey, { params: { id }, body });
const detail = (id: string) => as(me)(detailKey, { params: { idOrMeetingNo: id } });
const ordersOf = (id: string) =>
  store.db.selectFrom('room_order').where('meeting_id', '=', id).select(['room_id', 'state']).execute();

test.each(['AUDITING', 'AUDIT_REFUSE', 'AUDIT_REVOKE', 'AUDIT_EXPIRED'] as const)(
  '[R04] [BOOK-06] a meeting that is %s holds no other slot without being approved',
  async (approval) => {
    const free = await aRoom(store.db, { company_id: me.companyId });
    const orderState = approval === 'AUDITING' ? 'held' : 'released';
    const meeting = await aMeeting(store.db, { ...mine(), approval, orderState });
    const before = await ordersOf(meeting.id);

    const elsewhere = update(meeting.id, { roomBookingForms: [{ roomId: free.id }] });
    await expect(elsewhere).rejects.toMatchObject({ code: errorCodes.updateNeedsApproval });
    const later = { beginTime: meeting.beginTime + hourMs, endTime: meeting.endTime + hourMs };
    await expect(update(meeting.id, later)).rejects.toMatchObject({ code: errorCodes.updateNeedsApproval });
    expect(await ordersOf(meeting.id)).toEqual(before);
  },
);

test('new words leave the address as it was when the room was booked', async () => {
  const meeting = await aMeeting(store.db, { ...mine(), address: '望江' });
  await update(meeting.id, { subject: '复盘' });
  expect(await detail(meeting.id)).toMatchObject({ subject: '复盘', address: '望江' });

  const room = await aRoom(store.db, { company_id: me.companyId, name: '听涛' });
  await update(meeting.id, { roomBookingForms: [{ roomId: room.id }] });
  expect(await detail(meeting.id)).toMatchObject({ address: '听涛' });
});

test('[R40] the details show the rooms that a meeting has, or had when it was cancelled, and none that it left', async () => {
  const meeting = await aMeeting(store.db, mine());
  const room = await aRoom(store.db, { company_id: me.companyId, name: '听涛' });
  const later = { beginTime: meeting.beginTime + hourMs, endTime: meeting.endTime + hourMs };
  await update(meeting.id, { ...later, roomBookingForms: [{ roomId: room.id }] });
  const moved = await detail(meeting.id);
  expect(moved.roomOrderList.map(({ roomName }) => roomName)).toEqual(['听涛']);

  await as(me)(cancelKey, { params: { id: meeting.id }, query: {} });
  const cancelled = await detail(meeting.id);
  expect(cancelled.status).toBe('CANCEL');
  expect(cancelled.roomOrderList).toEqual(moved.roomOrderList);
});

test('sending what stands already changes and tells nothing', async () => {
  const meeting = await aMeeting(store.db, { ...mine(), notice_labels: ['before_5', 'on_time'] });
  await update(meeting.id, {});
  await update(meeting.id, {
    subject: '周会',
    beginTime: meeting.beginTime,
    noticeLabels: ['before_5', 'on_time'],
  });
  expect((await detail(meeting.id)).changeLogs).toEqual([]);

  await update(meeting.id, { noticeLabels: ['before_5'] });
  expect((await detail(meeting.id)).changeLogs).toMatchObject([{ kind: 'updated' }]);
});
