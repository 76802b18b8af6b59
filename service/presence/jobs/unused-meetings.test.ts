import { fixedClock } from '@/lib/time/clock';
import { createLogger } from '../../kernel/logger';
import type { Job } from '../../kernel/commands/job';
import { runDue } from '../../jobs/run-due';
import { at, forRoom, listenToChanges, meetingDesk, testNow, testService } from '../../testing';
import { releasedRoom } from '../../testing/unused-room';
import { announceEnd } from './announce-end';
import { finishUnused } from './finish-unused';

const clock = fixedClock(testNow);
const { store, me, colleague, as, myRoom, book, detail, rowsOf } = meetingDesk({ clock });
beforeEach(() => clock.set(testNow));

const changes = { published: jest.fn(), recheckToken: jest.fn() };
const logger = createLogger({ level: 'silent' });
const { signal } = new AbortController();
const runAt = (job: Job, time: number) => {
  clock.set(time);
  return runDue({ db: store.db, clock, logger, changes }, { job, signal });
};
const announce = (time: number) => runAt(announceEnd, time);
const finish = (time: number) => runAt(finishUnused, time);

const unused = 'GET /api-meeting/api/user/meetings/actions/unused';
const sign = 'POST /api-meeting/api/user/meetings/{id}/actions/sign';
const operate = 'POST /api-meeting/api/user/meetings/{id}/operations';
const query = { operationType: 'CONTINUE_MEETING' } as const;
const minute = 60_000;
const tip = at('14:25');

const booked = async (room: Parameters<typeof myRoom>[0] = releasedRoom) => {
  const where = await myRoom(room);
  const { _id: id, meetingNo } = await book(forRoom(where));
  return { id, meetingNo, room: where, params: { id } };
};

test('[EARLY-01] [EARLY-04] nobody signs in: the organizer gets the tip, and five minutes later the room is free', async () => {
  const { id, meetingNo, room } = await booked();
  expect(await announce(tip - 1)).toMatchObject({ due: 0, nextAt: tip });
  expect(await announce(tip)).toMatchObject({ due: 1, done: 1 });
  const finishTime = tip + 5 * minute;
  expect(await detail(meetingNo)).toMatchObject({
    status: 'DURING',
    earlyEnd: { tipTime: tip, finishTime },
    changeLogs: [{ kind: 'unused', actorName: '系统' }, { kind: 'created' }],
  });
  expect(await as(me)(unused)).toMatchObject([{ meetingId: id, meetingNo, finishTime }]);
  expect(await as(colleague)(unused)).toEqual([]);

  expect(await finish(finishTime - 1)).toMatchObject({ due: 0, nextAt: finishTime });
  expect(await finish(finishTime)).toMatchObject({ due: 1, done: 1 });
  expect(await detail(meetingNo)).toMatchObject({
    status: 'FINISH',
    endedTime: finishTime,
    changeLogs: [{ kind: 'endedEarly', actorName: '系统' }, { kind: 'unused' }, { kind: 'created' }],
  });
  expect(await rowsOf('meeting')).toMatchObject([{ ended_by: null, ends_at: at('15:00') }]);
  expect(await as(me)(unused)).toEqual([]);
  await expect(
    book(forRoom(room, { beginTime: at('14:30'), endTime: at('15:00') }), colleague),
  ).resolves.toBeDefined();
  expect(await announce(finishTime + 1)).toMatchObject({ due: 0 });
});

test('[ROOM-02] the day of the room shows what is about to end, and after it the shorter booking', async () => {
  const { room } = await booked();
  const body = { roomIdList: [room.id], beginTime: at('00:00'), endTime: at('23:45') };
  const day = () => as(colleague)('POST /api-meeting/api/user/v2/orders/actions/list', { body });
  expect(await day()).toEqual([expect.not.objectContaining({ ending: true })]);
  await announce(tip);
  expect(await day()).toMatchObject([{ ending: true, endTime: at('15:00') }]);
  await finish(tip + 5 * minute);
  const after = await day();
  expect(after).toMatchObject([{ endTime: at('14:30') }]);
  expect(after[0]).not.toHaveProperty('ending');
});

