import { expect, type Page } from '@playwright/test';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import { detailsText } from '@/lib/text/zh-cn/details';
import { errorText } from '@/lib/text/zh-cn/errors';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { shellText } from '@/lib/text/zh-cn/shell';
import { systemClock } from '@/lib/time/clock';
import {
  answerJson,
  answerText,
  type Behaviour,
  cutShort,
  failWith,
  rawBytes,
  type RecordingService,
  reset,
} from '@/test/recording-service';
import { freePort } from '@/test/http/free-port';
import { test } from '../fixtures/stage/fault-test';
import { untilHydrated } from '../fixtures/browser/until-hydrated';
import { calls } from '../fixtures/load/service-calls';
import { newSecret } from '../fixtures/processes/stack-test';
import { FailureState } from '../pages/failure-state';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { ShellFrame } from '../pages/shell-frame';

// The same keys for further products, which then open the cookies of the stage's.
const keys = { SESSION_SECRET: newSecret() };
test.use({ stageEnv: keys });

const countOf = ({ recorded }: RecordingService, key: string) =>
  recorded.filter(({ method, rawPath }) => `${method} ${rawPath.split('?', 1).join('')}` === key).length;

/** Changes to a week, or a day, that was never read. */
async function nextWeek(page: Page) {
  const link = page.getByRole('link', { name: scheduleText.nextWeek });
  await untilHydrated(link);
  await link.click();
}

async function bookOnCard(page: Page, subject: string) {
  const rooms = new RoomsPage(page);
  await rooms.pickNextFree('望江');
  await rooms.send(subject);
  return {
    rooms,
    alert: rooms.card.getByRole('alert'),
    submit: rooms.card.getByRole('button', { name: bookingText.submit }),
  };
}

/** A page that is loaded while a call fails: the frame stands, the words are there, a retry mends it. */
async function expectMendablePage(
  { service, visit }: { service: RecordingService; visit: (path: string) => Promise<Page> },
  { path, call, title, behaviour, words }: Fault,
) {
  const undo = service.on(call, behaviour);
  const page = await visit(path);
  const failure = new FailureState(page, title);
  await expect(failure.alert).toContainText(words);
  await expect(failure.alert).toContainText(/追踪编号：[0-9a-f]{32}/);
  await expect(new ShellFrame(page).tab('schedule')).toBeVisible();
  undo();
  await failure.retry.click();
  await expect(failure.alert).toBeHidden();
}

type Screen = { path: string; call: Parameters<RecordingService['on']>[0]; title: string };
type Fault = Screen & { behaviour: Behaviour; words: string };

const screens: Record<'month' | 'rooms' | 'areas' | 'form', Screen> = {
  month: { path: '/schedule?mode=calendar', call: calls.calendar, title: scheduleText.failed },
  rooms: { path: '/rooms', call: calls.rooms, title: roomGridText.loadFailed },
  areas: { path: '/rooms', call: calls.areas, title: roomGridText.loadFailed },
  form: { path: '/order-meeting', call: calls.rooms, title: bookingFormText.roomsFailed },
};

