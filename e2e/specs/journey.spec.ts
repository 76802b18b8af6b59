import type { Page } from '@playwright/test';
import { expect, organizer, test } from '../fixtures';
import { DetailsPage } from '../pages/details-page';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { SchedulePage } from '../pages/schedule-page';
import { ShellFrame } from '../pages/shell-frame';

/** The purpose of the product in one go; every step starts from what the one before left on the screen. */
async function bookAndCancel(page: Page, subject: string): Promise<void> {
  const schedule = new SchedulePage(page);
  const rooms = new RoomsPage(page);
  const details = new DetailsPage(page);
  const shell = new ShellFrame(page);

  await expect(schedule.heading).toHaveText('11月18日 周三');
  await expect(schedule.group('今日安排').getByRole('listitem').first()).toBeVisible();

  await shell.tab('rooms').click();
  await rooms.pickNextFree('望江');
  await rooms.send(subject);
  await rooms.openBooked();

  await expect(details.subject).toHaveText(subject);
  await expect(details.overview).toContainText('待开始');
  await expect(details.overview).toContainText('望江');
  await expect(details.card('参会人')).toContainText('林晓');

  await shell.tab('schedule').click();
  await schedule.link(subject).click();
  await details.cancel();
  await expect(page.getByText('取消成功')).toBeVisible();
  await expect(details.overview).toContainText('已取消');

  await shell.logOut('林晓');
  await expect(page).toHaveURL(/\/login$/);
}

test('books a free room, opens the meeting, cancels it and logs out', async ({ page, login }) => {
  await login(page, organizer);
  await expect(page).toHaveURL(/\/schedule$/);
  await bookAndCancel(page, '版本评审');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('books a free room, opens the meeting, cancels it and logs out', async ({ page, login }) => {
    await login(page, organizer);
    await expect(page).toHaveURL(/\/schedule$/);
    await bookAndCancel(page, '路上的评审');
  });

  test(
    '[NAV-07] screens scroll only inside their own containers',
    { tag: '@long' },
    async ({ page, enterAs }) => {
      await enterAs(page, organizer);
      for (const path of ['/schedule', '/schedule?mode=calendar', '/rooms', '/order-meeting']) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    },
  );
});
