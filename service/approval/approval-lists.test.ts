import { aRoom, approvalKeys, aStaff, at, forRoom, meetingDesk, type TestStaff } from '../testing';

const { store, me, colleague, as, myRoom, book } = meetingDesk();

const minuteMs = 60_000;
const record = (id: string) => ({ params: { id } });
const sentToMe = (body: object = {}, person: TestStaff = colleague) =>
  as(person)(approvalKeys.sentToMe, { body });
const sentByMe = (body: object = {}, person: TestStaff = me) => as(person)(approvalKeys.sentByMe, { body });

/** So many requests of my own for one room, quarter hour after quarter hour. */
async function requests(count: number) {
  const room = await myRoom({ auditors: [colleague.id] });
  for (let place = 0; place < count; place += 1) {
    const beginTime = at('11:00', '2026-11-19') + place * 15 * minuteMs;
    await book(forRoom(room, { subject: `第${place}场`, beginTime, endTime: beginTime + 15 * minuteMs }));
  }
  return room;
}

describe('[APR-01] lists of approvals', () => {
  test('page by 20 with a cursor, in the same order and without gaps while others are settled', async () => {
    await requests(23);
    const first = await sentToMe();
    expect(first).toMatchObject({ total: 23, pageNo: 1, pageSize: 20 });
    expect(first.list).toHaveLength(20);
    const [settled] = first.list;
    await as(colleague)(approvalKeys.agree, record(settled!.id));
    const second = await sentToMe({ cursor: first.nextCursor });
    expect(second).toMatchObject({ total: 23 });
    expect(second.nextCursor).toBeUndefined();
    const all = [...first.list, ...second.list].map(({ id }) => id);
    expect(new Set(all).size).toBe(23);
    expect(await sentToMe()).toMatchObject({ total: 22 });
  }, 60_000);

  test('page by number for callers that count', async () => {
    await requests(3);
    const [first, second] = [await sentByMe({ pageSize: 2 }), await sentByMe({ pageSize: 2, pageNo: 2 })];
    expect([...first.list, ...second.list]).toHaveLength(3);
    expect([first.total, second.total]).toEqual([3, 3]);
    expect(await sentByMe({ pageSize: 2, pageNo: 3 })).toMatchObject({ total: 3, list: [] });
  });

  test('[S43] refuse a cursor of another list or another person, and what is none', async () => {
    await requests(2);
    const { nextCursor: cursor } = await sentToMe({ pageSize: 1 });
    expect((await sentToMe({ pageSize: 1, cursor })).list).toHaveLength(1);
    const invalid = { status: 400, code: 400000 };
    await expect(sentToMe({ cursor, kind: 'processed' })).rejects.toMatchObject(invalid);
    await expect(sentByMe({ cursor }, colleague)).rejects.toMatchObject(invalid);
    await expect(sentToMe({ cursor }, me)).rejects.toMatchObject(invalid);
    await expect(sentToMe({ cursor: 'bm9uZQ' })).rejects.toMatchObject(invalid);
    await expect(sentToMe({ cursor: '%' })).rejects.toMatchObject(invalid);
  });

  test('show a request on both sides, and as processed once it is settled', async () => {
    const room = await myRoom({ name: '听涛', auditors: [colleague.id] });
    const meeting = await book(forRoom(room, { subject: '预算评审', reason: '客户来访' }));
    const common = {
      meetingId: meeting._id,
      meetingNo: meeting.meetingNo,
      subject: '预算评审',
      type: 'ROOM',
      status: 'AUDITING',
      meetingStatus: 'AUDITING',
      reason: '客户来访',
      isRead: false,
      applicant: { staffId: me.id, name: '林晓' },
      auditors: [{ staffId: colleague.id, name: '周宁' }],
      room: { id: room.id, name: '听涛' },
      address: '听涛',
    };
    const can = { agree: false, refuse: false, revoke: false, askAgain: false, remind: false };
    expect((await sentByMe()).list).toMatchObject([
      { ...common, can: { ...can, revoke: true, remind: true } },
    ]);
    const [received] = (await sentToMe()).list;
    expect(received).toMatchObject({ ...common, can: { ...can, agree: true, refuse: true } });

    await as(colleague)(approvalKeys.agree, record(received!.id));
    expect((await sentToMe()).list).toEqual([]);
    const processed = { status: 'AUDIT_AGREE', meetingStatus: 'BEFORE', settledBy: '周宁', can };
    expect((await sentToMe({ kind: 'processed' })).list).toMatchObject([processed]);
    expect((await sentByMe({ kind: 'processed' })).list).toMatchObject([processed]);
  });

  test('[APR-02] show an auditor what else is in the room on that day, of private meetings the times alone', async () => {
    const room = await myRoom({ auditors: [colleague.id] });
    const times = (from: string, to: string, day?: string) => ({
      beginTime: at(from, day),
      endTime: at(to, day),
    });
    await book(forRoom(room, { ...times('15:00', '15:30'), subject: '公开会' }));
    await book(forRoom(room, { ...times('16:00', '16:30'), subject: '并购', scope: 1 }));
    await book(forRoom(room, { ...times('15:00', '15:30', '2026-11-19'), subject: '次日' }));
    await book(forRoom(room, { subject: '本场' }));
    const { list } = await sentToMe();
    const around = list.find(({ subject }) => subject === '本场')?.roomOrders;
    expect(around).toEqual([
      {
        ...times('15:00', '15:30'),
        state: 'held',
        meetingNo: expect.any(String) as string,
        subject: '公开会',
        organizerName: '林晓',
      },
      { ...times('16:00', '16:30'), state: 'held' },
    ]);
    expect(list.find(({ subject }) => subject === '次日')?.roomOrders).toEqual([]);
    expect((await sentByMe()).list.map(({ roomOrders }) => roomOrders)).toEqual(Array(4).fill(undefined));
  });
});

