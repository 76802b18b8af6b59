import type { Locator, Page } from '@playwright/test';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { draftText } from '@/lib/text/zh-cn/draft';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';

/** The rooms' day and the small card that books one. */
export class RoomsPage {
  readonly card: Locator;
  /** Says for a while what was booked, with the ways to it and back. */
  readonly booked: Locator;

  constructor(private readonly page: Page) {
    this.card = page.getByRole('dialog', { name: bookingText.title });
    this.booked = page.locator('[data-tone]').filter({ hasText: draftText.booked('') });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/rooms${search}`);
  }

  row(room: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('link', { name: room, exact: true }) });
  }

  /** Picks the room's next free time: the row's button on wide screens, the first gap on narrow ones. */
  async pickNextFree(room: string): Promise<void> {
    const row = this.row(room);
    await row.hover();
    const anyWay = new RegExp(`^${roomGridText.bookRoom(room)}( |$)`);
    await row.getByRole('button', { name: anyWay }).filter({ visible: true }).first().click();
  }

  async send(subject: string): Promise<void> {
    await this.card.getByLabel(bookingText.fields.subject).fill(subject);
    await this.card.getByRole('button', { name: bookingText.submit }).click();
  }

  async openBooked(): Promise<void> {
    await this.booked.getByRole('link', { name: draftText.view }).click();
  }
}
