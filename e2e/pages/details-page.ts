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
    const [ask, confirm] = this.cancelButtons();
    await ask.click();
    await confirm.click();
  }

  async cancelByKeyboard(): Promise<void> {
    const [ask, confirm] = this.cancelButtons();
    await ask.press('Enter');
    await confirm.press('Enter');
  }

  private cancelButtons(): readonly [ask: Locator, confirm: Locator] {
    const cancel = { name: meetingText.actions.cancel };
    const dialog = this.page.getByRole('dialog', { name: detailsText.confirmCancel });
    return [this.overview.getByRole('button', cancel), dialog.getByRole('button', cancel)];
  }
}
