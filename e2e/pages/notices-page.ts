import type { Locator, Page } from '@playwright/test';
import { noticesText } from '@/lib/text/zh-cn/notices';
import { shellText } from '@/lib/text/zh-cn/shell';
import { untilHydrated } from '../fixtures/browser/until-hydrated';

/** The bell, the list below it, and the same list as a page. */
export class NoticesPage {
  readonly bell: Locator;
  readonly panel: Locator;
  readonly heading: Locator;

  constructor(private readonly page: Page) {
    this.bell = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${shellText.notices}`) });
    this.panel = page.getByRole('dialog', { name: noticesText.title });
    this.heading = page.getByRole('heading', { level: 1, name: noticesText.title });
  }

  /** Opens a panel over the page, on phones the page of its own. */
  async openByBell(): Promise<void> {
    await untilHydrated(this.bell);
    await this.bell.click();
  }

  unreadMark(subject: string): Locator {
    return this.row(subject).getByRole('img', { name: noticesText.unreadMark });
  }

  row(subject: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: subject });
  }
}
