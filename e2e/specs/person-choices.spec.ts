import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { giveSession } from '../fixtures/session/give-session';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { SchedulePage } from '../pages/schedule-page';
import { ShellFrame } from '../pages/shell-frame';

test('[CFG-04] mode, theme and room filter follow a person to another device; an address wins', async ({
  page,
  app,
  browser,
  enterAs,
}) => {
  await enterAs(page, organizer);
  const schedule = new SchedulePage(page);
  await schedule.open();
  const stored = page.waitForResponse(/userSet/);
  await schedule.switchTo('calendar');
  expect((await stored).status()).toBe(200);

  await page.goto('/rooms');
  const rooms = new RoomsPage(page);
  const filtered = page.waitForResponse(/userSet/);
  await page.locator('label', { hasText: '20+' }).click();
  expect((await filtered).status()).toBe(200);
  await expect(rooms.row('望江')).toHaveCount(0);

  const menu = await new ShellFrame(page).openMenu('林晓');
  const themed = page.waitForResponse(/userSet/);
  await menu.getByRole('menuitemradio', { name: '深色' }).click();
  expect((await themed).status()).toBe(200);

  const device = await browser.newContext({ baseURL: app.origin });
  await giveSession(device, await logIn(app.origin, organizer), app.origin);
  const other = await device.newPage();
  await other.goto('/schedule');
  await expect(new SchedulePage(other).heading).toHaveText('2026年11月');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.goto('/rooms');
  await expect(other.getByRole('radio', { name: '20+' })).toBeChecked();
  await expect(other).toHaveURL(/capacity=20/);
  await other.goto('/schedule?mode=list');
  await expect(new SchedulePage(other).heading).toHaveText('11月18日 周三');
  await device.close();
});
