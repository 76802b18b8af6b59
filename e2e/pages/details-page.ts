import type { Locator, Page } from '@playwright/test';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';

/** One meeting for reading, with what one may do there. */
export class DetailsPage {
  readonly subject: Locator;
  readonly overview: Locator;

  constructor(private readonly page: Page) {
    this.subject = page.getByRole('heading', { level: 1 });
    this.overview = page.getByRole('article');
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  async cancel(): Promise<void> {
    const cancel = { name: meetingText.actions.cancel };
    await this.overview.getByRole('button', cancel).click();
    await this.page
      .getByRole('dialog', { name: detailsText.confirmCancel })
      .getByRole('button', cancel)
      .click();
  }
}
