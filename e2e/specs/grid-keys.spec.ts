import type { Locator, Page } from '@playwright/test';
import { limits } from '@/lib/domain/limits/limits';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { clockOfItsOwn, expect, organizer, test } from '../fixtures';
import { untilHydrated } from '../fixtures/browser/until-hydrated';
import { RoomsPage } from '../pages/rooms/rooms-page';

test.use(clockOfItsOwn());

const day = '2026-12-16';

/** The grid as the keyboard works it, and as a screen reader hears it. */
function gridOf(page: Page) {
  const rooms = new RoomsPage(page);
  async function press(...keys: string[]) {
    for (const key of keys) await page.keyboard.press(key);
  }
  const says = (words: RegExp | string) => expect.poll(() => rooms.spoken()).toMatch(words);
  /** The grid takes the focus once script runs. */
  async function enter() {
    await expect(rooms.grid).toHaveAttribute('tabindex', '0');
    await rooms.grid.focus();
  }
  return { grid: rooms.grid, enter, press, says };
}

const rowsIn = (grid: Locator) => grid.locator('[data-index]').count();

/** Within the scroller, clear of the names on the left, the hours above and the foot of the frame. */
const isInSight = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const cell = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    const frame = grid.closest('[data-scroller]')?.getBoundingClientRect();
    const box = cell?.getBoundingClientRect();
    if (!box || !frame) return false;
    return (
      box.left >= frame.left + 216 &&
      box.right <= frame.right &&
      box.top >= frame.top + 32 &&
      box.bottom <= frame.bottom
    );
  });

test('[UX-01] [BEY-01] a room is booked by keyboard alone with at most 12 keys after log-in', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, organizer);
  await page.goto('/schedule');
  await expect(page.getByRole('link', { name: '会议室', exact: true })).toBeVisible();
  const { grid, says } = gridOf(page);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };

  for (let tabs = 0; tabs < 4; tabs += 1) await press('Tab');
  await expect(page.getByRole('link', { name: '会议室', exact: true })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('link', { name: roomGridText.skipToGrid })).toBeFocused();
  await press('Enter');
  await expect(grid).toBeFocused();
  await says(/^望江，8 人.*场预订。\d\d:\d\d 空闲，可预订至/);
  await press('Enter');
  const { card, booked } = new RoomsPage(page);
  await expect(card.getByLabel('会议主题')).toBeFocused();
  for (const letter of '早会') {
    keys += 1;
    await page.keyboard.insertText(letter);
  }
  await press('Enter');
  await expect(booked).toContainText('望江');
  await expect(grid.getByRole('link', { name: /我的 早会/ })).toBeFocused();
  expect(keys).toBeLessThanOrEqual(12);

  await page.keyboard.press('Control+z');
  await expect(grid.getByRole('link', { name: /早会/ })).toHaveCount(0);
});

test('[UX-01] [R34] keys go everywhere on the grid, which keeps few rows, the focus and the place', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, organizer);
  await new RoomsPage(page).open(`?day=${day}`);
  const { grid, enter, press, says } = gridOf(page);
  await enter();

  await test.step('it begins in the working day, and every step is spoken and in sight', async () => {
    await says(/^望江，.*09:00 空闲，可预订至 24:00$/);
    await press('ArrowRight', 'ArrowRight');
    await says(/^09:30 空闲/);
    await press('End');
    await says(/^23:45 空闲/);
    expect(await isInSight(page)).toBe(true);
    await press('Home');
    await says(/^00:00 空闲/);
    expect(await isInSight(page)).toBe(true);
  });

  await test.step('shut time says why, what is free next and which other room is', async () => {
    await press('ArrowDown', 'ArrowDown');
    await says(/^观云，.*00:00 仅 09:00–18:00 可订，最近空闲 09:00–.*，此时空闲：望江$/);
    await press('g');
    await says(/^09:00 空闲/);
  });

  await test.step('the last room comes with its page, and few rows stay in the document', async () => {
    await expect(async () => {
      await press('Control+End');
      expect(Number(await grid.getAttribute('aria-rowcount'))).toBe(43);
      expect(await grid.evaluate((element) => element.getAttribute('aria-activedescendant'))).toContain(
        'row-41-',
      );
    }).toPass();
    expect(await isInSight(page)).toBe(true);
    expect(await rowsIn(grid)).toBeLessThan(42);
    await press('Control+Home');
    await says(/^望江/);
  });

  await test.step('scrolled away, the place is kept; the next key comes back to it', async () => {
    await grid.hover();
    await page.mouse.wheel(0, 4_000);
    await expect(page.getByRole('row', { name: /^望江/ })).not.toBeInViewport();
    await expect(grid).toBeFocused();
    await press('ArrowRight');
    await says(/^09:15/);
    await expect(page.getByRole('row', { name: /^望江/ })).toBeInViewport();
    expect(await isInSight(page)).toBe(true);
  });

  await test.step('paper shows every loaded room', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => rowsIn(grid)).toBe(42);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => rowsIn(grid)).toBeLessThan(42);
  });
});

test(
  '[UX-01] [ROOM-03] Shift and the arrows select, Esc drops, Enter books what is selected',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    const rooms = new RoomsPage(page);
    await rooms.open(`?day=${day}`);
    const { grid, enter, press, says } = gridOf(page);
    const draft = grid.locator('[data-draft]');
    await enter();
    await press(
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'Shift+ArrowRight',
      'Shift+ArrowRight',
    );
    await says(/^10:00–10:45 已选 45 分钟$/);
    await expect(draft).toContainText('45 分钟');
    for (let more = 0; more < 6; more += 1) await press('Shift+ArrowRight');
    await says(/^10:00–11:30 已选 1 小时 30 分钟$/);
    await expect(page.getByText('会议时长不能超过90分钟').filter({ visible: true }).first()).toBeVisible();
    await press('Escape');
    await expect(draft).toHaveCount(0);
    await says(/^已取消选择，11:15 空闲/);
    await press('Shift+ArrowLeft', 'Enter');
    await expect(rooms.card).toContainText('11:00');
    await expect(rooms.card.getByLabel('会议主题')).toBeFocused();
    await press('Escape');
    await expect(rooms.card).toHaveCount(0);
    await expect(grid).toBeFocused();
    await says(/^(已取消选择，)?11:00 空闲/);
  },
);

test(
  '[R34] the page holds its first rooms before any script runs',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    const html = await (await page.request.get(`/rooms?day=${day}`)).text();
    expect(html.match(/data-index="\d+"/g)).toHaveLength(limits.roomRowsInFirstPaint);
  },
);

test(
  '[UX-01] keys answer at once, and what Enter opens comes with its code',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    const rooms = new RoomsPage(page);
    await rooms.open(`?day=${day}`);
    await untilHydrated(rooms.grid);
    let letCome = () => {};
    const held = new Promise<void>((resolve) => (letCome = resolve));
    await page.route('**/_next/static/chunks/**', async (route) => {
      await held;
      await route.continue();
    });
    await rooms.intoGrid();
    for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect(rooms.grid).toBeFocused();
    await expect(rooms.grid).toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Enter');
    letCome();
    await expect(rooms.subject).toBeFocused();
    await expect(rooms.row('听涛').locator('[data-draft]')).toContainText('09:15–09:45');
  },
);
