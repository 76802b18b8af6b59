import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { at, draft, meetingDesk, meetingKeys, testNow } from '../testing';
import { runJobAt, runNoticesAt } from '../testing/notices/notice-jobs';
import type { Channel, Delivery } from './channels/notice-channel';
import { deliverNotices } from './jobs/deliver-notices';

const { store, me, colleague, as, book } = meetingDesk({
  config: { chat: { url: 'http://chat', headers: {}, body: '' } },
});
const logger = { warn: jest.fn(), info: jest.fn() };
beforeEach(async () => {
  logger.warn.mockClear();
  await store.db.deleteFrom('notice').execute();
});

/** A chat that notes whom it was called for. */
function chatThat(answer: () => Delivery | Promise<Delivery>) {
  const deliver = jest.fn<Promise<Delivery>, Parameters<Channel['deliver']>>(async () => answer());
  return { name: 'chat' as const, deliver };
}
const jobOf = (channel: Channel) => deliverNotices({ channel, logger: logger as never, random: () => 1 });
const deliverAt = (channel: Channel, now: number) =>
  runJobAt(store.db, jobOf(channel), { now, logger: logger as never });
const invite = async (now = testNow) => {
  const booked = await book(draft({ noticeLabels: [], members: [{ staffId: colleague.id }] }));
  await runNoticesAt(store.db, now, ['chat']);
  return booked;
};
const chatRows = () =>
  store.db
    .selectFrom('notice')
    .where('company_id', '=', me.companyId)
    .where('channel', '=', 'chat')
    .selectAll()
    .execute();
const listOf = async (now: number, person = me) => {
  await runNoticesAt(store.db, now, ['chat']);
  return (await as(person)('GET /api-meeting/api/user/notices', { query: {} })).list;
};
const settings = 'PUT /api-meeting/api/user/notice-settings';
const dayMs = 86_400_000;

test('[R39] what is listed goes out once, with recipient, organizer and meeting as they are', async () => {
  const { meetingNo } = await invite();
  const chat = chatThat(() => 'sent');
  await deliverAt(chat, testNow);
  await deliverAt(chat, testNow + dayMs / 2);
  expect(chat.deliver.mock.calls).toMatchObject([
    [
      { kind: 'invitation', staffId: colleague.id, tries: 1, facts: { subject: '版本评审' } },
      {
        recipient: { name: '周宁' },
        organizer: { name: '林晓' },
        meeting: { meetingNo, version: 1, isCancelled: false },
        company: { zone: 'Asia/Shanghai' },
      },
    ],
  ]);
  expect(await chatRows()).toMatchObject([{ sent_at: testNow }]);
});

test('[R39] two processes that deliver at once call once', async () => {
  await invite();
  const chat = chatThat(() => 'sent');
  await Promise.all([deliverAt(chat, testNow), deliverAt(chat, testNow), deliverAt(chat, testNow)]);
  expect(chat.deliver).toHaveBeenCalledTimes(1);
});

test('[R39] a process that dies after its claim leaves the notice to the next one, a minute later under the same id', async () => {
  await invite();
  const dying = jobOf(chatThat(() => 'sent'));
  const [item] = await dying.findDue(store.db, testNow, 10);
  const claim = () => store.db.transaction().execute((trx) => dying.outside!.claim(trx, item!, testNow));
  expect(await claim()).toMatchObject({ claimed: [{ notice: { tries: 1 } }] });

  const chat = chatThat(() => 'sent');
  await deliverAt(chat, testNow + noticeLimits.claimMs - 1);
  expect(chat.deliver).not.toHaveBeenCalled();
  await deliverAt(chat, testNow + noticeLimits.claimMs);
  const [row] = await chatRows();
  expect(chat.deliver.mock.calls).toMatchObject([[{ id: row!.id, tries: 2 }, {}]]);
});

test('[R21] [R23] a failure is tried again after 10 seconds, doubled up to an hour', async () => {
  await invite();
  const chat = chatThat(() => Promise.reject(new Error('refused')));
  let now = testNow;
  const waits: number[] = [];
  for (let tries = 1; tries <= 12; tries += 1) {
    await deliverAt(chat, now);
    const [row] = await chatRows();
    waits.push((row!.next_try_at - now) / 1_000);
    now = row!.next_try_at;
  }
  expect(chat.deliver).toHaveBeenCalledTimes(12);
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600, 3_600]);
});

test('[R39] after a day it is given up, with a line in the log and a mark for the organizer', async () => {
  await invite();
  const chat = chatThat(() => 'try again');
  await deliverAt(chat, testNow + dayMs - 1);
  expect(logger.warn).not.toHaveBeenCalled();
  await deliverAt(chat, testNow + dayMs + 3_600_000);
  expect(logger.warn.mock.calls).toMatchObject([
    [{ kind: 'invitation', channel: 'chat', tries: 2 }, 'a notice was given up'],
  ]);
  expect(JSON.stringify(logger.warn.mock.calls)).not.toMatch(/版本评审|周宁/);
  const later = testNow + dayMs + 3_600_001;
  expect(await listOf(later)).toMatchObject([
    { kind: 'undelivered', facts: { undelivered: { channel: 'chat', names: ['周宁'] } } },
  ]);
  await deliverAt(chat, later + dayMs);
  expect(chat.deliver).toHaveBeenCalledTimes(2);
});

