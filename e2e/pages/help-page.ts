import type { Locator, Page } from '@playwright/test';
import { helpText } from '@/lib/text/zh-cn/help';
import { keysText } from '@/lib/text/zh-cn/keys';
import { shellText } from '@/lib/text/zh-cn/shell';
import { untilHydrated } from '../fixtures/browser/until-hydrated';

export class HelpPage {
  readonly content: Locator;
  readonly submit: Locator;
  readonly keys: Locator;

  constructor(private readonly page: Page) {
    this.content = page.getByRole('textbox', { name: helpText.content });
    this.submit = page.getByRole('form', { name: helpText.feedback }).getByRole('button');
    this.keys = page.getByRole('dialog', { name: keysText.title });
  }

  async open(): Promise<void> {
    await this.page.goto('/help');
    await untilHydrated(this.page.getByRole('link', { name: shellText.help }));
  }

  /** Opens help by its icon in the frame. */
  async enter(): Promise<void> {
    await this.page.getByRole('link', { name: shellText.help }).click();
    await this.page.waitForURL('**/help');
  }

  async send(text: string): Promise<void> {
    await this.content.fill(text);
    await this.submit.click();
  }
}
