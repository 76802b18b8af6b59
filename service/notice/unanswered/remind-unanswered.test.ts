import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { at, draft, meetingDesk, meetingKeys, testNow, type TestStaff } from '../../testing';
import { runJobAt, runNoticesAt } from '../../testing/notices/notice-jobs';
import type { Channel, Delivery } from '../channels/notice-channel';
import { deliverNotices } from '../jobs/deliver-notices';
import { remindUnanswered } from './remind-unanswered';

const { store, me, colleague, as, book, colleagueOf } = meetingDesk();

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = at('14:15', '2026-11-20');
const lasting = (beginTime: number) => ({ beginTime, endTime: beginTime + 45 * minute });

const invite = (people: TestStaff[] = [colleague], beginTime = start) =>
  book(
    draft({
      ...lasting(beginTime),
      noticeLabels: ['none'],
      members: people.map(({ id }) => ({ staffId: id })),
    }),
  );
const remind = (time: number) => runNoticesAt(store.db, time);
const remindersOf = async (person = colleague) => {
  const { list } = await as(person)('GET /api-meeting/api/user/notices', { query: {} });
  return list.filter(({ kind }) => kind === 'unanswered').map(({ facts }) => facts.beginTime);
};
const answer = (id: string, state: 1 | 2 | 3, person = colleague) =>
  as(person)(meetingKeys.answer, { params: { id }, body: { state } });

test('[INV-03] who has not answered is reminded a day and an hour before, and nobody else', async () => {
  const refusing = await colleagueOf(me);
  const { _id: id } = await invite([colleague, refusing]);
  await answer(id, inviteStates.refused, refusing);
  await remind(start - day - 1);
  expect(await remindersOf()).toEqual([]);
  await remind(start - day);
  expect(await remindersOf()).toEqual([start]);
  await remind(start - hour - 1);
  expect(await remindersOf()).toHaveLength(1);
  await remind(start - hour);
  expect(await remindersOf()).toEqual([start, start]);
  await remind(start);
  expect(await remindersOf()).toHaveLength(2);
  expect(await remindersOf(refusing)).toEqual([]);
  expect(await remindersOf(me)).toEqual([]);
});

test.each([
  ['answered', (id: string) => answer(id, inviteStates.joined)],
  ['cancelled', (id: string) => as(me)(meetingKeys.cancel, { params: { id }, query: {} })],
  [
    'left',
    (id: string) => as(colleague)('DELETE /api-meeting/api/user/meetings/{id}/members', { params: { id } }),
  ],
])('[INV-03] nobody is reminded of a meeting that is %s', async (_, end) => {
  const { _id: id } = await invite();
  await end(id);
  await remind(start - day);
  await remind(start - hour);
  expect(await remindersOf()).toEqual([]);
});

test('[INV-03] an invitation of after an instant has only the later one', async () => {
  const soon = testNow + 3 * hour;
  await invite([colleague], soon);
  await remind(testNow + minute);
  expect(await remindersOf()).toEqual([]);
  await remind(soon - hour);
  expect(await remindersOf()).toEqual([soon]);
});

test('[INV-03] [EDIT-02] a meeting that moves is due at the instants of its new start', async () => {
  const { _id: id } = await invite();
  await remind(start - day);
  const later = start + 3 * day;
  await as(me)(meetingKeys.update, { params: { id }, body: lasting(later) });
  await remind(start - hour);
  expect(await remindersOf()).toHaveLength(1);
  await remind(later - day);
  expect(await remindersOf()).toEqual([later, start]);
});

test('[INV-03] [EDIT-02] who is asked anew is reminded anew', async () => {
  const { _id: id } = await invite();
  await answer(id, inviteStates.joined);
  const later = start + day;
  await as(me)(meetingKeys.update, { params: { id }, body: lasting(later) });
  await remind(later - day);
  expect(await remindersOf()).toEqual([later]);
});

test('[INV-03] [R39] several processes remind once, and a pause of the process leaves old instants out', async () => {
  await invite();
  await Promise.all([remind(start - day), remind(start - day), remind(start - day)]);
  await remind(start - day + minute);
  expect(await remindersOf()).toEqual([start]);
  await remind(start - 45 * minute);
  expect(await remindersOf()).toHaveLength(1);
});

test('[INV-03] [MEET-04] whom the organizer has just reminded is left alone', async () => {
  const { _id: id } = await invite();
  await store.db
    .updateTable('meeting_member')
    .where('meeting_id', '=', id)
    .where('staff_id', '=', colleague.id)
    .set({ reminded_at: new Date(start - day - 10 * minute) })
    .execute();
  await remind(start - day);
  expect(await remindersOf()).toEqual([]);
});

test('[INV-03] a company may do without, and a person may switch the kind off', async () => {
  const other = await colleagueOf(me);
  await invite([colleague, other]);
  const off = { kinds: { unanswered: { app: false } } };
  await as(other)('PUT /api-meeting/api/user/notice-settings', { body: off });
  await remind(start - day);
  expect(await remindersOf()).toEqual([start]);
  expect(await remindersOf(other)).toEqual([]);

  const setting = { help_desk_phone: null, sensitive_words: null, chatbot: null, own_requests: null };
  await store.db
    .insertInto('company_setting')
    .values({ company_id: me.companyId, ...setting, reminds_unanswered: false })
    .execute();
  await remind(start - hour);
  expect(await remindersOf()).toHaveLength(1);
  await store.db.deleteFrom('company_setting').execute();
});

test('[INV-03] the runner learns of an instant that is not due yet', async () => {
  await invite();
  expect(await runJobAt(store.db, remindUnanswered, { now: start - day - 9_000 })).toMatchObject({
    due: 0,
    nextAt: start - day,
  });
});

test('[INV-03] [R39] a mail that waited is not sent once the invitation is answered', async () => {
  const { _id: id } = await invite();
  await remind(start - day - 1);
  await runNoticesAt(store.db, start - day, ['chat']);
  await answer(id, inviteStates.joined);
  const deliver = jest.fn<Promise<Delivery>, Parameters<Channel['deliver']>>(async () => 'sent');
  const logger = { warn: jest.fn(), info: jest.fn() } as never;
  const job = deliverNotices({ channel: { name: 'chat', deliver }, logger, random: () => 1 });
  await runJobAt(store.db, job, { now: start - day, logger });
  expect(deliver.mock.calls.filter(([notice]) => notice.meetingId === id)).toEqual([]);
});
