import { fixedClock } from '@/lib/time/clock';
import {
  approvalKeys,
  apiOf,
  at,
  forRoom,
  meetingDesk,
  meetingKeys,
  testNow,
  testService,
  type TestStaff,
} from '../../testing';

const { store, me, colleague, as, colleagueOf, myRoom, book, detail, rowsOf } = meetingDesk();

const record = (id: string) => ({ params: { id } });
const recordsOf = (meetingId: string) =>
  store.db
    .selectFrom('audit_record')
    .where('company_id', '=', me.companyId)
    .where('meeting_id', '=', meetingId)
    .orderBy('created_at')
    .orderBy('id')
    .selectAll()
    .execute();
const orderStates = async () =>
  (await rowsOf('room_order')).flatMap((row) => ('during' in row ? row.state : []));
const stateForbids = { status: 409, code: 400405020 };
const refuse = (id: string, refuseReason = '该时段已预留', person: TestStaff = colleague) =>
  as(person)(approvalKeys.refuse, { ...record(id), body: { refuseReason } });

/** A request of mine for a room that my colleague audits. */
async function request() {
  const room = await myRoom({ auditors: [colleague.id] });
  const meeting = await book(forRoom(room, { reason: '客户来访' }));
  const [own] = await recordsOf(meeting._id);
  return { room, meeting, id: own!.id };
}

/** One meeting in two rooms of different auditors. */
async function requestTwo() {
  const other = await colleagueOf(me, { real_name: '陈晨' });
  const rooms = [await myRoom({ auditors: [colleague.id] }), await myRoom({ auditors: [other.id] })];
  const meeting = await book(
    forRoom(rooms[0]!, { roomBookingForms: rooms.map(({ id }) => ({ roomId: id })) }),
  );
  const records = await recordsOf(meeting._id);
  const idOf = (roomId: string) => records.find(({ room_id }) => room_id === roomId)!.id;
  return { other, meeting, first: idOf(rooms[0]!.id), second: idOf(rooms[1]!.id) };
}

