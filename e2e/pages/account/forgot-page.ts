import type { Locator, Page } from '@playwright/test';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import { setPasswordText } from '@/lib/text/zh-cn/set-password';
import { solveCaptcha } from '../../fixtures/captcha/solve-captcha';

/** The page for a forgotten password, in a person's words. */
export class ForgotPage {
  readonly mobile: Locator;
  readonly smsCode: Locator;

  constructor(private readonly page: Page) {
    this.mobile = page.getByLabel(accountText.fields.mobile);
    this.smsCode = page.getByRole('textbox', { name: accountText.fields.smsCode, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/forgot-password');
  }

  /** Has a code sent to the number, with all that is asked for on the way. */
  async askForCode(mobile: string): Promise<void> {
    await this.mobile.fill(mobile);
    await this.page.getByRole('button', { name: accountText.getCode }).click();
    await solveCaptcha(this.page);
    await this.page.getByText(entryText.codeSentIfKnown).waitFor();
  }

  async setPassword({ smsCode, password }: { smsCode: string; password: string }): Promise<void> {
    await this.smsCode.fill(smsCode);
    await this.page.getByLabel(accountText.fields.newPassword).fill(password);
    await this.page.getByLabel(accountText.fields.confirmPassword).fill(password);
    await this.page.getByRole('button', { name: setPasswordText.submit }).click();
  }
}
