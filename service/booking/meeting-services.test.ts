import { fixedClock } from '@/lib/time/clock';
import {
  aMeetingService,
  apiOf,
  approvalKeys,
  aRoom,
  at,
  forRoom,
  meetingDesk,
  meetingKeys,
  testNow,
  testService,
} from '../testing';

const { store, me, colleague, as, colleagueOf, myRoom, book, detail, rowsOf } = meetingDesk();

const configKey = 'POST /api-meeting/api/user/v2/meetings/room-service-config';

/** A room without approval of its own that offers a service, which a colleague audits. */
async function scene({ auditors = [colleague.id] }: { auditors?: string[] } = {}) {
  const room = await myRoom();
  const service = await aMeetingService(store.db, {
    company_id: me.companyId,
    name: '茶水',
    roomIds: [room.id],
    auditors,
  });
  return { room, service, draft: forRoom(room, { serviceIds: [service.id], reason: '接待' }) };
}

describe('[BOOK-06] [APR-04] meeting services', () => {
  test('are listed room by room, in the order of the company', async () => {
    const { room, service } = await scene();
    const plain = await myRoom();
    const second = await aMeetingService(store.db, {
      company_id: me.companyId,
      roomIds: [room.id],
      auditors: [],
    });
    const foreign = await aRoom(store.db);
    await aMeetingService(store.db, { company_id: foreign.companyId, roomIds: [foreign.id], auditors: [] });
    const body = { roomIdList: [plain.id, room.id, foreign.id] };
    const auditors = [{ id: colleague.id, realName: '周宁' }];
    expect(await as(me)(configKey, { body })).toEqual([
      {
        roomId: room.id,
        services: [
          { ...service, auditors },
          { ...second, auditors: [] },
        ],
      },
    ]);
    expect(await as(me)(configKey, { body: { roomIdList: [] } })).toEqual([]);
  });

  test('hold the room until their auditor agrees', async () => {
    const { draft, service } = await scene();
    const meeting = await book(draft);
    expect(meeting.status).toBe('AUDITING');
    expect(await rowsOf('room_order')).toMatchObject([{ state: 'held' }]);
    const { list } = await as(colleague)(approvalKeys.sentToMe, { body: {} });
    expect(list).toMatchObject([{ type: 'MEETING_SERVICE', service, reason: '接待' }]);
    expect(list[0]).not.toHaveProperty('room');
    await as(colleague)(approvalKeys.agree, { params: { id: list[0]!.id } });
    expect(await rowsOf('room_order')).toMatchObject([{ state: 'confirmed' }]);
  });

  test('are requests of their own beside a room that needs approval', async () => {
    const approver = await colleagueOf(me);
    const room = await myRoom({ auditors: [approver.id] });
    const services = [1, 2].map(() =>
      aMeetingService(store.db, { company_id: me.companyId, roomIds: [room.id], auditors: [colleague.id] }),
    );
    const serviceIds = (await Promise.all(services)).map(({ id }) => id);
    await book(forRoom(room, { serviceIds }));
    const types = async (person: typeof me) =>
      (await as(person)(approvalKeys.sentToMe, { body: {} })).list.map(({ type }) => type);
    expect(await types(approver)).toEqual(['ROOM']);
    expect(await types(colleague)).toEqual(['MEETING_SERVICE', 'MEETING_SERVICE']);
  });

  test('that none of the rooms offers, or of another company, cannot be ordered', async () => {
    const { service } = await scene();
    const missing = { status: 404, message: '所选会议室不提供该会议服务' };
    await expect(book(forRoom(await myRoom(), { serviceIds: [service.id] }))).rejects.toMatchObject(missing);
    const foreign = await aRoom(store.db);
    const { id } = await aMeetingService(store.db, {
      company_id: foreign.companyId,
      roomIds: [foreign.id],
      auditors: [],
    });
    await expect(book(forRoom(await myRoom(), { serviceIds: [id] }))).rejects.toMatchObject(missing);
    expect(await rowsOf('meeting')).toEqual([]);
  });

  test('whose auditors do not work there any more cannot be requested', async () => {
    const gone = await colleagueOf(me, { disabled_at: new Date(testNow) });
    const { draft, service } = await scene({ auditors: [gone.id] });
    const refusal = { code: 400405018, data: { serviceId: service.id } };
    await expect(book(draft)).rejects.toMatchObject(refusal);
    const { refusals } = await as(me)(meetingKeys.check, { body: draft });
    expect(refusals).toMatchObject([{ code: 400405018 }]);
    expect(await rowsOf('meeting')).toEqual([]);
  });

  test('[BOOK-05] are requested at least 10 minutes ahead', async () => {
    const { draft } = await scene();
    const late = apiOf(testService(store.db, { clock: fixedClock(at('14:06')) }));
    await expect(late(me)(meetingKeys.book, { body: draft })).rejects.toMatchObject({
      code: 400405022,
      data: { suggestion: { beginTime: at('14:30') } },
    });
  });

  test('[EDIT-04] keep a meeting from moving once they are agreed to', async () => {
    const { draft } = await scene();
    const { _id: id, meetingNo } = await book(draft);
    const [record] = (await as(colleague)(approvalKeys.sentToMe, { body: {} })).list;
    await as(colleague)(approvalKeys.agree, { params: { id: record!.id } });
    const move = as(me)(meetingKeys.update, { params: { id }, body: { endTime: at('15:15') } });
    await expect(move).rejects.toMatchObject({ code: 400405025 });
    await as(me)(meetingKeys.update, { params: { id }, body: { subject: '改过' } });
    expect(await detail(meetingNo)).toMatchObject({ subject: '改过', endTime: at('15:00') });
  });
});
