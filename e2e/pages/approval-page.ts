import type { Locator, Page } from '@playwright/test';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { approvalCentreText, requestText, settleText } from '@/lib/text/zh-cn/approval-centre';
import { untilHydrated } from '../fixtures/browser/until-hydrated';

/** The approval centre and the pages of its requests. */
export class ApprovalPage {
  readonly heading: Locator;
  readonly batch: Locator;
  readonly results: Locator;
  readonly request: Locator;
  readonly history: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.batch = page.getByRole('toolbar', { name: settleText.batch });
    this.results = page.getByRole('status', { name: settleText.results });
    this.request = page.getByRole('article');
    this.history = page.getByRole('region', { name: approvalCentreText.history });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/approval-center${search}`);
    await untilHydrated(this.page.getByRole('navigation', { name: approvalCentreText.kinds }));
  }

  row(subject: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.link(subject) });
  }

  link(subject: string): Locator {
    return this.page.getByRole('link', { name: subject, exact: true });
  }

  rows(): Locator {
    return this.page.getByRole('list', { name: approvalCentreText.list }).locator('[data-request]');
  }

  async agree(subject: string): Promise<void> {
    await this.page.getByRole('button', { name: settleText.agreeTo(subject) }).click();
  }

  async refuse(subject: string, reason: string): Promise<void> {
    await this.page.getByRole('button', { name: settleText.refuseOf(subject) }).click();
    const form = this.page.getByRole('form', { name: settleText.refuseOf(subject) });
    await form.getByRole('textbox').fill(reason);
    await form.getByRole('button', { name: settleText.confirmRefuse }).click();
  }

  async choose(subject: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: settleText.select(subject) }).check();
  }

  async revoke(): Promise<void> {
    const name = requestText.revoke;
    await this.page.getByRole('button', { name }).click();
    const dialog = this.page.getByRole('dialog', { name: requestText.confirmRevoke });
    await dialog.getByRole('button', { name }).click();
  }

  async askAgain(reason: string): Promise<void> {
    await this.page.getByRole('button', { name: requestText.askAgain }).click();
    await this.page.getByRole('textbox', { name: approvalText.reason }).fill(reason);
    await this.page.getByRole('button', { name: requestText.submit }).click();
  }

  async remind(): Promise<void> {
    await this.page.getByRole('button', { name: requestText.remind }).click();
  }
}
