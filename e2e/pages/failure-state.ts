import type { Locator, Page } from '@playwright/test';
import { commonText } from '@/lib/text/zh-cn/common';

/** The message in place of content that could not be loaded. */
export class FailureState {
  readonly alert: Locator;
  readonly retry: Locator;

  constructor(page: Page, title: string) {
    this.alert = page.getByRole('main').getByRole('alert').filter({ hasText: title });
    this.retry = this.alert.getByRole('button', { name: commonText.retry });
  }
}
