import { expect, organizer, test } from '../fixtures';
import { DetailsPage } from '../pages/details-page';
import { SchedulePage } from '../pages/schedule-page';

// The company is in Shanghai; neither the server's zone nor the visitor's may show.
test.use({ appEnv: { TZ: 'UTC' } });
test.beforeEach(({ page, enterAs }) => enterAs(page, organizer));

for (const timezoneId of ['America/New_York', 'Pacific/Kiritimati', 'America/St_Johns']) {
  test.describe(`[R34] server in UTC, browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the day and its times are those of Shanghai', async ({ page }) => {
      const schedule = new SchedulePage(page);
      await schedule.open();
      await expect(schedule.heading).toHaveText('11月18日 周三');
      await expect(schedule.day(/今天/)).toHaveAccessibleName(/^2026年11月18日 周三，今天/);

      const row = schedule.group('今日安排').getByRole('listitem').filter({ hasText: '24:00' });
      await expect(row.getByRole('time')).toHaveText(['23:00', '24:00']);
      await row.getByRole('link').click();
      await expect(new DetailsPage(page).overview).toContainText('11月18日 周三23:00–24:00');
    });

    test('[CAL-01] the month has the same cells and marks the same day', async ({ page }) => {
      await new SchedulePage(page).open('?mode=calendar');
      const cells = page.getByRole('gridcell');
      await expect(cells).toHaveCount(42);
      await expect(page.getByRole('columnheader').first()).toHaveText('周日');
      await expect(cells.first()).toContainText('2026年11月1日 周日');
      await expect(page.locator('td[aria-current=date]')).toContainText('2026年11月18日');
    });
  });
}
