import { sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { NoticeLabel } from '@/lib/domain/meeting/meeting-values';
import { at, draft, meetingDesk, meetingKeys, testNow } from '../testing';
import { runJobAt, runNoticesAt } from '../testing/notices/notice-jobs';
import { remindOfMeetings } from './jobs/remind-of-meetings';

const { store, me, colleague, as, book } = meetingDesk();
const minute = 60_000;
const start = at('14:15');
const remindersOf = async (person = me) => {
  const { list } = await as(person)('GET /api-meeting/api/user/notices', { query: {} });
  return list.filter(({ kind }) => kind === 'reminder').map(({ facts }) => facts.label);
};
const withLabels = (noticeLabels: NoticeLabel[]) =>
  book(draft({ noticeLabels, members: [{ staffId: colleague.id }] }));
const remind = (time: number) => runNoticesAt(store.db, time);

test('[BOOK-02] each reminder of a meeting comes at its minute, and none of one without', async () => {
  await withLabels(['before_30', 'before_10', 'on_time']);
  await remind(start - 30 * minute - 1);
  expect(await remindersOf()).toEqual([]);
  await remind(start - 30 * minute);
  expect(await remindersOf()).toEqual(['before_30']);
  await remind(start - 10 * minute);
  await remind(start);
  expect(await remindersOf()).toEqual(['on_time', 'before_10', 'before_30']);
  expect(await remindersOf(colleague)).toEqual(['on_time', 'before_10', 'before_30']);
  await remind(start + minute);
  expect(await remindersOf()).toHaveLength(3);
});

test('[BOOK-02] the runner learns of a reminder that is not due yet, and 不提醒 has none', async () => {
  await book(draft({ noticeLabels: ['none'], beginTime: at('16:00'), endTime: at('17:00') }));
  await withLabels(['before_5']);
  const dueAt = start - 5 * minute;
  expect(await runJobAt(store.db, remindOfMeetings, { now: dueAt - 9_000 })).toMatchObject({
    due: 0,
    nextAt: dueAt,
  });
  expect(await runJobAt(store.db, remindOfMeetings, { now: at('15:58') })).toMatchObject({ due: 0 });
});

test('[BOOK-02] a meeting that moves takes its reminders along, and has those of its new start', async () => {
  const { _id: id } = await withLabels(['before_10']);
  const later = { beginTime: at('15:15'), endTime: at('16:00') };
  await as(me)(meetingKeys.update, { params: { id }, body: later });
  await remind(start - 10 * minute);
  expect(await remindersOf()).toEqual([]);
  await remind(at('15:05'));
  expect(await remindersOf()).toEqual(['before_10']);
});

test('[BOOK-02] nobody is reminded of a cancelled meeting, nor who declined', async () => {
  const first = await withLabels(['on_time']);
  await as(me)(meetingKeys.cancel, { params: { id: first._id }, query: {} });
  const { _id: id } = await withLabels(['before_10']);
  await as(colleague)(meetingKeys.answer, { params: { id }, body: { state: inviteStates.refused } });
  await remind(start);
  expect(await remindersOf()).toEqual(['before_10']);
  expect(await remindersOf(colleague)).toEqual([]);
});

test('[R39] after a pause of the process the reminder nearest to the start is sent, and only until it has begun', async () => {
  await withLabels(['before_30', 'before_15']);
  await remind(start - 5 * minute);
  expect(await remindersOf()).toEqual(['before_15']);
  await book(draft({ noticeLabels: ['on_time'], beginTime: at('16:00'), endTime: at('17:00') }));
  await remind(at('16:06'));
  expect(await remindersOf()).toEqual(['before_15']);
});

test('[BOOK-02] a meeting that is booked after the minute of its reminder has none', async () => {
  await store.db
    .updateTable('meeting')
    .where('id', '=', (await withLabels(['before_30']))._id)
    .set({ created_at: new Date(start - 20 * minute) })
    .execute();
  await remind(start - 19 * minute);
  expect(await remindersOf()).toEqual([]);
});

test('[R39] two processes remind once', async () => {
  await withLabels(['before_10']);
  const time = start - 10 * minute;
  await Promise.all([remind(time), remind(time), remind(time)]);
  await remind(time + 1);
  expect(await remindersOf()).toEqual(['before_10']);
});

test('[R39] a meeting that moves away and back reminds once of each start', async () => {
  const { _id: id } = await withLabels(['before_10']);
  const move = (beginTime: number) =>
    as(me)(meetingKeys.update, { params: { id }, body: { beginTime, endTime: beginTime + 30 * minute } });
  await remind(start - 10 * minute);
  await move(at('15:15'));
  await move(start);
  await remind(start - 9 * minute);
  expect(await remindersOf()).toEqual(['before_10']);
});

test('[R39] a reminder that another process records meanwhile is left to it, and the others go out', async () => {
  const { _id: id } = await withLabels(['before_10']);
  await withLabels(['before_10']);
  // Another process commits between the look at the table and the insert.
  await sql`create function record_first() returns trigger language plpgsql as $$ begin
    if pg_trigger_depth() = 1 and new.meeting_id = ${sql.lit(id)} then
      insert into meeting_reminder values (new.*);
    end if;
    return new; end $$`.execute(store.db);
  await sql`create trigger record_first before insert on meeting_reminder
    for each row execute function record_first()`.execute(store.db);
  await remind(start - 10 * minute);
  await sql`drop function record_first cascade`.execute(store.db);
  expect(await remindersOf()).toEqual(['before_10']);
});

test('[BOOK-02] [UX-02] the unread reminders of meetings that have not ended come with the count', async () => {
  expect(testNow).toBeLessThan(start);
  await withLabels(['before_10']);
  await remind(start - 10 * minute);
  const unread = await as(me)('GET /api-meeting/api/user/notices/actions/unread-count');
  expect(unread).toMatchObject({
    count: 1,
    reminders: [{ kind: 'reminder', facts: { label: 'before_10' } }],
  });
});

test.each([
  ['cancelled', (id: string) => as(me)(meetingKeys.cancel, { params: { id }, query: {} })],
  [
    'moved',
    (id: string) =>
      as(me)(meetingKeys.update, { params: { id }, body: { beginTime: at('16:15'), endTime: at('17:00') } }),
  ],
  [
    'declined',
    (id: string) =>
      as(colleague)(meetingKeys.answer, { params: { id }, body: { state: inviteStates.refused } }),
  ],
])(
  '[BOOK-02] a reminder of a meeting that was %s since comes no more with the count',
  async (_title, act) => {
    const { _id: id } = await withLabels(['before_10']);
    await remind(start - 10 * minute);
    const unread = () => as(colleague)('GET /api-meeting/api/user/notices/actions/unread-count');
    expect((await unread()).reminders).toHaveLength(1);
    await act(id);
    expect((await unread()).reminders).toEqual([]);
    expect((await remindersOf(colleague))[0]).toBe('before_10');
  },
);
