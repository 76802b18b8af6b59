import { fixedClock } from '@/lib/time/clock';
import { at, draft, meetingDesk, testNow } from '../../testing';
import { runJobAt, runNoticesAt } from '../../testing/notices/notice-jobs';
import { noticeChanges } from './notice-changes';

const clock = fixedClock(testNow);
beforeEach(() => clock.set(testNow));
const { store, me, colleague, as, book } = meetingDesk({ clock });
const logger = { warn: jest.fn(), info: jest.fn() };
beforeEach(() => logger.warn.mockReset());

const invited = async (time: string) => {
  const times = { beginTime: at(time), endTime: at(time) + 30 * 60_000 };
  const { _id: id } = await book(draft({ ...times, members: [{ staffId: colleague.id }] }));
  clock.set(clock.now() + 1_000);
  return id;
};
const entriesOf = (meetingId: string) =>
  store.db
    .selectFrom('change_log')
    .where('meeting_id', '=', meetingId)
    .orderBy('created_at')
    .select(['id', 'kind', 'is_noticed', 'notice_failed_at'])
    .execute();
const run = () =>
  runJobAt(store.db, noticeChanges({ channels: ['mail'], logger: logger as never }), {
    now: clock.now(),
    logger: logger as never,
  });
const noticesOf = async (person: typeof me) => {
  await runNoticesAt(store.db, clock.now());
  return (await as(person)('GET /api-meeting/api/user/notices', { query: {} })).list;
};

test('[R39] an entry that makes its handler throw is passed over, once in the log, and others go on', async () => {
  const broken = await invited('14:15');
  // The name of something that every object has.
  await store.db
    .updateTable('change_log')
    .set({ kind: 'constructor' })
    .where('meeting_id', '=', broken)
    .execute();
  const other = await invited('15:15');
  await run();
  await run();
  const [entry] = await entriesOf(broken);
  expect(entry).toMatchObject({ is_noticed: true, notice_failed_at: clock.now() });
  expect(logger.warn.mock.calls).toEqual([
    [
      {
        ...{ companyId: me.companyId, meetingId: broken, entryIds: [entry?.id], kind: 'constructor' },
        err: expect.any(TypeError),
      },
      'an entry of the change log leads to no notice',
    ],
  ]);
  expect(await noticesOf(colleague)).toMatchObject([{ kind: 'invitation', meetingId: other }]);
  expect(await entriesOf(other)).toMatchObject([{ is_noticed: true, notice_failed_at: null }]);
});

test('[R39] facts that the schema refuses are found before they are queued, where they would stop all mail', async () => {
  const id = await invited('14:15');
  await noticesOf(colleague);
  await as(me)('POST /api-meeting/api/user/meetings/{id}/members/actions/delete', {
    params: { id },
    body: { ids: [colleague.id] },
  });
  await store.db
    .updateTable('meeting_member')
    .set({ former: JSON.stringify({ subject: 5 }) as never })
    .where('meeting_id', '=', id)
    .where('staff_id', '=', colleague.id)
    .execute();
  await run();
  expect(await entriesOf(id)).toMatchObject([
    { kind: 'created', notice_failed_at: null },
    { kind: 'membersRemoved', is_noticed: true, notice_failed_at: clock.now() },
  ]);
  expect(logger.warn).toHaveBeenCalledTimes(1);
  expect(await noticesOf(colleague)).toMatchObject([{ kind: 'invitation' }]);
});
