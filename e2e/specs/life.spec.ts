import type { Page } from '@playwright/test';
import { signsOfLife } from '@/lib/domain/limits/live-limits';
import { commonText } from '@/lib/text/zh-cn/common';
import { errorText } from '@/lib/text/zh-cn/errors';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { shellText } from '@/lib/text/zh-cn/shell';
import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { book } from '../fixtures/load/bookings';
import { untilHydrated } from '../fixtures/browser/until-hydrated';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { ShellFrame } from '../pages/shell-frame';

const day = '2026-12-04';
const nextDay = '2026-12-05';
const colleague = '13800000005';
const isPage = (path: string) => (url: URL) => url.pathname === path;

/** Keeps a page back until it is let go, as a slow network does. */
async function keepBack(page: Page, path: string) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(isPage(path), async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test(
  '[UX-03] a page on its way shows a line, then its shape, and neither once it is there',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    const letGo = await keepBack(page, '/contact');
    await page.goto('/schedule');
    const tab = new ShellFrame(page).tab('contacts');
    await untilHydrated(tab);
    const line = page.getByRole('progressbar', { name: shellText.loadingPage });
    await expect(line).toHaveCount(0);
    await tab.click();
    await expect(line).toBeVisible();
    const shape = page.getByText(commonText.loading).last();
    await expect(shape).toBeAttached({ timeout: signsOfLife.skeletonAfterMs + 2_000 });
    letGo();
    await page.waitForURL('**/contact');
    await expect(line).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test.describe('without a network', () => {
  test.use({ toleratedComplaints: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('[ERR-01] [UX-03] the page says how old it is, takes no answers, still turns to the next day, and comes back by itself', async ({
    page,
    context,
    app,
    enterAs,
  }) => {
    const other = await logIn(app.origin, organizer);
    const at = (time: string) => Date.parse(`${day}T${time}:00+08:00`);
    const staff = await (
      await logIn(app.origin, colleague)
    ).call<{ staffId: string }[]>('GET', '/api-meeting/api/user/staffs');
    await book(other, {
      subject: '等待答复的会',
      beginTime: at('13:00'),
      endTime: at('13:30'),
      address: '会客区',
      roomBookingForms: [],
      members: staff.body.map(({ staffId }) => ({ staffId })),
    });
    await enterAs(page, colleague);
    const ahead = page.waitForResponse(
      (response) =>
        response.url().includes('/orders/actions/list') &&
        (response.request().postData() ?? '').includes(String(Date.parse(`${nextDay}T00:00:00+08:00`))),
    );
    await page.goto(`/rooms?day=${day}`);
    await ahead;
    await context.setOffline(true);
    const banner = page.getByText(/^已离线，显示 \d\d:\d\d 的内容$/);
    await expect(banner).toBeVisible();
    await page.getByRole('link', { name: /12月5日/ }).click();
    await expect(new RoomsPage(page).row('望江')).toBeVisible();
    await expect(page.getByText(roomGridText.ordersFailed)).toHaveCount(0);
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);

    await page.goto(`/schedule?mode=list&day=${day}`);
    const join = page
      .getByRole('group', { name: /等待答复的会/ })
      .getByRole('button', { name: meetingText.actions.join });
    await untilHydrated(join);
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await expect(join).toBeDisabled();
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
    await expect(join).toBeEnabled();
    await expect(page.getByText(errorText.offline)).toHaveCount(0);
  });
});

test('[LIM-01] [UX-01] the meeting that one has just booked blinks', async ({ page, enterAs }) => {
  await enterAs(page, organizer);
  const rooms = new RoomsPage(page);
  await rooms.open(`?day=${day}`);
  await rooms.pickNextFree('知秋');
  await rooms.send('闪一下');
  await expect(rooms.booked).toBeVisible();
  const blinking = () =>
    document
      .getAnimations()
      .filter(({ id }) => id === 'blink')
      .map(({ effect }) => effect?.getTiming().duration);
  await expect.poll(() => page.evaluate(blinking)).toEqual([1_600]);
  await expect.poll(() => page.evaluate(blinking)).toEqual([]);
});

test(
  '[ROOM-01] the address and the rooms agree after a visit to another page',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    const rooms = new RoomsPage(page);
    await rooms.open(`?day=${day}`);
    const area = page.getByRole('navigation', { name: roomsText.filter }).getByRole('link', { name: /^3F/ });
    await untilHydrated(area.first());
    await area.first().click();
    await expect(page).toHaveURL(/areaIds=/);
    const areaIds = new URL(page.url()).searchParams.get('areaIds');
    await expect(rooms.row('望江')).toBeVisible();
    const names = await rooms.names.allTextContents();
    await page.goto('/schedule');
    await page.goto('/rooms');
    await expect(page).toHaveURL(/areaIds=/);
    expect(new URL(page.url()).searchParams.get('areaIds')).toBe(areaIds);
    await expect(rooms.names).toHaveText(names);
    await page.getByRole('radio', { name: '8+' }).press('Space');
    await expect(page).toHaveURL(/capacity=8/);
    expect(new URL(page.url()).searchParams.get('areaIds')).toBe(areaIds);
  },
);

test(
  '[ROOM-02] twelve hours are in sight, and paper has all rooms and the working day',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    await page.setViewportSize({ width: 1440, height: 900 });
    const rooms = new RoomsPage(page);
    await rooms.open(`?day=${day}`);
    for (const hour of ['08:00', '19:00'])
      await expect(rooms.grid.getByText(hour, { exact: true })).toBeInViewport();
    await expect(rooms.grid.getByText('21:00', { exact: true })).not.toBeInViewport();

    const printed = page.evaluate(() => new Promise<void>((resolve) => (window.print = resolve)));
    await untilHydrated(page.getByRole('button', { name: roomGridText.printAll }));
    await page.keyboard.press('ControlOrMeta+p');
    await printed;
    await page.emulateMedia({ media: 'print' });
    const total = Number(
      (
        await page
          .getByText(/^共 \d+ 间$/)
          .first()
          .textContent()
      )?.match(/\d+/)?.[0],
    );
    expect(total).toBeGreaterThan(30);
    await expect(rooms.names).toHaveCount(total);
    const scale = rooms.grid.getByRole('columnheader').last();
    const box = await scale.boundingBox();
    const eight = await scale.getByText('08:00', { exact: true }).boundingBox();
    expect(Math.abs((eight?.x ?? 0) - (box?.x ?? -100))).toBeLessThan(12);
  },
);
