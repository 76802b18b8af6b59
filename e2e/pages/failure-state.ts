import { expect, type Locator, type Page } from '@playwright/test';
import { commonText } from '@/lib/text/zh-cn/common';

/** The message in place of content that could not be loaded. */
export class FailureState {
  readonly alert: Locator;
  readonly retry: Locator;

  constructor(page: Page, title: string) {
    this.alert = page.getByRole('main').getByRole('alert').filter({ hasText: title });
    this.retry = this.alert.getByRole('button', { name: commonText.retry });
  }

  /** Tries again until it helps, as people do: a try is answered with the same message while the server is busy. */
  async retryUntil(mended: Locator): Promise<void> {
    await expect(async () => {
      if (await this.retry.isEnabled({ timeout: 100 }).catch(() => false))
        await this.retry.click({ timeout: 1_000 });
      await expect(mended).toBeVisible({ timeout: 10_000 });
    }, 'a retry mends').toPass({ timeout: 45_000 });
  }
}
