import type { Page } from '@playwright/test';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { expect, organizer, test } from '../fixtures';
import { demoPassword } from '../fixtures/api-client';
import { LoginPage } from '../pages/account/login-page';
import { ShellFrame } from '../pages/shell-frame';

/** The computed background of the whole page. */
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const white = 'rgb(255, 255, 255)';

async function expectEmbedded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(new ShellFrame(page).tabs).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await background(page)).toBe(white);
}

async function expectWhole(page: Page): Promise<void> {
  await expect(new ShellFrame(page).tab('schedule')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await background(page)).not.toBe(white);
}

test('[NAV-06] an address begins an embedded visit: without the frame, on white, over links and reloads, for this visitor alone', async ({
  page,
  browser,
  enterAs,
  baseURL,
}) => {
  await enterAs(page, organizer);
  await page.goto('/schedule?embedded=1');
  await expectEmbedded(page);

  await page.getByRole('link', { name: scheduleText.book }).first().click();
  await expect(page).toHaveURL(/\/order-meeting/);
  await expectEmbedded(page);
  expect(new URL(page.url()).searchParams.has('embedded')).toBe(false);
  await page.reload();
  await expectEmbedded(page);

  await test.step('another visitor has the whole product', async () => {
    const other = await browser.newContext({ baseURL });
    const otherPage = await other.newPage();
    await enterAs(otherPage, organizer);
    await otherPage.goto('/schedule');
    await expectWhole(otherPage);
    await other.close();
  });

  await page.goto('/schedule?embedded=0');
  await expectWhole(page);
  await page.reload();
  await expectWhole(page);
});

test('[NAV-06] who has to log in first stays embedded', { tag: '@long' }, async ({ page }) => {
  await page.goto('/rooms?embedded=1');
  await expect(page).toHaveURL(/\/login/);
  expect(await background(page)).toBe(white);
  await new LoginPage(page).logIn({ mobile: organizer, password: demoPassword });
  await expect(page).toHaveURL(/\/rooms/);
  await expectEmbedded(page);
});