test.describe('[R21] a service that cannot be reached', () => {
  test(
    'refused, unknown by name or without TLS: a page with words, and no blank one',
    { tag: '@long' },
    async ({ stage: { service }, start, visit }) => {
      const urls = [
        `http://127.0.0.1:${await freePort()}`,
        'http://service.invalid',
        service.origin.replace('http:', 'https:'),
      ];
      const visits = urls.map(async (SERVICE_URL) => {
        const app = await start({ readiness: 'listening', env: { ...keys, SERVICE_URL } });
        const page = await visit(`${app.origin}/schedule`);
        const failure = new FailureState(page, scheduleText.failed);
        await expect(failure.alert).toContainText(errorText.offline);
        await expect(failure.retry).toBeEnabled();
        await new ShellFrame(page).tab('rooms').click();
        await expect(new FailureState(page, roomGridText.loadFailed).alert).toContainText(errorText.offline);
      });
      await Promise.all(visits);
    },
  );

  test('reset: a reading goes out twice at most, a booking once', async ({ stage: { service }, visit }) => {
    // Without the stream, because a change, such as one of the service's clock, is read for in its own right.
    const [week, day] = await Promise.all([
      visit('/schedule?mode=list', { live: false }),
      visit('/rooms?day=2026-12-07'),
    ]);
    service.recorded.length = 0;
    const undo = [service.on(calls.records, reset), service.on(calls.schedule, reset)];
    await nextWeek(week);
    await expect(new FailureState(week, scheduleText.failed).alert).toContainText(errorText.offline);
    const { alert, submit, rooms } = await bookOnCard(day, '被重置的会');
    await expect(alert).toHaveText(errorText.offline);
    expect(countOf(service, calls.records)).toBeLessThanOrEqual(2);
    expect(countOf(service, calls.schedule)).toBe(1);

    for (const takeBack of undo) takeBack();
    await new FailureState(week, scheduleText.failed).retry.click();
    await expect(week.getByText(scheduleText.empty).or(week.getByRole('region').first())).toBeVisible();
    await submit.click();
    await expect(rooms.booked).toBeVisible();
  });
});

const json = { 'content-type': 'application/json' };
const deep = 100_000;
const bodies: Record<string, Behaviour> = {
  'HTML with 200': answerText('<h1>It works</h1>', { headers: { 'content-type': 'text/html' } }),
  'nothing with 200': answerText(''),
  'half of it': cutShort('[{"id":'),
  'no HTTP': rawBytes('SSH-2.0-OpenSSH_9\r\n'),
  null: answerJson(null),
  'the wrong shape': answerJson({ list: 'none' }),
  'the wrong types': answerJson([{ meeting: 1 }]),
  '10 MB': answerText(Buffer.alloc(10 * 1024 * 1024, ' '), { headers: json }),
  'depth 100,000': answerText('['.repeat(deep) + ']'.repeat(deep), { headers: json }),
  'UTF-16': answerText(Buffer.from('\uFEFF[]', 'utf16le'), { headers: json }),
  'broken UTF-8': answerText(Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]), { headers: json }),
  'a redirect': answerText('', { status: 302, headers: { location: 'http://127.0.0.1/' } }),
};
/** A broken exchange reads as the network's fault, an unreadable answer as the server's. */
const wordsFor = (name: string) =>
  name === 'half of it' || name === 'no HTTP' ? errorText.offline : errorText.server;

test.describe('[R22] a service that answers something else', () => {
  test('another week of the schedule: whatever it is, words and a retry', async ({
    stage: { service },
    visit,
  }) => {
    const page = await visit('/schedule', { live: false });
    const failure = new FailureState(page, scheduleText.failed);
    for (const [name, behaviour] of Object.entries(bodies)) {
      const undo = service.on(calls.records, behaviour);
      service.recorded.length = 0;
      await nextWeek(page);
      // Many read alike: the words must not be those of the week before.
      await expect.poll(() => countOf(service, calls.records), name).toBeGreaterThan(0);
      await expect(failure.alert, name).toContainText(wordsFor(name));
      undo();
    }
    await failure.retry.click();
    await expect(failure.alert).toBeHidden();
  });

  for (const [screen, name] of [
    ['month', 'the wrong types'],
    ['rooms', 'depth 100,000'],
    ['areas', 'UTF-16'],
    ['form', 'HTML with 200'],
  ] as const) {
    test(
      `the ${screen} as a page: ${name}`,
      { tag: screen === 'month' ? [] : '@long' },
      async ({ stage: { service }, visit }) => {
        const behaviour = bodies[name] ?? reset;
        await expectMendablePage(
          { service, visit },
          { ...screens[screen], behaviour, words: wordsFor(name) },
        );
      },
    );
  }

  test('a booking keeps its card', { tag: '@long' }, async ({ stage: { service }, visit }) => {
    const page = await visit('/rooms?day=2026-12-08');
    const { rooms, alert, submit } = await (async () => {
      const undo = service.on(calls.schedule, bodies['nothing with 200'] ?? reset);
      const card = await bookOnCard(page, '答非所问的会');
      await expect(card.alert).toHaveText(errorText.server);
      undo();
      return card;
    })();
    await expect(rooms.card.getByLabel(bookingText.fields.subject)).toHaveValue('答非所问的会');
    await submit.click();
    await expect(alert).toBeHidden();
    await expect(rooms.booked).toBeVisible();
  });
});

