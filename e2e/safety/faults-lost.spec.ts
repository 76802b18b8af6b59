import { expect, type Page } from '@playwright/test';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { errorText } from '@/lib/text/zh-cn/errors';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { headerValues, type RecordingService, reset, resetAfterDoing } from '@/test/recording-service';
import { book, freeSlot, roomNamed } from '../fixtures/load/bookings';
import { test } from '../fixtures/stage/fault-test';
import { calls } from '../fixtures/load/service-calls';
import { newSecret } from '../fixtures/processes/stack-test';
import type { Stage } from '../fixtures/stage/staged-test';
import { expectToast } from '../fixtures/browser/toasts';
import { untilHydrated } from '../fixtures/browser/until-hydrated';
import { DetailsPage } from '../pages/details-page';
import { FailureState } from '../pages/failure-state';
import { OrderPage } from '../pages/order-page';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { ShellFrame } from '../pages/shell-frame';

// The same keys for a second product, which then opens the cookies of the stage's.
const stageEnv = { SESSION_SECRET: newSecret() };
test.use({ stageEnv });

const sentBookings = ({ recorded }: RecordingService, subject: string) =>
  recorded.filter(({ method, rawPath, body }) => {
    const isBooking = calls.schedule === `${method} ${rawPath}`;
    return isBooking && body.includes(`"subject":"${subject}`);
  });
const keysOf = (service: RecordingService, subject: string) =>
  sentBookings(service, subject).flatMap((call) => headerValues(call, 'idempotency-key'));

async function meetingsNamed({ database }: Stage, subject: string): Promise<number> {
  const rows = await database.query('SELECT 1 FROM meeting WHERE subject = $1', [subject]);
  return rows.length;
}

const toast = (page: Page, words: string) => page.locator('[data-tone]').filter({ hasText: words });

