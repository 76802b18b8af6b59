import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { accountText } from '@/lib/text/zh-cn/account';
import { shellText } from '@/lib/text/zh-cn/shell';
import { logIn, organizer } from '../../fixtures/api-client';
import { test } from '../../fixtures/browser/firefox-test';
import { elementOf } from '../../fixtures/browser/element-of';
import { untilHydrated } from '../../fixtures/browser/until-hydrated';
import { sayWords, wordsRead } from '../../fixtures/browser/words-read';

async function logOut(page: Page): Promise<void> {
  const menu = await elementOf(page, `[aria-label="${shellText.menuOf('林晓')}"]`);
  await untilHydrated(menu);
  await menu.click();
  const logOutItem = await elementOf(page, `[role=menuitem]::-p-text(${shellText.logOut})`);
  // In the page, because the menu may still be moving to where it opens.
  await logOutItem.evaluate((item) => (item as HTMLElement).click());
}

test(
  '[S12] Back shows nothing after a log-out, in Firefox either',
  { tag: '@long' },
  async ({ windowOf, stage: { app } }) => {
    const page = await windowOf(await logIn(app.origin, organizer));
    await page.evaluateOnNewDocument(sayWords);
    const read = wordsRead(page);
    await page.goto(`${app.origin}/schedule`);
    const meeting = await elementOf(page, 'a[href^="/details/"]');
    await untilHydrated(meeting);
    await meeting.click();
    await expect.poll(() => read.at(-1)).toContain('/details/');
    const subject = await (await elementOf(page, 'h1')).evaluate((heading) => heading.textContent);
    await expect.poll(() => read.at(-1)).toContain(subject);
    // A page of its own: the log-out takes the place of this one, and Back leads to the details.
    await page.goto(`${app.origin}/help`);
    await logOut(page);
    await expect.poll(() => read.at(-1)).toContain('/login');

    for (const left of ['details', 'schedule']) {
      read.length = 0;
      await page.evaluate(() => history.back());
      await expect.poll(() => read.at(-1)).toContain(`/login?to=%2F${left}`);
      await expect.poll(() => read.at(-1)).toContain(accountText.logIn);
      expect(read.join('\n')).not.toContain(subject);
    }
  },
);
