import type { Page } from '@playwright/test';
import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { startApp } from '../fixtures/processes/app-process';
import { giveSession } from '../fixtures/session/give-session';
import { watchPage } from '../fixtures/browser/watch-page';
import { DetailsPage } from '../pages/details-page';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { SchedulePage } from '../pages/schedule-page';

/** Each zone once as the server's and once as the visitor's; never both at the same time. */
const zones = {
  'Asia/Shanghai': 'UTC',
  UTC: 'America/New_York',
  'America/New_York': 'Asia/Kolkata',
  'Asia/Kolkata': 'Pacific/Kiritimati',
  'Pacific/Kiritimati': 'America/St_Johns',
  'America/St_Johns': 'Asia/Shanghai',
};

async function expectDayOfShanghai(page: Page): Promise<void> {
  const schedule = new SchedulePage(page);
  await schedule.open();
  await expect(schedule.heading).toHaveText('11月18日 周三');
  await expect(schedule.day(/今天/)).toHaveAccessibleName(/^2026年11月18日 周三，今天/);

  const row = schedule.group('今日安排').getByRole('listitem').filter({ hasText: '24:00' });
  await expect(row.getByRole('time')).toHaveText(['23:00', '24:00']);
  await row.getByRole('link').click();
  await expect(new DetailsPage(page).overview).toContainText('11月18日 周三23:00–24:00');
}

async function expectGridOfShanghai(page: Page): Promise<void> {
  const rooms = new RoomsPage(page);
  await rooms.open();
  await expect(rooms.row('望江').getByRole('link', { name: /产品周会/ })).toContainText('09:30–10:15');
}

async function expectMonthOfShanghai(page: Page): Promise<void> {
  await new SchedulePage(page).open('?mode=calendar');
  const cells = page.getByRole('gridcell');
  await expect(cells).toHaveCount(42);
  await expect(page.getByRole('columnheader').first()).toHaveText('周日');
  await expect(cells.first()).toContainText('2026年11月1日 周日');
  await expect(page.locator('td[aria-current=date]')).toContainText('2026年11月18日');
}

// The company is in Shanghai; neither the server's zone nor the visitor's may show. One pair that is a day apart is always tried.
for (const [serverZone, browserZone] of Object.entries(zones)) {
  test(
    `[R34] [CAL-01] server in ${serverZone}, browser in ${browserZone}: day, grid and month are Shanghai’s`,
    { tag: serverZone === 'Pacific/Kiritimati' ? [] : '@long' },
    async ({ browser }) => {
      const { origin, end } = await startApp({ env: { TZ: serverZone } });
      const context = await browser.newContext({ baseURL: origin, timezoneId: browserZone, locale: 'zh-CN' });
      await giveSession(context, await logIn(origin, organizer), origin);
      const page = await context.newPage();
      const { complaints } = await watchPage(page);
      await expectDayOfShanghai(page);
      await expectGridOfShanghai(page);
      await expectMonthOfShanghai(page);
      expect(complaints()).toEqual([]);
      await context.close();
      await end();
    },
  );
}