test.describe('[R13] an answer that was lost after the service had done its part', () => {
  test('pressing again on the small card shows the meeting that there is', async ({ stage, visit }) => {
    const page = await visit('/rooms?day=2026-12-01');
    const rooms = new RoomsPage(page);
    const submit = rooms.card.getByRole('button', { name: bookingText.submit });
    const undo = stage.service.on(calls.schedule, resetAfterDoing(stage.service));
    await rooms.pickNextFree('望江');
    await rooms.send('丢失的回答');
    await expect(rooms.card.getByRole('alert')).toHaveText(errorText.offline);
    undo();
    await submit.click();
    await expect(rooms.booked).toBeVisible();

    expect(new Set(keysOf(stage.service, '丢失的回答'))).toHaveProperty('size', 1);
    expect(sentBookings(stage.service, '丢失的回答')).toHaveLength(2);
    expect(await meetingsNamed(stage, '丢失的回答')).toBe(1);
  });

  test(
    'so it does on the full form, and another content is another meeting',
    { tag: '@long' },
    async ({ stage, visit }) => {
      const { service } = stage;
      const page = await visit(OrderPage.addressFor('2026-12-02T11:00', '2026-12-02T11:30'));
      const order = new OrderPage(page);
      const undoReset = service.on(calls.schedule, reset);
      await order.fill({ subject: '表单甲', room: '望江' });
      await order.submit.click();
      await expect(order.said(errorText.offline)).toBeVisible();
      undoReset();

      const undo = service.on(calls.schedule, resetAfterDoing(service));
      await order.subject.fill('表单乙');
      await order.submit.click();
      await expect(order.said(errorText.offline)).toBeVisible();
      await expect(order.subject).toHaveValue('表单乙');
      undo();
      await order.submit.click();
      await page.waitForURL(/\/details\//);
      await expect(new DetailsPage(page).subject).toHaveText('表单乙');

      expect(keysOf(service, '表单甲')).toHaveLength(1);
      const [first, second] = keysOf(service, '表单乙');
      expect(second).toBe(first);
      expect(keysOf(service, '表单甲')).not.toContain(first);
      expect(await meetingsNamed(stage, '表单甲')).toBe(0);
      expect(await meetingsNamed(stage, '表单乙')).toBe(1);
    },
  );

  test(
    'a meeting that was cancelled is shown as cancelled, and says so when it is cancelled again',
    { tag: '@long' },
    async ({ stage: { service }, client, visit }) => {
      const roomBookingForms = [{ roomId: await roomNamed(client, '望江') }];
      const { body } = await book(client, { subject: '取消两次', ...freeSlot(3), roomBookingForms });
      const page = await visit(`/details/${body.meetingNo}`, { live: false });
      const details = new DetailsPage(page);
      const isCancel = ({ rawPath }: { rawPath: string }) => rawPath.includes('/state/cancel');
      const undoCancel = service.on(isCancel, resetAfterDoing(service));
      const undoRead = service.on(({ rawPath }) => rawPath.endsWith(`/${body.meetingNo}`), reset);
      await details.cancel();
      await expectToast(page, errorText.offline);
      undoCancel();
      // The page stays old until its next call reaches the service; that answer is the first it can read.
      service.on((request) => {
        if (isCancel(request)) undoRead();
        return false;
      }, reset);
      await details.cancel();
      await expectToast(page, '会议状态不允许此操作');
      await expect(details.overview).toContainText('已取消');
      await expect(details.overview.getByRole('button', { name: meetingText.actions.cancel })).toBeHidden();
    },
  );
});

test.describe('[R31] without a network', () => {
  test('a booking says so at once, keeps its form, and is sent when the person sends it', async ({
    stage,
    visit,
  }) => {
    const { service } = stage;
    const page = await visit(OrderPage.addressFor('2026-12-03T11:00', '2026-12-03T11:30'));
    const order = new OrderPage(page);
    await order.fill({ subject: '断网的会', room: '望江' });
    await page.context().setOffline(true);
    await order.submit.click();
    await expect(order.said(errorText.offline)).toBeVisible();
    await expect(order.submit).toBeEnabled();

    await new ShellFrame(page).tab('schedule').click();
    await expectToast(page, errorText.offline);
    await expect(order.subject).toHaveValue('断网的会');

    await page.context().setOffline(false);
    // The page reads again what it shows as soon as it can: if it were to send anything by itself, it would be then.
    service.recorded.length = 0;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await order.choose('听雨');
    await expect.poll(() => service.recorded.length).toBeGreaterThan(0);
    expect(sentBookings(service, '断网的会')).toEqual([]);
    await page.getByRole('checkbox', { name: /^听雨/ }).uncheck();

    await order.submit.click();
    await page.waitForURL(/\/details\//);
    expect(await meetingsNamed(stage, '断网的会')).toBe(1);
  });

  test(
    'a network that leads to no server is told in the same words',
    { tag: '@long' },
    async ({ stage, visit, start }) => {
      const env = { ...stageEnv, SERVICE_URL: stage.service.origin };
      const app = await start({ env });
      const page = await visit(`${app.origin}/rooms?day=2026-12-04`);
      const rooms = new RoomsPage(page);
      await rooms.pickNextFree('望江');
      // It comes in a part of its own, which nobody could fetch any more.
      await expect(rooms.subject).toBeVisible();
      await app.end('SIGKILL');
      await rooms.send('没有服务器的会');
      await expect(rooms.card.getByRole('alert')).toHaveText(errorText.offline);
      await expect(rooms.card.getByLabel(bookingText.fields.subject)).toHaveValue('没有服务器的会');
      await expect(rooms.card.getByRole('button', { name: bookingText.submit })).toBeEnabled();
      expect(sentBookings(stage.service, '没有服务器的会')).toEqual([]);

      await start({ port: app.port, env });
      await rooms.card.getByRole('button', { name: bookingText.submit }).click();
      await expect(rooms.booked).toBeVisible();
      expect(await meetingsNamed(stage, '没有服务器的会')).toBe(1);
    },
  );

  test(
    'a link that leads to no server leaves the page as it is, however often, and leads on once there is one',
    { tag: '@long' },
    async ({ visit }) => {
      const page = await visit(OrderPage.addressFor('2026-12-04T11:00', '2026-12-04T11:30'));
      const order = new OrderPage(page);
      const frame = new ShellFrame(page);
      await order.fill({ subject: '没有服务器的页面', room: '望江' });
      await page.route('**/*', (route) => route.abort('connectionrefused'));
      for (const tab of ['rooms', 'rooms'] as const) {
        await frame.tab(tab).click();
        await expectToast(page, errorText.offline);
        await expect(order.subject).toHaveValue('没有服务器的页面');
        await expect(toast(page, errorText.offline)).toBeHidden();
      }

      await page.unrouteAll();
      await frame.tab('rooms').click();
      await expect(new RoomsPage(page).row('望江')).toBeVisible();
      await frame.tab('schedule').click();
      await page.waitForURL(/\/schedule/);
    },
  );

  test('another day of the rooms says so, and comes with the network or a click', async ({ visit }) => {
    const page = await visit('/rooms');
    const otherDay = page.getByRole('link', { name: /11月20日/ });
    await untilHydrated(otherDay);
    await page.context().setOffline(true);
    await otherDay.click();
    const failure = new FailureState(page, roomGridText.ordersFailed);
    await expect(failure.alert).toContainText(errorText.offline);
    await page.context().setOffline(false);
    // Whichever is first: the page asks again by itself, too.
    await expect(async () => {
      if (await failure.retry.isVisible()) await failure.retry.click({ timeout: 1_000 });
      await expect(failure.alert).toBeHidden({ timeout: 2_000 });
    }).toPass();
    await expect(new RoomsPage(page).row('望江')).toBeVisible();
  });
});
