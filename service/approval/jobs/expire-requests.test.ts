import { fixedClock } from '@/lib/time/clock';
import { createLogger } from '../../kernel/logger';
import { runDue } from '../../jobs/run-due';
import {
  approvalKeys,
  at,
  forRoom,
  listenToChanges,
  meetingDesk,
  meetingKeys,
  testService,
} from '../../testing';
import { expireRequests } from './expire-requests';

const { store, me, colleague, as, myRoom, book, detail, rowsOf } = meetingDesk();
const changes = { published: jest.fn(), recheckToken: jest.fn() };
const logger = createLogger({ level: 'silent' });
const { signal } = new AbortController();
const runAt = (now: number, job = expireRequests) =>
  runDue({ db: store.db, clock: fixedClock(now), logger, changes }, { job, signal });

const start = at('14:15');
const request = async (extra: Parameters<typeof forRoom>[1] = {}) => {
  const room = await myRoom({ auditors: [colleague.id] });
  return { room, meeting: await book(forRoom(room, extra)) };
};
const statuses = async () => {
  const rows = await store.db
    .selectFrom('audit_record')
    .where('company_id', '=', me.companyId)
    .select('status')
    .execute();
  return rows.map(({ status }) => status);
};

test('[APR-05] a request expires at the start of its meeting and not before, and frees the room', async () => {
  const { meeting } = await request();
  expect(await runAt(start - 1)).toMatchObject({ due: 0, nextAt: start });
  expect(await statuses()).toEqual(['AUDITING']);

  expect(await runAt(start)).toMatchObject({ due: 1, done: 1 });
  expect(await statuses()).toEqual(['AUDIT_EXPIRED']);
  expect(await rowsOf('room_order')).toMatchObject([{ state: 'released' }]);
  expect(await rowsOf('meeting')).toMatchObject([{ approval: 'AUDIT_EXPIRED' }]);
  expect(await detail(meeting.meetingNo)).toMatchObject({ status: 'AUDIT_EXPIRED' });
  expect(await runAt(start + 1)).toMatchObject({ due: 0, done: 0 });
});

test('[R40] the clock leaves one entry in the log, as 系统, and open lists of both sides follow', async () => {
  const service = testService(store.db);
  const listeners = [await listenToChanges(service, me), await listenToChanges(service, colleague)];
  const { meeting } = await request();
  await runAt(start);
  const { changeLogs } = await detail(meeting.meetingNo);
  expect(changeLogs.map(({ kind, actorName }) => [kind, actorName])).toEqual([
    ['approvalExpired', '系统'],
    ['created', '林晓'],
  ]);
  const rows = await rowsOf('outbox');
  const concerned = new Set(rows.slice(-3).map((row) => ('kind' in row ? row.kind : '')));
  expect(concerned).toEqual(new Set(['meeting', 'room', 'staff']));
  for (const listener of listeners) {
    await listener.until((events) => events.some(({ change }) => change?.kind === 'staff'));
    listener.leave();
  }
});

test('[APR-05] [BOOK-06] of several rooms one that waits expires the meeting, and all its rooms are free', async () => {
  const rooms = [
    await myRoom({ auditors: [colleague.id] }),
    await myRoom({ auditors: [me.id] }),
    await myRoom(),
  ];
  const roomBookingForms = rooms.map(({ id }) => ({ roomId: id }));
  await book(forRoom(rooms[0]!, { roomBookingForms }));
  const { list } = await as(me)(approvalKeys.sentToMe, { body: {} });
  await as(me)(approvalKeys.agree, { params: { id: list[0]!.id } });
  await runAt(start);
  expect((await statuses()).sort()).toEqual(['AUDIT_AGREE', 'AUDIT_EXPIRED']);
  expect((await rowsOf('room_order')).map((row) => ('room_id' in row ? row : null))).toMatchObject(
    rooms.map(() => ({ state: 'released' })),
  );
});

test('[APR-05] what was settled or cancelled in time does not expire', async () => {
  const { meeting: cancelled } = await request();
  await as(me)(meetingKeys.cancel, { params: { id: cancelled._id }, query: {} });
  const { meeting: revoked } = await request();
  await as(me)(approvalKeys.revoke, { params: { id: revoked._id } });
  expect(await runAt(start)).toMatchObject({ due: 0 });
  expect(await statuses()).toEqual(['AUDIT_REVOKE', 'AUDIT_REVOKE']);
});

test('[R39] of two runners at once one expires each request, in 20 rounds', async () => {
  for (let round = 0; round < 20; round += 1) {
    await request({ beginTime: start, endTime: at('15:00') });
    const runs = await Promise.all([runAt(start), runAt(start)]);
    expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(1);
  }
  const log = await store.db
    .selectFrom('change_log')
    .where('company_id', '=', me.companyId)
    .where('kind', '=', 'approvalExpired')
    .select('meeting_id')
    .execute();
  expect(new Set(log.map((entry) => entry.meeting_id)).size).toBe(20);
  expect(log).toHaveLength(20);
});

test('[R39] of a runner that is killed in the middle nothing stays, and another does the work', async () => {
  await request();
  const killed: typeof expireRequests = {
    ...expireRequests,
    async run(...args) {
      await expireRequests.run(...args);
      throw new Error('Connection terminated');
    },
  };
  expect(await runAt(start, killed)).toMatchObject({ due: 1, done: 0 });
  expect(await statuses()).toEqual(['AUDITING']);
  expect(await rowsOf('room_order')).toMatchObject([{ state: 'held' }]);
  expect(await runAt(start)).toMatchObject({ due: 1, done: 1 });
  expect(await statuses()).toEqual(['AUDIT_EXPIRED']);
});
