import type { Locator, Page } from '@playwright/test';
import { accountText } from '@/lib/text/zh-cn/account';

/** The log-in page, in a person's words. */
export class LoginPage {
  readonly mobile: Locator;
  readonly password: Locator;
  readonly agreement: Locator;
  readonly submit: Locator;

  constructor(private readonly page: Page) {
    this.mobile = page.getByLabel(accountText.fields.mobile);
    this.password = page.getByLabel(accountText.fields.password, { exact: true });
    this.agreement = page.getByRole('checkbox', { name: accountText.agreement });
    this.submit = page.getByRole('button', { name: accountText.logIn });
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
  }

  async logIn({ mobile, password }: { mobile: string; password: string }): Promise<void> {
    await this.mobile.fill(mobile);
    await this.password.fill(password);
    await this.agreement.check();
    await this.submit.click();
  }
}
