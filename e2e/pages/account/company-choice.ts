import type { Page } from '@playwright/test';
import { untilHydrated } from '../../fixtures/browser/until-hydrated';

/** Enters one of the companies of a person who has several. */
export async function enterCompany(page: Page, name: string): Promise<void> {
  await page.goto('/switch');
  await untilHydrated(page.getByRole('button', { name: '立即进入' }));
  await page.getByRole('radio', { name }).check({ force: true });
  await page.getByRole('button', { name: '立即进入' }).click();
  await page.waitForURL('**/schedule**');
}
