import { expect, type Locator, type Page } from '@playwright/test';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { notesText } from '@/lib/text/zh-cn/notes';

const { item, toolbar } = notesText;

/** The notes on the page of a meeting. */
export class NotesPage {
  readonly card: Locator;
  readonly body: Locator;
  readonly saved: Locator;

  constructor(private readonly page: Page) {
    this.card = page.getByRole('region', { name: meetingText.fields.notes });
    this.body = page.getByRole('textbox', { name: notesText.body });
    this.saved = page.getByText(notesText.state.saved);
  }

  async open(meetingNo: string): Promise<void> {
    await this.page.goto(`/details/${meetingNo}`);
  }

  async startWriting(): Promise<void> {
    await this.card.getByRole('button', { name: /^(撰写纪要|编辑纪要|继续撰写|查看并发布)$/ }).click();
    await this.body.waitFor();
  }

  /** A new paragraph at the end. */
  async type(text: string): Promise<void> {
    await this.body.press('Control+End');
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.type(text);
  }

  /** Pastes at the end, below any list: a second Enter leaves it. */
  async paste(html: string): Promise<void> {
    await this.body.press('Control+End');
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.press('Enter');
    await this.body.evaluate((element, markup) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', markup);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  }

  async addCheckItem(text: string, { person, day }: { person: string; day: string }): Promise<void> {
    await this.body.press('Control+End');
    await this.page.keyboard.press('Enter');
    await this.card.getByRole('button', { name: toolbar.checks }).click();
    // The editor takes the focus back from the button in a frame of its own.
    await expect(this.body).toBeFocused();
    await this.page.keyboard.insertText(text);
    await this.card.getByRole('button', { name: item.open(text) }).click();
    const dialog = this.page.getByRole('dialog', { name: item.title });
    await dialog.getByLabel(item.person).selectOption({ label: person });
    await dialog.getByLabel(item.day).fill(day);
    await dialog.getByRole('button', { name: item.save }).click();
  }

  conflictWith(name: string): Locator {
    return this.card.getByRole('alert', { name: notesText.conflict.title(name) });
  }

  async publish(): Promise<void> {
    await this.card.getByRole('button', { name: notesText.publish, exact: true }).click();
  }

  async dropDraft(): Promise<void> {
    await this.card.getByRole('button', { name: notesText.drop }).click();
    await this.page
      .getByRole('dialog', { name: notesText.dropConfirm })
      .getByRole('button', { name: notesText.drop })
      .click();
  }
}
