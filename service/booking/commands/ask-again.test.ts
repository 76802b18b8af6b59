import { fixedClock } from '@/lib/time/clock';
import {
  apiOf,
  approvalKeys,
  at,
  forRoom,
  meetingDesk,
  meetingKeys,
  testNow,
  testService,
} from '../../testing';

const { store, me, colleague, as, colleagueOf, myRoom, book, detail, rowsOf } = meetingDesk();

const askAgain = (meetingId: string, options: { idempotencyKey?: string } = {}) =>
  as(me)(approvalKeys.askAgain, { body: { meetingId, reason: '客户改期' }, ...options });
const recordsOf = (meetingId: string) =>
  store.db
    .selectFrom('audit_record')
    .where('meeting_id', '=', meetingId)
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', 'status', 'reason', 'room_id'])
    .execute();
const orderStates = async () =>
  (await rowsOf('room_order')).flatMap((row) => ('during' in row ? row.state : [])).sort();

async function request() {
  const room = await myRoom({ auditors: [colleague.id] });
  const meeting = await book(forRoom(room, { reason: '客户来访' }));
  const [record] = await recordsOf(meeting._id);
  return { room, meetingId: meeting._id, meetingNo: meeting.meetingNo, id: record!.id };
}
const refuse = (id: string) =>
  as(colleague)(approvalKeys.refuse, { params: { id }, body: { refuseReason: '另有安排' } });

describe('[BOOK-06] asking again', () => {
  test.each(['refused', 'revoked'])('for what was %s makes a new request and takes the room', async (how) => {
    const { meetingId, meetingNo, id } = await request();
    if (how === 'refused') await refuse(id);
    else await as(me)(approvalKeys.revoke, { params: { id: meetingId } });
    const { ids } = await askAgain(meetingId);
    expect(ids).toHaveLength(1);
    expect(await orderStates()).toEqual(['held', 'released']);
    expect(await recordsOf(meetingId)).toMatchObject([
      { status: how === 'refused' ? 'AUDIT_REFUSE' : 'AUDIT_REVOKE', reason: '客户来访' },
      { id: ids[0], status: 'AUDITING', reason: '客户改期' },
    ]);
    expect(await detail(meetingNo)).toMatchObject({ status: 'AUDITING', reason: '客户改期' });
    await as(colleague)(approvalKeys.agree, { params: { id: ids[0]! } });
    expect(await detail(meetingNo)).toMatchObject({ status: 'BEFORE', roomOrderList: [{}] });
    expect(await orderStates()).toEqual(['confirmed', 'released']);
  });

  test('leaves what was agreed to as it is, and waits for the rest', async () => {
    const other = await colleagueOf(me);
    const rooms = [await myRoom({ auditors: [other.id] }), await myRoom({ auditors: [colleague.id] })];
    const roomBookingForms = rooms.map(({ id }) => ({ roomId: id }));
    const { _id: meetingId } = await book(forRoom(rooms[0]!, { roomBookingForms }));
    const records = await recordsOf(meetingId);
    const idOf = (place: number) => records.find(({ room_id }) => room_id === rooms[place]!.id)!.id;
    await as(other)(approvalKeys.agree, { params: { id: idOf(0) } });
    await refuse(idOf(1));
    const { ids } = await askAgain(meetingId);
    expect(ids).toHaveLength(1);
    expect(await orderStates()).toEqual(['held', 'held', 'released', 'released']);
    await as(colleague)(approvalKeys.agree, { params: { id: ids[0]! } });
    expect(await orderStates()).toEqual(['confirmed', 'confirmed', 'released', 'released']);
  });

  test('[BOOK-04] for a slot that is taken answers the conflict and the nearest free times, and stores nothing', async () => {
    const { room, meetingId, id } = await request();
    await refuse(id);
    const taken = await book(forRoom(room, { subject: '抢先' }));
    const before = [await recordsOf(meetingId), await rowsOf('room_order'), await rowsOf('outbox')];
    await expect(askAgain(meetingId)).rejects.toMatchObject({
      status: 409,
      code: 400403002,
      data: {
        conflicts: [{ roomId: room.id, meetingNo: taken.meetingNo }],
        suggestion: { beginTime: at('15:00'), endTime: at('15:45') },
      },
    });
    expect([await recordsOf(meetingId), await rowsOf('room_order'), await rowsOf('outbox')]).toEqual(before);
  });

  test('[BOOK-09] twice under one key is one request', async () => {
    const { meetingId, id } = await request();
    await refuse(id);
    const answers = [
      await askAgain(meetingId, { idempotencyKey: 'again' }),
      await askAgain(meetingId, { idempotencyKey: 'again' }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(await recordsOf(meetingId)).toHaveLength(2);
  });

  test('[APR-04] is refused while it waits, once it is agreed to, cancelled or has begun', async () => {
    const { meetingId, id } = await request();
    const stateForbids = { status: 409, code: 400405020 };
    await expect(askAgain(meetingId)).rejects.toMatchObject(stateForbids);
    await refuse(id);
    const late = apiOf(testService(store.db, { clock: fixedClock(at('14:15')) }));
    const body = { meetingId, reason: '' };
    await expect(late(me)(approvalKeys.askAgain, { body })).rejects.toMatchObject(stateForbids);
    const { ids } = await askAgain(meetingId);
    await as(colleague)(approvalKeys.agree, { params: { id: ids[0]! } });
    await expect(askAgain(meetingId)).rejects.toMatchObject(stateForbids);
    await as(me)(meetingKeys.cancel, { params: { id: meetingId }, query: {} });
    await expect(askAgain(meetingId)).rejects.toMatchObject(stateForbids);
  });

  test('[BOOK-05] is refused within 10 minutes of the start', async () => {
    const { meetingId, id } = await request();
    await refuse(id);
    const late = apiOf(testService(store.db, { clock: fixedClock(at('14:06')) }));
    const body = { meetingId, reason: '' };
    await expect(late(me)(approvalKeys.askAgain, { body })).rejects.toMatchObject({ code: 400405022 });
  });

  test('says that the approver is missing when none works there any more, and stores nothing', async () => {
    const { meetingId, id } = await request();
    await refuse(id);
    await store.db
      .updateTable('staff')
      .where('id', '=', colleague.id)
      .set({ deleted_at: new Date(testNow) })
      .execute();
    await expect(askAgain(meetingId)).rejects.toMatchObject({ code: 400405018 });
    expect(await orderStates()).toEqual(['released']);
    expect(await recordsOf(meetingId)).toHaveLength(1);
  });

  test.each(['长'.repeat(201), 7])('with the reason %p is refused', async (reason) => {
    const { meetingId } = await request();
    const body = { meetingId, reason: reason as string };
    await expect(as(me)(approvalKeys.askAgain, { body })).rejects.toMatchObject({ status: 400 });
  });
});
