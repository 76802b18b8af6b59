import { guestLimits } from '@/lib/domain/limits/notices/guest-limits';
import { msPerDay } from '@/lib/time/day';
import { fixedClock } from '@/lib/time/clock';
import { instant } from '../../db/sql/instant';
import { at, draft, meetingDesk, meetingKeys, testNow } from '../../testing';
import { runJobAt, runNoticesAt } from '../../testing/notices/notice-jobs';
import { noticeChanges } from '../jobs/notice-changes';

const clock = fixedClock(testNow);
beforeEach(() => clock.set(testNow));
const { store, me, as, book } = meetingDesk({ clock });
const logger = { warn: jest.fn(), info: jest.fn() };
beforeEach(() => logger.warn.mockReset());

const { mostGuests, mailsPerMeetingDaily, mailsPerOrganizerDaily } = guestLimits;
const guests = (name: string, count: number = mostGuests) =>
  Array.from({ length: count }, (_, index) => ({
    name: `来宾${index}`,
    email: `${name}${index}@example.com`,
  }));

const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}`;
const bookOn = async (number: number, people: ReturnType<typeof guests>) =>
  (
    await book(
      draft({ beginTime: at('14:15', day(number)), endTime: at('15:00', day(number)), guests: people }),
    )
  )._id;

/** The mails that were queued and refused since the last call; the next command comes a second later. */
async function mails() {
  await runJobAt(store.db, noticeChanges({ channels: ['mail'], logger: logger as never }), {
    now: clock.now(),
  });
  const rows = await store.db
    .selectFrom('notice')
    .where('company_id', '=', me.companyId)
    .where('guest_email', 'is not', null)
    .where('created_at', '=', instant(clock.now()))
    .select(['kind', 'given_up_at'])
    .execute();
  clock.set(clock.now() + 1_000);
  return {
    queued: rows.filter((row) => row.given_up_at === null).length,
    refused: rows.filter((row) => row.given_up_at !== null).length,
  };
}
const listOf = async () => {
  await runNoticesAt(store.db, clock.now());
  return (await as(me)('GET /api-meeting/api/user/notices', { query: {} })).list;
};

test('[S21] an organizer cannot have thousands of strangers written to, and sees who was not', async () => {
  const inLimit = mailsPerOrganizerDaily / mostGuests;
  for (let number = 1; number <= inLimit; number += 1) await bookOn(number, guests(`g${number}-`));
  expect(await mails()).toEqual({ queued: mailsPerOrganizerDaily, refused: 0 });
  expect(logger.warn).not.toHaveBeenCalled();
  const meetingId = await bookOn(inLimit + 1, guests('late', 2));
  expect(await mails()).toEqual({ queued: 0, refused: 2 });
  expect(logger.warn.mock.calls).toEqual([
    [
      { companyId: me.companyId, organizerId: me.id, meetingId, count: 2 },
      'mails to guests were refused by their limit',
    ],
  ]);
  expect(await listOf()).toMatchObject([
    {
      ...{ kind: 'undelivered', meetingId },
      facts: {
        undelivered: {
          channel: 'mail',
          names: ['late0@example.com', 'late1@example.com'],
          isOverLimit: true,
        },
      },
    },
  ]);
  await store.db
    .updateTable('notice')
    .set({ created_at: new Date(clock.now() - msPerDay) })
    .where('company_id', '=', me.companyId)
    .execute();
  await bookOn(inLimit + 2, guests('next', 2));
  expect(await mails()).toEqual({ queued: 2, refused: 0 });
});

test('[S21] guests who come and go in one meeting have a limit of their own, and learn of its end beyond it', async () => {
  const id = await bookOn(1, guests('first'));
  let queued = (await mails()).queued;
  const update = (body: object) => as(me)(meetingKeys.update, { params: { id }, body });
  for (let round = 1; queued < mailsPerMeetingDaily; round += 1) {
    await update({ beginTime: at('16:00', day(round + 1)), endTime: at('17:00', day(round + 1)) });
    queued += (await mails()).queued;
  }
  expect(queued).toBe(mailsPerMeetingDaily);
  await update({ beginTime: at('10:00', day(20)), endTime: at('11:00', day(20)) });
  expect(await mails()).toEqual({ queued: 0, refused: mostGuests });
  await as(me)(meetingKeys.cancel, { params: { id }, query: {} });
  expect(await mails()).toEqual({ queued: mostGuests, refused: 0 });
});

test('[S21] the limit of one organizer is none of another', async () => {
  for (let number = 1; number <= mailsPerOrganizerDaily / mostGuests; number += 1)
    await bookOn(number, guests(`g${number}-`));
  await mails();
  const { id: other } = await store.db
    .selectFrom('staff')
    .where('company_id', '=', me.companyId)
    .where('id', '<>', me.id)
    .select('id')
    .executeTakeFirstOrThrow();
  const id = await bookOn(20, guests('x', 1));
  await store.db.updateTable('meeting').set({ creator_id: other }).where('id', '=', id).execute();
  expect(await mails()).toEqual({ queued: 1, refused: 0 });
});
