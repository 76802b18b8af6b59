import type { Page } from '@playwright/test';
import { shellText } from '@/lib/text/zh-cn/shell';

/** The frame around every screen. */
export class ShellFrame {
  constructor(private readonly page: Page) {}

  tab(name: keyof typeof shellText.tabs) {
    return this.page
      .getByRole('navigation', { name: shellText.navigation })
      .getByRole('link', { name: shellText.tabs[name] });
  }

  async logOut(realName: string): Promise<void> {
    await this.page.getByRole('button', { name: shellText.menuOf(realName) }).click();
    await this.page.getByRole('menuitem', { name: shellText.logOut }).click();
  }
}