test('[R39] a receiver that refuses for good is not called again', async () => {
  await invite();
  const chat = chatThat(() => 'refused');
  await deliverAt(chat, testNow);
  await deliverAt(chat, testNow + 60_000);
  expect(chat.deliver).toHaveBeenCalledTimes(1);
  expect(await listOf(testNow + 1)).toMatchObject([{ kind: 'undelivered' }]);
});

test('[R39] whom nothing of a meeting reaches is named once to the organizer', async () => {
  const { _id: id } = await invite();
  const chat = chatThat(() => 'refused');
  await deliverAt(chat, testNow);
  await as(me)(meetingKeys.cancel, { params: { id }, query: {} });
  await runNoticesAt(store.db, testNow + 1_000, ['chat']);
  await deliverAt(chat, testNow + 1_000);
  expect(chat.deliver).toHaveBeenCalledTimes(2);
  expect(await listOf(testNow + 2_000)).toMatchObject([
    { kind: 'undelivered', facts: { undelivered: { channel: 'chat', names: ['周宁'] } } },
  ]);
});

test('[R24] after eight failures a channel pauses for half a minute, then one call tries it', async () => {
  for (let hour = 0; hour < 10; hour += 1) {
    const beginTime = at('14:15') + hour * dayMs;
    const times = { beginTime, endTime: beginTime + 1_800_000 };
    await book(draft({ ...times, noticeLabels: [], members: [{ staffId: colleague.id }] }));
  }
  await runNoticesAt(store.db, testNow, ['chat']);
  const hanging = chatThat(() => 'try again');
  const job = jobOf(hanging);
  const runAt = (now: number) => runJobAt(store.db, job, { now, logger: logger as never });
  await runAt(testNow);
  expect(hanging.deliver).toHaveBeenCalledTimes(10);
  await runAt(testNow + noticeLimits.pauseMs - 11_000);
  expect(hanging.deliver).toHaveBeenCalledTimes(10);
  await runAt(testNow + noticeLimits.pauseMs);
  expect(hanging.deliver).toHaveBeenCalledTimes(11);
  hanging.deliver.mockImplementation(async () => 'sent');
  await runAt(testNow + 4 * noticeLimits.pauseMs);
  await runAt(testNow + 8 * noticeLimits.pauseMs);
  expect((await chatRows()).every((row) => row.sent_at !== null)).toBe(true);
});

test('[BOOK-02] a reminder that waited and whose meeting has moved by then goes nowhere', async () => {
  const { _id: id } = await book(draft({ noticeLabels: ['before_10'] }));
  const dueAt = at('14:05');
  await runNoticesAt(store.db, dueAt, ['chat']);
  expect(await chatRows()).toMatchObject([{ kind: 'reminder', staff_id: me.id }]);
  await store.db
    .updateTable('meeting')
    .where('id', '=', id)
    .set({ begins_at: new Date(at('14:30')) })
    .execute();
  const chat = chatThat(() => 'sent');
  await deliverAt(chat, dueAt);
  expect(chat.deliver).not.toHaveBeenCalled();
  expect(await chatRows()).toEqual([]);
});

test('[CFG-04] quiet hours hold back the chat and not the list, and a switched-off kind goes neither way', async () => {
  await as(colleague)(settings, { body: { quietHours: { from: 600, to: 630 } } });
  await invite();
  expect(await listOf(testNow, colleague)).toMatchObject([{ kind: 'invitation' }]);
  const chat = chatThat(() => 'sent');
  await deliverAt(chat, at('10:29'));
  expect(chat.deliver).not.toHaveBeenCalled();
  await deliverAt(chat, at('10:30'));
  expect(chat.deliver).toHaveBeenCalledTimes(1);

  await as(colleague)(settings, { body: { kinds: { cancellation: { app: false, chat: false } } } });
  const [invitation] = await listOf(testNow, colleague);
  await as(me)(meetingKeys.cancel, { params: { id: String(invitation?.meetingId) }, query: {} });
  expect(await listOf(testNow + 1, colleague)).toMatchObject([{ kind: 'invitation' }]);
  expect(await chatRows()).toHaveLength(1);
});

test('[S46] who does not work here any more gets nothing', async () => {
  await invite();
  await store.db
    .updateTable('staff')
    .where('id', '=', colleague.id)
    .set({ disabled_at: new Date(testNow) })
    .execute();
  const chat = chatThat(() => 'sent');
  await deliverAt(chat, testNow);
  expect(chat.deliver).not.toHaveBeenCalled();
});
