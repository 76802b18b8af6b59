import { aMeeting, aStaff, at, forRoom, meetingDesk } from '../testing';

const { store, me, colleague, as, myRoom, book } = meetingDesk();

const key = 'POST /api-meeting/api/user/v2/meetings/actions/find-time';
const today = { from: at('00:00'), to: at('23:59') };
const find = (extra: object = {}, person = me) =>
  as(person)(key, { body: { staffIdList: [colleague.id], minutes: 30, ...today, ...extra } });

test('[BEY-05] answers the soonest time at which everybody and a room are free', async () => {
  const room = await myRoom({ name: '望江' });
  const mine = { creator_id: me.id, company_id: me.companyId, roomIds: [] };
  await aMeeting(store.db, { ...mine, beginTime: at('10:00'), endTime: at('11:00') });
  await aMeeting(store.db, {
    ...mine,
    creator_id: colleague.id,
    beginTime: at('11:00'),
    endTime: at('11:30'),
  });
  await book(forRoom(room, { beginTime: at('11:30'), endTime: at('12:15') }));
  const [first] = await find();
  expect(first).toMatchObject({
    beginTime: at('12:15'),
    endTime: at('12:45'),
    room: { id: room.id, name: '望江' },
    isUsualArea: true,
    needsApproval: false,
    busyStaffIds: [],
  });
});

test('[BEY-05] names who is busy where nobody is free all day', async () => {
  await myRoom();
  const allDay = { beginTime: at('08:00'), endTime: at('19:00') };
  await aMeeting(store.db, { creator_id: colleague.id, company_id: me.companyId, roomIds: [], ...allDay });
  const [first] = await find();
  expect(first?.busyStaffIds).toEqual([colleague.id]);
});

test('[BEY-05] the room seats everybody and has what is needed', async () => {
  await myRoom({ capacity: 1 });
  await myRoom({ capacity: 8 });
  const equipped = await myRoom({ capacity: 8, equipment: ['screen'] });
  const answer = await find({ equipment: ['screen'] });
  expect(answer.map(({ room }) => room.id)).toEqual(Array(answer.length).fill(equipped.id));
  expect(answer.length).toBeGreaterThan(0);
  expect(await find({ capacity: 20 })).toEqual([]);
});

test('[S43] [SESS-12] neither rooms nor times of another company come', async () => {
  const foreigner = await aStaff(store.db);
  const foreign = await aMeeting(store.db, {
    creator_id: foreigner.id,
    beginTime: at('09:00'),
    endTime: at('18:00'),
  });
  await myRoom();
  const answer = await find({ staffIdList: [foreigner.id] });
  expect(answer[0]).toMatchObject({ beginTime: at('10:15'), busyStaffIds: [] });
  expect(answer.map(({ room }) => room.id)).not.toContain(foreign.roomIds[0]);
});

test.each([
  ['91 minutes', { minutes: 91 }],
  ['an end before its start', { from: today.to, to: today.from }],
  ['a year', { to: today.from + 366 * 86_400_000 }],
  ['a year that calendars do not hold', { from: 253_402_387_200_000, to: 253_402_473_600_000 }],
  ['51 people', { staffIdList: Array(51).fill('x') }],
])('refuses %s', async (_, extra) => {
  await expect(find(extra)).rejects.toMatchObject({ status: 400 });
});
