import type { Locator, Page } from '@playwright/test';
import { contactCardText, contactsText } from '@/lib/text/zh-cn/contacts';
import { labelsText } from '@/lib/text/zh-cn/labels';

/** The address book with its card. */
export class ContactsPage {
  readonly heading: Locator;
  readonly search: Locator;
  readonly card: Locator;
  readonly tree: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.search = page.getByRole('searchbox', { name: contactsText.search });
    this.card = page.getByRole('dialog', { name: contactCardText.title });
    this.tree = page.getByRole('tree', { name: contactsText.groups.organization });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/contact${search}`);
  }

  group(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: contactsText.groupsName })
      .getByRole('link', { name: new RegExp(`^${name}`) });
  }

  person(name: string): Locator {
    return this.page.getByRole('list').getByRole('link', { name: new RegExp(`^${name}`) });
  }

  department(name: string): Locator {
    return this.tree.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  }

  /** Searches as a person does: types and presses Enter. */
  async searchFor(keyword: string): Promise<void> {
    await this.search.fill(keyword);
    await this.search.press('Enter');
  }

  async setRemark(remark: string): Promise<void> {
    await this.card.getByRole('button', { name: new RegExp(contactCardText.remark) }).click();
    const field = this.card.getByRole('textbox', { name: contactCardText.remark });
    await field.fill(remark);
    await field.press('Enter');
  }

  async closeCard(): Promise<void> {
    await this.page.keyboard.press('Escape');
  }

  async createLabel(name: string): Promise<void> {
    await this.page.getByRole('button', { name: labelsText.create }).first().click();
    const dialog = this.page.getByRole('dialog', { name: labelsText.create });
    await dialog.getByLabel(labelsText.name).fill(name);
    await dialog.getByRole('button', { name: labelsText.save }).click();
  }

  get manageMembers(): Locator {
    return this.page.getByRole('button', { name: labelsText.members });
  }
}
