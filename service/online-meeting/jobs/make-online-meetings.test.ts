import type { OnlineMeetingGateway } from '../../gateways/online-meeting/online-meeting-gateway';
import { templateOnlineMeetings } from '../../gateways/online-meeting/template-online-meetings';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { fixedClock } from '@/lib/time/clock';
import { runDue } from '../../jobs/run-due';
import { createLogger } from '../../kernel/logger';
import { draft, listenToChanges, meetingDesk, meetingKeys, testNow, testService } from '../../testing';
import { makeOnlineMeetings } from './make-online-meetings';

const { store, me, colleague, as, colleagueOf, book, detail } = meetingDesk();
const changes = { published: jest.fn(), recheckToken: jest.fn() };
const logger = createLogger({ level: 'silent' });
const { signal } = new AbortController();
const runAt = (now: number, gateway: OnlineMeetingGateway) =>
  runDue(
    { db: store.db, clock: fixedClock(now), logger, changes },
    { job: makeOnlineMeetings(gateway), signal },
  );

const working = templateOnlineMeetings('https://meet.example.com/{meetingNo}');
const broken = { create: jest.fn(() => Promise.reject(new Error('no provider'))) };
beforeEach(() => broken.create.mockClear());
const online = () => book(draft({ online: true, members: [{ staffId: colleague.id }] }));
const linksOf = async (meetingNo: string, person = me) =>
  (await detail(meetingNo, person)).thirdPartyMeetingViewList;

test('[MEET-08] an online meeting is 获取中 until the provider has made it, then shows link and password', async () => {
  const { meetingNo } = await online();
  expect(await linksOf(meetingNo)).toEqual([{ status: 'pending' }]);
  expect(await runAt(testNow, working)).toMatchObject({ due: 1, done: 1 });
  expect(await linksOf(meetingNo)).toEqual([
    {
      status: 'ready',
      url: `https://meet.example.com/${meetingNo}`,
      password: expect.stringMatching(/^\d{6}$/) as string,
    },
  ]);
  expect(await runAt(testNow, working)).toMatchObject({ due: 0 });
});

test('[MEET-08] [UX-02] open details of a member follow it', async () => {
  const { _id: id } = await online();
  const listener = await listenToChanges(testService(store.db), colleague);
  await runAt(testNow, working);
  await listener.until(
    (heard) =>
      heard.filter(({ change }) => change?.kind === 'meeting' && change.ids.includes(id)).length >= 2,
  );
  listener.leave();
});

test('[MEET-08] [S46] only members see link and password, also of a public meeting', async () => {
  const { meetingNo, _id: id } = await online();
  await runAt(testNow, working);
  const outsider = await colleagueOf(me);
  expect(await linksOf(meetingNo, outsider)).toEqual([]);
  expect(await linksOf(meetingNo, colleague)).toMatchObject([{ status: 'ready' }]);
  const body = { ids: [colleague.id] };
  await as(me)('POST /api-meeting/api/user/meetings/{id}/members/actions/delete', { params: { id }, body });
  expect(await linksOf(meetingNo, colleague)).toEqual([]);
});

test('[MEET-08] a provider that does not answer is tried four times within 90 seconds, then it has failed', async () => {
  const { meetingNo } = await online();
  let now = testNow;
  for (const waitMs of [10_000, 20_000, 30_000]) {
    expect(await runAt(now, broken)).toMatchObject({ due: 1, done: 0 });
    expect(await linksOf(meetingNo)).toEqual([{ status: 'pending' }]);
    expect(await runAt(now + waitMs - 1, broken)).toMatchObject({ due: 0, nextAt: now + waitMs });
    now += waitMs;
  }
  await runAt(now, broken);
  expect(await linksOf(meetingNo)).toEqual([{ status: 'failed' }]);
  expect(broken.create).toHaveBeenCalledTimes(4);
  expect(await runAt(now + 60_000, working)).toMatchObject({ due: 0 });
});

test('[R39] two runners make one meeting at the provider, and a cancelled one is not made', async () => {
  const create = jest.fn(working.create);
  await online();
  await Promise.all([runAt(testNow, { create }), runAt(testNow, { create })]);
  expect(create).toHaveBeenCalledTimes(1);
  const { _id: id } = await online();
  await as(me)(meetingKeys.cancel, { params: { id }, query: {} });
  expect(await runAt(testNow, { create })).toMatchObject({ due: 0 });
});

test('[MEET-08] a booking without one has none, and an answer to the invitation changes nothing of it', async () => {
  const { meetingNo, _id: id } = await book(draft({ members: [{ staffId: colleague.id }] }));
  await as(colleague)(meetingKeys.answer, { params: { id }, body: { state: inviteStates.joined } });
  expect(await linksOf(meetingNo)).toEqual([]);
  expect(await runAt(testNow, working)).toMatchObject({ due: 0 });
});
