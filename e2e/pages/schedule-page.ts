import type { Locator, Page } from '@playwright/test';
import { scheduleText } from '@/lib/text/zh-cn/schedule';

/** My schedule, in a person's words. */
export class SchedulePage {
  readonly heading: Locator;
  readonly book: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.book = page.getByRole('link', { name: scheduleText.book });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/schedule${search}`);
  }

  group(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  meeting(subject: string): Locator {
    const link = this.page.getByRole('link', { name: subject, exact: true });
    return this.page.getByRole('listitem').filter({ has: link });
  }

  /** The way to the meeting's page, beside the ways out of a conflict that its row may offer. */
  link(subject: string): Locator {
    return this.meeting(subject).getByRole('link', { name: subject, exact: true });
  }

  day(name: RegExp): Locator {
    return this.page.getByRole('navigation', { name: scheduleText.week }).getByRole('link', { name });
  }

  async switchTo(mode: keyof typeof scheduleText.modes): Promise<void> {
    await this.page
      .getByRole('navigation', { name: scheduleText.modeSwitch })
      .getByRole('link', { name: scheduleText.modes[mode] })
      .click();
  }
}
