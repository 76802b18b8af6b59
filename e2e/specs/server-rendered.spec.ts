import { expect, organizer, test } from '../fixtures';
import { DetailsPage } from '../pages/details-page';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { SchedulePage } from '../pages/schedule-page';

test(
  '[UX-04] a page loads no style sheet that it does not use',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    for (const path of ['/schedule', '/rooms', '/order-meeting', '/help']) {
      const response = await page.goto(path);
      expect(await response?.text()).not.toMatch(/<link rel="preload"[^>]* as="style"/);
    }
  },
);

test.describe('[UX-04] without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page, enterAs }) => enterAs(page, organizer));

  test('the day is there, other days are links, and a row leads to its meeting', async ({ page }) => {
    const schedule = new SchedulePage(page);
    await schedule.open();
    await expect(schedule.heading).toHaveText('11月18日 周三');
    await schedule.day(/11月17日/).click();
    await expect(schedule.heading).toHaveText('11月17日 周二');
    await schedule.day(/11月18日/).click();

    const first = schedule.group('今日安排').getByRole('link').first();
    const subject = await first.innerText();
    await first.click();
    await expect(new DetailsPage(page).subject).toHaveText(subject);
    await expect(new DetailsPage(page).card('参会人')).toContainText('林晓');
  });

  test('the month is there', { tag: '@long' }, async ({ page }) => {
    await new SchedulePage(page).open('?mode=calendar');
    await expect(page.getByRole('gridcell')).toHaveCount(42);
    await expect(page.getByRole('gridcell').getByRole('link').first()).toBeVisible();
  });

  test('the rooms are there with what is booked', async ({ page }) => {
    const rooms = new RoomsPage(page);
    await rooms.open();
    await expect(rooms.row('望江')).toBeVisible();
    await expect(page.getByRole('row')).not.toHaveCount(0);
  });
});

test.describe('[NAV-02] [UX-04] without script, an address that names nothing', () => {
  test.use({
    javaScriptEnabled: false,
    toleratedComplaints: [/Failed to load resource: the server responded with a status of 404/],
  });

  test('is a whole page with its words', { tag: '@long' }, async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    for (const [path, title] of [
      ['/details/x', '会议不存在'],
      ['/details/0000000000', '会议不存在'],
      ['/room-detail/x', '会议室不存在'],
      ['/agreement/x', '页面不存在'],
      ['/nowhere', '页面不存在'],
    ] as const) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
      });
    }
  });
});