describe('[APR-02] reading', () => {
  test('[NAV-01] takes a request off the badge once, and shows the applicant that it was read', async () => {
    await requests(2);
    const unread = async () => (await as(colleague)(approvalKeys.unread)).count;
    const [first] = (await sentToMe()).list;
    expect(await unread()).toBe(2);
    for (let time = 0; time < 2; time += 1) await as(colleague)(approvalKeys.read, record(first!.id));
    expect(await unread()).toBe(1);
    expect(await as(colleague)(approvalKeys.record, record(first!.id))).toMatchObject({ isRead: true });
    expect(await as(me)(approvalKeys.record, record(first!.id))).toMatchObject({ isRead: true });
  });

  test('[UX-02] twice publishes once', async () => {
    await requests(1);
    const [first] = (await sentToMe()).list;
    await as(colleague)(approvalKeys.read, record(first!.id));
    const count = async () =>
      (await store.db.selectFrom('outbox').where('company_id', '=', me.companyId).select('id').execute())
        .length;
    const before = await count();
    await as(colleague)(approvalKeys.read, record(first!.id));
    expect(await count()).toBe(before);
  });

  test('opens the meeting of a request, a private one too', async () => {
    const room = await myRoom({ auditors: [colleague.id] });
    await book(forRoom(room, { subject: '并购', scope: 1, reason: '保密' }));
    const [first] = (await sentToMe()).list;
    expect(await as(colleague)(approvalKeys.meetingView, record(first!.id))).toMatchObject({
      subject: '并购',
      status: 'AUDITING',
      meetingAuditRecordView: { reason: '保密', auditorList: [{ id: colleague.id }] },
    });
  });

  test('[SESS-12] shows nothing of another company', async () => {
    await requests(1);
    const stranger = await aStaff(store.db);
    await aRoom(store.db, { company_id: stranger.companyId, auditors: [stranger.id] });
    expect((await sentToMe({}, stranger)).list).toEqual([]);
    expect((await sentByMe({}, stranger)).list).toEqual([]);
  });
});
