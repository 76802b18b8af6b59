import type { Locator, Page } from '@playwright/test';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';

/** The picker of people in its dialog. */
export class PeoplePickerPage {
  readonly dialog: Locator;
  readonly search: Locator;
  readonly chosen: Locator;
  readonly confirm: Locator;

  constructor(page: Page, title: string) {
    this.dialog = page.getByRole('dialog', { name: title });
    this.search = this.dialog.getByRole('combobox', { name: peoplePickerText.search });
    this.chosen = this.dialog.getByRole('region', { name: peoplePickerText.chosen });
    this.confirm = this.dialog.getByRole('button', { name: new RegExp(`^${peoplePickerText.confirm}`) });
  }

  option(name: string): Locator {
    return this.dialog.getByRole('option', { name: new RegExp(`^${name}`) });
  }

  tab(source: keyof typeof peoplePickerText.source): Locator {
    return this.dialog.getByRole('tab', { name: peoplePickerText.source[source] });
  }
}