test(
  '[NAV-02] what the service does not know is not found within the frame that stands',
  { tag: '@long' },
  async ({ stage: { service }, visit }) => {
    const undo = service.on(calls.calendar, failWith(404));
    const page = await visit('/schedule?mode=calendar');
    undo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellText.notFound);
    await expect(new ShellFrame(page).tab('schedule')).toBeVisible();
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toHaveCount(1);
  },
);

test.describe('[R23] a service that fails or asks for time', () => {
  for (const [screen, status, words] of [
    ['month', 500, errorText.server],
    ['rooms', 502, errorText.server],
    ['areas', 503, errorText.server],
    ['form', 429, errorText.tooFrequent],
  ] as const) {
    test(
      `${status} on the ${screen}`,
      { tag: screen === 'month' ? [] : '@long' },
      ({ stage: { service }, visit }) =>
        expectMendablePage({ service, visit }, { ...screens[screen], behaviour: failWith(status), words }),
    );
  }

  test(
    '503 on a meeting’s details, and on what is no screen: its frame, its template, its check',
    { tag: '@long' },
    async ({ stage: { service }, client, visit }) => {
      const { body: meetings } = await client.call<{ meeting: { meetingNo: string } }[]>(
        'GET',
        '/api-meeting/api/user/meeting-records?beginTime=1795968000000&endTime=1796572800000',
      );
      const [{ meeting } = { meeting: { meetingNo: '' } }] = meetings;
      const path = `/details/${meeting.meetingNo}`;
      const undo = service.on(
        ({ rawPath }) => /company-configs|unread-count|for-schedule|actions\/check/.test(rawPath),
        failWith(503),
      );
      await expectMendablePage(
        { service, visit },
        {
          path,
          call: ({ rawPath }) => rawPath.endsWith(meeting.meetingNo),
          title: detailsText.unavailable,
          behaviour: failWith(503),
          words: errorText.server,
        },
      );
      const form = await visit('/order-meeting');
      await expect(form.getByRole('checkbox', { name: /^望江/ })).toBeVisible();
      undo();
    },
  );

  test('Retry-After in seconds: the retry waits for as long, and nothing goes out before', async ({
    stage: { service },
    visit,
  }) => {
    const page = await visit('/schedule?mode=list', { live: false });
    service.recorded.length = 0;
    const undo = service.on(calls.records, failWith(429, 429_000, { 'retry-after': '4' }));
    await nextWeek(page);
    const failure = new FailureState(page, scheduleText.failed);
    await expect(failure.alert).toContainText(errorText.tooFrequent);
    await expect(failure.alert.getByRole('button', { name: /^\d 秒后可重试$/ })).toBeDisabled();
    undo();
    await nextWeek(page);
    await expect(failure.alert).toContainText(errorText.tooFrequent);
    expect(countOf(service, calls.records)).toBe(1);
    await failure.alert.getByRole('button', { name: '重试', exact: true }).click();
    await expect(failure.alert).toBeHidden();
    await expect.poll(() => countOf(service, calls.records)).toBe(2);
  });

  test(
    'Retry-After as a date: pressing again says the same and sends nothing',
    { tag: '@long' },
    async ({ stage: { service }, visit }) => {
      const page = await visit('/rooms?day=2026-12-09');
      service.recorded.length = 0;
      const inAMinute = new Date(systemClock.now() + 60_000).toUTCString();
      const undo = service.on(calls.schedule, failWith(503, 503_000, { 'retry-after': inAMinute }));
      const { alert, submit } = await bookOnCard(page, '稍后再来的会');
      await expect(alert).toHaveText(errorText.server);
      undo();
      await submit.click();
      await expect(submit).toBeEnabled();
      await expect(alert).toHaveText(errorText.server);
      expect(countOf(service, calls.schedule)).toBe(1);
    },
  );
});
