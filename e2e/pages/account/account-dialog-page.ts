import type { Locator, Page } from '@playwright/test';
import { accountDialogText } from '@/lib/text/zh-cn/account-dialog';
import { ShellFrame } from '../shell-frame';

/** The account's dialog, in a person's words. */
export class AccountDialogPage {
  readonly dialog: Locator;
  readonly places: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: accountDialogText.title });
    this.places = this.dialog.getByRole('region', { name: accountDialogText.sessions }).getByRole('listitem');
  }

  async open(realName: string): Promise<void> {
    const menu = await new ShellFrame(this.page).openMenu(realName);
    await menu.getByRole('menuitem', { name: accountDialogText.title }).click();
  }

  /** Logs out the place in that row, and says yes to the question. */
  async end(place: Locator): Promise<void> {
    await place.getByRole('button').click();
    const question = this.page.getByRole('dialog', { name: /^确定要退出/ });
    await question.getByRole('button', { name: accountDialogText.end, exact: true }).click();
  }
}