test('[UX-02] [EARLY-04] open pages of the room and of the organizer follow the tip and the end', async () => {
  const { id, room } = await booked();
  const listener = await listenToChanges(testService(store.db, { clock }), me);
  await announce(tip);
  await finish(tip + 5 * minute);
  const of = (kind: string, thing: string) => (heard: typeof listener.heard) =>
    heard.filter(({ change }) => change?.kind === kind && change.ids.includes(thing)).length;
  await listener.until(
    (heard) =>
      of('meeting', id)(heard) >= 2 && of('room', room.id)(heard) >= 2 && of('staff', me.id)(heard) >= 2,
  );
  listener.leave();
});

test.each([
  ['signed in in time', (params: { id: string }) => as(me)(sign, { params })],
  ['continued in time', (params: { id: string }) => as(me)(operate, { params, query })],
])('[EARLY-04] what was %s gets no tip', async (_title, act) => {
  const { params } = await booked();
  clock.set(at('14:20'));
  await act(params);
  expect(await announce(tip)).toMatchObject({ due: 0 });
});

test.each([
  ['signed in', (params: { id: string }) => as(me)(sign, { params })],
  ['continued', (params: { id: string }) => as(me)(operate, { params, query })],
])('[EARLY-04] what was %s after the tip goes on, and gets no other tip', async (_title, act) => {
  const { params, meetingNo } = await booked();
  await announce(tip);
  clock.set(tip + minute);
  await act(params);
  expect(await detail(meetingNo)).not.toHaveProperty('earlyEnd');
  expect(await as(me)(unused)).toEqual([]);
  expect(await finish(tip + 5 * minute)).toMatchObject({ due: 0 });
  expect(await announce(tip + 6 * minute)).toMatchObject({ due: 0 });
  expect(await detail(meetingNo)).toMatchObject({ status: 'DURING' });
});

test('[EARLY-04] without a setting of the room, or so late that it ends by itself, nothing happens', async () => {
  await booked({});
  await booked({ sign_in_required: true });
  await booked({ ...releasedRoom, release_after_minutes: 41 });
  expect(await announce(tip)).toMatchObject({ due: 0 });
  expect(await announce(at('14:56'))).toMatchObject({ due: 0 });
});

test('[EARLY-01] of several rooms the shortest wait counts, and all rooms are free', async () => {
  const rooms = [
    await myRoom({ ...releasedRoom, release_after_minutes: 20 }),
    await myRoom(releasedRoom),
    await myRoom(),
  ];
  await book(forRoom(rooms[0]!, { roomBookingForms: rooms.map(({ id }) => ({ roomId: id })) }));
  expect(await announce(tip)).toMatchObject({ done: 1 });
  expect(await finish(tip + 5 * minute)).toMatchObject({ done: 1 });
  expect(await rowsOf('room_order')).toMatchObject(rooms.map(() => ({ ends_at: at('14:30') })));
});

test('[R39] after a pause of the process the organizer has five minutes still, and what is over stays as it is', async () => {
  const { meetingNo } = await booked();
  const late = at('14:40');
  await announce(late);
  expect(await finish(late + 5 * minute - 1)).toMatchObject({ due: 0 });
  expect(await finish(at('15:10'))).toMatchObject({ due: 0 });
  expect(await detail(meetingNo)).not.toHaveProperty('endedTime');
});

test('[R39] of two runners at once one writes the tip and one the end, in 20 rounds', async () => {
  for (let round = 0; round < 20; round += 1) {
    clock.set(testNow);
    await booked();
    const tips = await Promise.all([announce(tip), announce(tip)]);
    expect(tips.reduce((sum, { done }) => sum + done, 0)).toBe(1);
    const ends = await Promise.all([finish(tip + 5 * minute), finish(tip + 5 * minute)]);
    expect(ends.reduce((sum, { done }) => sum + done, 0)).toBe(1);
  }
});
