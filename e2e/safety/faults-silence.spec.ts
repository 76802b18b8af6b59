import { expect, type Page } from '@playwright/test';
import { errorText } from '@/lib/text/zh-cn/errors';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { drip, hang, type RecordedCall } from '@/test/recording-service';
import { book, freeSlot, roomNamed } from '../fixtures/load/bookings';
import { test } from '../fixtures/stage/fault-test';
import { calls } from '../fixtures/load/service-calls';
import { expectToast } from '../fixtures/browser/toasts';
import { DetailsPage } from '../pages/details-page';
import { FailureState } from '../pages/failure-state';
import { OrderPage } from '../pages/order-page';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { SchedulePage } from '../pages/schedule-page';
import { ShellFrame } from '../pages/shell-frame';

/** R19: ten seconds, and what seven windows need to show it. */
const withinTheDeadline = { timeout: 10_000 + 30_000 };

/** One person's way into the silence, and what is there afterwards. */
type Scene = { act(): Promise<void>; expectWords(): Promise<void>; expectMended(): Promise<void> };

const isCancelling = ({ method, rawPath }: RecordedCall) =>
  method === 'PUT' && /\/state\/cancel(\?|$)/.test(rawPath);
const isReading = (meetingNo: string) => (call: RecordedCall) => call.rawPath.endsWith(`/${meetingNo}`);

test(
  '[R19] [R20] a service that says nothing, or a byte at a time, costs ten seconds and no page',
  { tag: '@long' },
  async ({ stage: { service }, client, visit }) => {
    const booked = await Promise.all(
      [0, 1].map(async (index) =>
        book(client, {
          subject: `沉默 ${index}`,
          ...freeSlot(index),
          roomBookingForms: [{ roomId: await roomNamed(client, '望江') }],
        }),
      ),
    );
    const [toCancel = '', toOpen = ''] = booked.map(({ body }) => body.meetingNo);

    const scenes: Scene[] = await Promise.all([
      bookingOnTheCard(await visit('/rooms?day=2026-12-01')),
      bookingOnTheForm(await visit(OrderPage.addressFor('2026-12-02T11:00', '2026-12-02T11:30'))),
      openingRooms(await visit('/schedule')),
      changingTheDay(await visit('/rooms', { live: false })),
      changingToTheMonth(await visit('/schedule', { live: false })),
      openingDetails(await visit('/schedule'), toOpen),
      cancelling(await visit(`/details/${toCancel}`)),
    ]);
    const undo = [
      service.on(calls.schedule, hang),
      service.on(calls.areas, hang),
      service.on(calls.orders, drip({ everyMs: 1_000 })),
      service.on(calls.calendar, drip({ everyMs: 1_000 })),
      service.on(isReading(toOpen), hang),
      service.on(isCancelling, drip({ everyMs: 1_000 })),
    ];
    await Promise.all(scenes.map(async ({ act, expectWords }) => act().then(expectWords)));

    for (const takeBack of undo) takeBack();
    for (const { expectMended } of scenes) await expectMended();
  },
);

async function bookingOnTheCard(page: Page): Promise<Scene> {
  const rooms = new RoomsPage(page);
  const subject = rooms.card.getByLabel(bookingText.fields.subject);
  const submit = rooms.card.getByRole('button', { name: bookingText.submit });
  await rooms.pickNextFree('望江');
  return {
    act: () => rooms.send('卡片上的会'),
    async expectWords() {
      await expect(rooms.card.getByRole('alert')).toHaveText(errorText.offline, withinTheDeadline);
      await expect(subject).toHaveValue('卡片上的会');
      await expect(submit).toBeEnabled();
    },
    async expectMended() {
      await submit.click();
      await expect(rooms.booked).toBeVisible();
    },
  };
}

async function bookingOnTheForm(page: Page): Promise<Scene> {
  const order = new OrderPage(page);
  await order.fill({ subject: '表单上的会', room: '望江' });
  return {
    act: () => order.submit.click(),
    async expectWords() {
      await expect(order.said(errorText.offline)).toBeVisible(withinTheDeadline);
      await expect(order.subject).toHaveValue('表单上的会');
      await expect(order.submit).toBeEnabled();
    },
    async expectMended() {
      await order.submit.click();
      await page.waitForURL(/\/details\//);
      await expect(new DetailsPage(page).subject).toHaveText('表单上的会');
    },
  };
}

async function openingRooms(page: Page): Promise<Scene> {
  const shell = new ShellFrame(page);
  const failure = new FailureState(page, roomGridText.loadFailed);
  return {
    act: () => shell.tab('rooms').click(),
    async expectWords() {
      await expect(failure.alert).toContainText(errorText.offline, withinTheDeadline);
      await expect(shell.tab('schedule')).toBeVisible();
    },
    async expectMended() {
      await failure.retry.click();
      await expect(new RoomsPage(page).row('望江')).toBeVisible(withinTheDeadline);
    },
  };
}

async function changingTheDay(page: Page): Promise<Scene> {
  const failure = new FailureState(page, roomGridText.ordersFailed);
  return {
    act: () => page.getByRole('link', { name: /11月19日/ }).click(),
    async expectWords() {
      await expect(failure.alert).toContainText(errorText.offline, withinTheDeadline);
      await expect(new RoomsPage(page).row('望江')).toBeVisible(withinTheDeadline);
    },
    async expectMended() {
      await failure.retry.click();
      await expect(failure.alert).toBeHidden();
    },
  };
}

async function changingToTheMonth(page: Page): Promise<Scene> {
  const schedule = new SchedulePage(page);
  const failure = new FailureState(page, scheduleText.failed);
  return {
    act: () => schedule.switchTo('calendar'),
    async expectWords() {
      await expect(failure.alert).toContainText(errorText.offline, withinTheDeadline);
    },
    async expectMended() {
      await failure.retry.click();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  };
}

/** Loaded as a page, and also as it is before script: whoever waits for a slow line reads the words already. */
async function openingDetails(page: Page, meetingNo: string): Promise<Scene> {
  const failure = new FailureState(page, detailsText.unavailable);
  let html = '';
  return {
    async act() {
      const response = await page.goto(`/details/${meetingNo}`);
      html = (await response?.text()) ?? '';
    },
    async expectWords() {
      await expect(failure.alert).toContainText(errorText.offline, withinTheDeadline);
      expect(html).toContain(errorText.offline);
      await expect(new ShellFrame(page).tab('schedule')).toBeVisible();
    },
    async expectMended() {
      await failure.retry.click();
      await expect(new DetailsPage(page).overview).toContainText('望江', withinTheDeadline);
    },
  };
}

async function cancelling(page: Page): Promise<Scene> {
  const details = new DetailsPage(page);
  return {
    act: () => details.cancel(),
    async expectWords() {
      await expect(page.getByRole('alert').filter({ hasText: errorText.offline })).toBeVisible(
        withinTheDeadline,
      );
      await expect(details.overview.getByRole('button', { name: meetingText.actions.cancel })).toBeEnabled();
    },
    async expectMended() {
      await details.cancel();
      await expectToast(page, meetingText.success.cancel);
    },
  };
}