describe('[APR-02] agreeing and refusing', () => {
  test('[APR-06] agreeing turns the hold into the booking', async () => {
    const { meeting, id } = await request();
    expect(await orderStates()).toEqual(['held']);
    await as(colleague)(approvalKeys.agree, record(id));
    expect(await orderStates()).toEqual(['confirmed']);
    expect(await detail(meeting.meetingNo)).toMatchObject({ status: 'BEFORE' });
    expect(await as(me)(approvalKeys.record, record(id))).toMatchObject({
      status: 'AUDIT_AGREE',
      settledBy: '周宁',
      settledTime: testNow,
    });
  });

  test('nobody agrees to an own request while somebody else may, also after a reminder', async () => {
    const shared = await myRoom({ auditors: [me.id, colleague.id] });
    const [own] = await recordsOf((await book(forRoom(shared)))._id);
    const { id } = own!;
    await as(me)(approvalKeys.remind, record(id));
    await expect(as(me)(approvalKeys.agree, record(id))).rejects.toMatchObject({ status: 403 });
    await as(colleague)(approvalKeys.agree, record(id));
    expect(await orderStates()).toEqual(['confirmed']);
  });

  test('in a company that permits it, approvers agree to their own requests beside the others', async () => {
    const permitted = { help_desk_phone: null, sensitive_words: null, chatbot: null, own_requests: true };
    await store.db
      .insertInto('company_setting')
      .values({ company_id: me.companyId, ...permitted })
      .execute();
    const shared = await myRoom({ auditors: [me.id, colleague.id] });
    const [own] = await recordsOf((await book(forRoom(shared)))._id);
    await as(me)(approvalKeys.agree, record(own!.id));
    expect(await orderStates()).toEqual(['confirmed']);
    await store.db.deleteFrom('company_setting').execute();
  });

  test('who alone may agree does so to an own request too', async () => {
    const [own] = await recordsOf((await book(forRoom(await myRoom({ auditors: [me.id] }))))._id);
    await as(me)(approvalKeys.agree, record(own!.id));
    expect(await orderStates()).toEqual(['confirmed']);
  });

  test('refusing says why and frees the room', async () => {
    const { room, meeting, id } = await request();
    await refuse(id);
    expect(await orderStates()).toEqual(['released']);
    expect(await detail(meeting.meetingNo)).toMatchObject({
      status: 'AUDIT_REFUSE',
      meetingAuditRecordView: { refuseReason: '该时段已预留' },
    });
    expect(await as(me)(approvalKeys.record, record(id))).toMatchObject({
      status: 'AUDIT_REFUSE',
      refuseReason: '该时段已预留',
    });
    await book(forRoom(room, { reason: '同一时段' }));
  });

  test.each([null, '', '   ', '长'.repeat(201)])(
    'refusing with the reason %p is refused, and nothing changes',
    async (refuseReason) => {
      const { id } = await request();
      await expect(refuse(id, refuseReason as string)).rejects.toMatchObject({ status: 400, code: 400000 });
      expect(await orderStates()).toEqual(['held']);
    },
  );

  test('[BOOK-06] of two rooms the meeting waits for the last one', async () => {
    const { other, meeting, first, second } = await requestTwo();
    await as(colleague)(approvalKeys.agree, record(first));
    expect(await orderStates()).toEqual(['held', 'held']);
    expect(await detail(meeting.meetingNo)).toMatchObject({ status: 'AUDITING' });
    await as(other)(approvalKeys.agree, record(second));
    expect(await orderStates()).toEqual(['confirmed', 'confirmed']);
    expect(await detail(meeting.meetingNo)).toMatchObject({ status: 'BEFORE' });
  });

  test('[BOOK-06] one refusal refuses the meeting, frees every room and revokes what waits beside it', async () => {
    const { other, meeting, first, second } = await requestTwo();
    await refuse(first);
    expect(await orderStates()).toEqual(['released', 'released']);
    expect(await detail(meeting.meetingNo)).toMatchObject({ status: 'AUDIT_REFUSE' });
    expect(await as(other)(approvalKeys.record, record(second))).toMatchObject({
      status: 'AUDIT_REVOKE',
      meetingStatus: 'AUDIT_REFUSE',
    });
    await expect(as(other)(approvalKeys.agree, record(second))).rejects.toMatchObject(stateForbids);
  });

  test('[BOOK-06] an auditor decides about the own room alone', async () => {
    const { other, first } = await requestTwo();
    await expect(as(other)(approvalKeys.agree, record(first))).rejects.toMatchObject({ status: 403 });
    await expect(refuse(first, '不行', other)).rejects.toMatchObject({ status: 403 });
  });
});

describe('[APR-04] what is settled stays settled', () => {
  test.each(['agree', 'refuse', 'revoke', 'cancel'] as const)('after %s', async (way) => {
    const { meeting, id } = await request();
    const ways = {
      agree: () => as(colleague)(approvalKeys.agree, record(id)),
      refuse: () => refuse(id),
      revoke: () => as(me)(approvalKeys.revoke, { params: { id: meeting._id } }),
      cancel: () => as(me)(meetingKeys.cancel, { params: { id: meeting._id }, query: {} }),
    };
    await ways[way]();
    const [settled] = await recordsOf(meeting._id);
    await expect(as(colleague)(approvalKeys.agree, record(id))).rejects.toMatchObject(stateForbids);
    await expect(refuse(id)).rejects.toMatchObject(stateForbids);
    await expect(as(me)(approvalKeys.remind, record(id))).rejects.toMatchObject(stateForbids);
    await expect(as(me)(approvalKeys.revoke, { params: { id: meeting._id } })).rejects.toMatchObject(
      stateForbids,
    );
    expect(await recordsOf(meeting._id)).toEqual([settled]);
  });

  test('[APR-05] from the start on nobody agrees any more, written down or not', async () => {
    const { id } = await request();
    const late = apiOf(testService(store.db, { clock: fixedClock(at('14:15')) }));
    await expect(late(colleague)(approvalKeys.agree, record(id))).rejects.toMatchObject(stateForbids);
    expect(await late(me)(approvalKeys.record, record(id))).toMatchObject({ status: 'AUDIT_EXPIRED' });
    expect((await late(colleague)(approvalKeys.sentToMe, { body: {} })).list).toEqual([]);
  });
});

