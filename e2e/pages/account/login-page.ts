import { expect, type Locator, type Page } from '@playwright/test';
import { accountText } from '@/lib/text/zh-cn/account';

/** The log-in page, in a person's words. */
export class LoginPage {
  readonly mobile: Locator;
  readonly password: Locator;
  readonly code: Locator;
  readonly agreement: Locator;
  readonly submit: Locator;

  constructor(private readonly page: Page) {
    this.mobile = page.getByLabel(accountText.fields.mobile);
    this.password = page.getByLabel(accountText.fields.password, { exact: true });
    this.code = page.getByLabel(accountText.fields.smsCode, { exact: true });
    this.agreement = page.getByRole('checkbox', { name: accountText.agreement });
    this.submit = page.getByRole('button', { name: accountText.logIn });
  }

  async open(mode: keyof typeof accountText.modes = 'password'): Promise<void> {
    await this.page.goto(`/login?mode=${mode}`);
  }

  /** Wherever the page stands: what it shows first is another mode. */
  async logIn({ mobile, password }: { mobile: string; password: string }): Promise<void> {
    const other = this.page.getByRole('link', { name: accountText.modes.password });
    await expect(this.password.or(other)).toBeVisible();
    if (await other.isVisible()) await other.click();
    await this.mobile.fill(mobile);
    await this.password.fill(password);
    await this.agreement.check();
    await this.submit.click();
  }

  async askForCode(mobile: string): Promise<void> {
    await this.mobile.fill(mobile);
    await this.page.getByRole('button', { name: accountText.getCode }).click();
  }

  async logInByCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.agreement.check();
    await this.submit.click();
  }

  /** The button while another code has to be waited for. */
  get countdown(): Locator {
    return this.page.getByRole('button', { name: /^\d+s$/ });
  }
}
