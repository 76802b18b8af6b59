import type { Locator, Page } from '@playwright/test';
import { meetingText } from '@/lib/text/zh-cn/meeting';

const { actions } = meetingText;

/** One's own invitation to a meeting. */
export class InvitationPage {
  readonly inviter: Locator;

  constructor(private readonly page: Page) {
    this.inviter = page.getByText(meetingText.invitedBy(''), { exact: false });
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/invited/${id}`);
  }

  async join(): Promise<void> {
    await this.page.getByRole('button', { name: actions.join }).click();
  }

  async askLeave(reason: string): Promise<void> {
    await this.page.getByRole('button', { name: actions.askLeave }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await dialog.getByRole('button', { name: actions.askLeave }).click();
  }

  async refuse(): Promise<void> {
    await this.page.getByRole('button', { name: actions.refuse }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: actions.refuse }).click();
  }
}
