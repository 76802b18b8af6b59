import type { Locator, Page } from '@playwright/test';
import { plannerText, seriesListText, seriesRuleText } from '@/lib/text/zh-cn/series';

/** The repetition of the booking form: its rule, and its occurrences one by one. */
export class SeriesPlanner {
  readonly rule: Locator;
  readonly count: Locator;
  readonly plan: Locator;
  readonly heading: Locator;
  readonly summary: Locator;

  constructor(page: Page) {
    const fields = page.getByRole('group', { name: seriesRuleText.field });
    this.rule = fields.getByRole('combobox', { name: seriesRuleText.field });
    this.count = fields.getByLabel(seriesRuleText.count);
    this.plan = page.getByRole('region', { name: plannerText.title });
    this.heading = this.plan.getByRole('heading');
    this.summary = this.plan.getByRole('status');
  }

  async repeat(rule: string, times: number): Promise<void> {
    await this.rule.selectOption({ label: rule });
    await this.count.fill(String(times));
  }

  row(day: string): Locator {
    return this.plan.getByRole('group', { name: new RegExp(`^${day} `) });
  }

  press(name: string): Promise<void> {
    return this.plan.getByRole('button', { name }).click();
  }
}

/** The whole series on the page of one of its occurrences. */
export class SeriesCard {
  readonly card: Locator;

  constructor(page: Page) {
    this.card = page.getByRole('region', { name: seriesListText.title });
  }

  row(day: string): Locator {
    return this.card.getByRole('listitem').filter({ hasText: day });
  }
}
