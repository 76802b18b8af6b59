import type { Page } from '@playwright/test';
import { peekText } from '@/lib/text/zh-cn/peek';
import { expect, organizer, test } from '../fixtures';
import { logIn, type ApiClient } from '../fixtures/api-client';
import { untilHydrated } from '../fixtures/browser/until-hydrated';
import { book, roomNamed } from '../fixtures/load/bookings';
import { expectToast } from '../fixtures/browser/toasts';
import { DetailsPage } from '../pages/details-page';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { SchedulePage } from '../pages/schedule-page';
import { WeekGrid } from '../pages/week-grid';

const room = '听雨';
const at = (clockTime: string, day: string) => Date.parse(`${day}T${clockTime}:00+08:00`);

/** Meetings of the organizer one after the other on a day, by their first hour. */
async function bookOn(client: ApiClient, day: string, subjects: readonly string[]) {
  const roomBookingForms = [{ roomId: await roomNamed(client, room) }];
  for (const [index, subject] of subjects.entries()) {
    const window = { beginTime: at(`${10 + index}:00`, day), endTime: at(`${10 + index}:30`, day) };
    await book(client, { subject, ...window, roomBookingForms });
  }
}

const peek = (page: Page, name: string) => page.getByRole('dialog', { name });
const chip = (page: Page, name: string) =>
  page.getByRole('gridcell').getByRole('link', { name: new RegExp(name) });

test('[CAL-03] [UX-01] the peek of month and week: by click, arrows, Esc; by a click with Ctrl the page in a tab', async ({
  page,
  app,
  enterAs,
}) => {
  const day = '2026-12-25';
  await bookOn(await logIn(app.origin, organizer), day, ['先看的会', '后看的会']);
  await enterAs(page, organizer);
  await new SchedulePage(page).open(`?mode=calendar&day=${day}`);
  const first = chip(page, '先看的会');
  await untilHydrated(first);

  await first.click();
  const card = peek(page, '先看的会');
  await expect(card).toContainText('12月25日 周五 10:00–10:30');
  await expect(card).toContainText(room);
  expect((await card.boundingBox())?.width).toBe(320);
  await page.keyboard.press('ArrowRight');
  await expect(peek(page, '后看的会')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chip(page, '后看的会')).toBeFocused();
  await page.keyboard.press(' ');
  await expect(peek(page, '后看的会')).toBeVisible();
  await page.keyboard.press('Escape');

  const opened = page.context().waitForEvent('page');
  await first.click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(new DetailsPage(tab).subject).toHaveText('先看的会');
  await tab.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await new WeekGrid(page).open(day);
  const block = page.getByRole('grid').getByRole('link', { name: /后看的会/ });
  await untilHydrated(block);
  await block.click();
  await page.keyboard.press('ArrowLeft');
  await card.getByRole('link', { name: peekText.open }).click();
  await expect(new DetailsPage(page).subject).toHaveText('先看的会');
});

test(
  '[ROOM-03] [UX-01] on the room grid the peek comes by hover and by the space bar, and a click opens the page',
  { tag: '@long' },
  async ({ page, app, enterAs }) => {
    const day = '2026-12-27';
    await bookOn(await logIn(app.origin, organizer), day, ['格子里的会']);
    await enterAs(page, organizer);
    const rooms = new RoomsPage(page);
    await rooms.open(`?day=${day}`);
    await untilHydrated(rooms.grid);
    const block = rooms.row(room).getByRole('link', { name: /格子里的会/ });

    await block.hover();
    await expect(peek(page, '格子里的会')).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await block.focus();
    await page.keyboard.press(' ');
    await expect(peek(page, '格子里的会')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await block.click();
    await expect(new DetailsPage(page).subject).toHaveText('格子里的会');
  },
);

test(
  '[CAL-01] [R08] a meeting goes to another day by mouse and back by the undo',
  { tag: '@long' },
  async ({ page, app, enterAs }) => {
    const day = '2026-12-28';
    await bookOn(await logIn(app.origin, organizer), day, ['要挪的会']);
    await enterAs(page, organizer);
    await new SchedulePage(page).open(`?mode=calendar&day=${day}`);
    const cell = (on: string) => page.locator(`td[data-day="${on}"]`);
    const own = cell(day).getByRole('link', { name: /要挪的会/ });
    await untilHydrated(own);
    await own.hover();
    await page.mouse.down();
    // The card of the meeting may have come up over the day by now; it goes with the first move, and the second finds the day.
    await cell('2026-12-29').hover({ force: true });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await cell('2026-12-30').hover({ force: true });
    await expect(cell('2026-12-30')).toHaveAttribute('data-drop', 'open');
    await page.mouse.up();
    await expectToast(page, '已移动到 听雨 12月30日 周三 10:00–10:30');
    await expect(cell('2026-12-30').getByRole('link', { name: /要挪的会/ })).toBeVisible();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(own).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[NAV-07] the month is dots above the chosen day, whose meetings open from below', async ({
    page,
    app,
    enterAs,
  }) => {
    const day = '2026-12-29';
    await bookOn(await logIn(app.origin, organizer), day, ['手机上的会']);
    await enterAs(page, organizer);
    await new SchedulePage(page).open('?mode=calendar&day=2026-12-28');
    const month = page.getByRole('grid');
    const box = await month.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
    const chosen = page.getByRole('link', { name: /^2026年12月29日 周二，\d+ 场会议$/ });
    await untilHydrated(chosen);
    await chosen.tap();
    await expect(page).toHaveURL(/day=2026-12-29$/);
    const list = page.getByRole('region', { name: '12月29日 周二' });
    await list.getByRole('link', { name: /手机上的会/ }).tap();
    const card = peek(page, '手机上的会');
    await expect(card).toBeVisible();
    await expect
      .poll(async () =>
        Math.round(((await card.boundingBox())?.y ?? 0) + ((await card.boundingBox())?.height ?? 0)),
      )
      .toBe(844);
  });
});

test('[UX-01] no page has a tooltip of the browser', { tag: '@long' }, async ({ page, enterAs }) => {
  await enterAs(page, organizer);
  for (const path of [
    '/schedule',
    '/schedule?mode=calendar',
    '/rooms',
    '/order-meeting',
    '/contact',
    '/help',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[title]:not(iframe)'), path).toHaveCount(0);
  }
});

test(
  '[CAL-02] the month does not scroll for its footer at 900 px, and its lines keep off the edge',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    await new SchedulePage(page).open('?mode=calendar');
    const more = page.getByRole('link', { name: /^还有\d+个会议$/ }).first();
    await expect(more).toBeVisible();
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
    );
    expect(scrolls).toBe(0);
    const edges = await page.evaluate(() =>
      [...document.querySelectorAll('td[data-day]')].flatMap((cell) => {
        const last = [...cell.querySelectorAll('li')].at(-1);
        return last ? [cell.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom] : [];
      }),
    );
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(2);
  },
);
