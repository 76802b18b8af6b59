import type { Locator, Page } from '@playwright/test';
import { shellText } from '@/lib/text/zh-cn/shell';
import { untilHydrated } from '../fixtures/browser/until-hydrated';

/** The frame around every screen. */
export class ShellFrame {
  readonly tabs: Locator;

  constructor(private readonly page: Page) {
    this.tabs = page.getByRole('navigation', { name: shellText.navigation });
  }

  tab(name: keyof typeof shellText.tabs) {
    return this.tabs.getByRole('link', { name: shellText.tabs[name] });
  }

  async openMenu(realName: string): Promise<Locator> {
    const button = this.page.getByRole('button', { name: shellText.menuOf(realName) });
    await untilHydrated(button);
    await button.click();
    return this.page.getByRole('menu');
  }

  async logOut(realName: string): Promise<void> {
    const menu = await this.openMenu(realName);
    await menu.getByRole('menuitem', { name: shellText.logOut }).click();
  }
}