describe('[APR-05] revoking and cancelling', () => {
  test('a revoked request frees the room and leaves the meeting revoked', async () => {
    const { meeting, id } = await request();
    await as(me)(approvalKeys.revoke, { params: { id: meeting._id } });
    expect(await orderStates()).toEqual(['released']);
    expect(await detail(meeting.meetingNo)).toMatchObject({ status: 'AUDIT_REVOKE' });
    expect(await as(colleague)(approvalKeys.record, record(id))).toMatchObject({ status: 'AUDIT_REVOKE' });
  });

  test('a cancelled meeting waits for nobody', async () => {
    const { meeting } = await request();
    await as(me)(meetingKeys.cancel, { params: { id: meeting._id }, query: {} });
    expect(await rowsOf('meeting')).toMatchObject([{ approval: 'AUDIT_REVOKE' }]);
    expect(await as(colleague)(approvalKeys.unread)).toEqual({ count: 0 });
  });

  test('a meeting that moves to a room without approval leaves its approval behind', async () => {
    const { meeting, id } = await request();
    await as(colleague)(approvalKeys.agree, record(id));
    const body = { roomBookingForms: [{ roomId: (await myRoom()).id }] };
    await as(me)(meetingKeys.update, { params: { id: meeting._id }, body });
    expect(await rowsOf('meeting')).toMatchObject([{ approval: null }]);
    expect((await orderStates()).sort()).toEqual(['confirmed', 'released']);
    const inside = await as(colleague)(meetingKeys.detail, { params: { idOrMeetingNo: meeting.meetingNo } });
    expect(inside).toMatchObject({ changeLogs: [] });
  });
});

describe('reminding', () => {
  test('makes a request unread again, once in 30 minutes', async () => {
    const { id } = await request();
    await as(colleague)(approvalKeys.read, record(id));
    await as(me)(approvalKeys.remind, record(id));
    expect(await as(colleague)(approvalKeys.unread)).toEqual({ count: 1 });
    expect(await as(me)(approvalKeys.record, record(id))).toMatchObject({
      remindedTime: testNow,
      isRead: false,
      can: { remind: false },
    });
    const tooSoon = { status: 429, code: 4031000, message: '每30分钟只能催办一次' };
    await expect(as(me)(approvalKeys.remind, record(id))).rejects.toMatchObject(tooSoon);
    const later = apiOf(testService(store.db, { clock: fixedClock(testNow + 30 * 60_000) }));
    await later(me)(approvalKeys.remind, record(id));
  });

  test('reaches an auditor who was appointed since', async () => {
    const { room, id } = await request();
    const successor = await colleagueOf(me);
    const row = { company_id: me.companyId, room_id: room.id, staff_id: successor.id };
    await store.db.insertInto('room_auditor').values(row).execute();
    expect(await as(successor)(approvalKeys.unread)).toEqual({ count: 0 });
    await as(me)(approvalKeys.remind, record(id));
    await as(successor)(approvalKeys.agree, record(id));
    expect(await orderStates()).toEqual(['confirmed']);
  });

  test('[BOOK-06] says that the approver is missing when none works there any more', async () => {
    const { meeting, id } = await request();
    await store.db
      .updateTable('staff')
      .where('id', '=', colleague.id)
      .set({ disabled_at: new Date(testNow) })
      .execute();
    await expect(as(me)(approvalKeys.remind, record(id))).rejects.toMatchObject({ code: 400405018 });
    expect(await recordsOf(meeting._id)).toMatchObject([{ reminded_at: null }]);
  });
});
