import type { Locator, Page } from '@playwright/test';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { roomDetailText } from '@/lib/text/zh-cn/room-detail';
import { shellText } from '@/lib/text/zh-cn/shell';

/** A room's own page. */
export class RoomDetailPage {
  readonly heading: Locator;
  readonly trail: Locator;
  readonly card: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.trail = page.getByRole('navigation', { name: shellText.breadcrumb });
    this.card = page.getByRole('dialog', { name: bookingText.title });
  }

  async open(roomId: string, search = ''): Promise<void> {
    await this.page.goto(`/room-detail/${roomId}${search}`);
  }

  /** A day of the schedule, such as `11月19日`. */
  day(date: string): Locator {
    return this.page.getByRole('row').filter({ hasText: date });
  }

  async later(): Promise<void> {
    await this.page.getByRole('link', { name: roomDetailText.later }).click();
  }

  async pickNextFree(): Promise<void> {
    await this.page.getByRole('button', { name: roomDetailText.book }).click();
  }

  async send(subject: string): Promise<void> {
    await this.card.getByLabel(bookingText.fields.subject).fill(subject);
    await this.card.getByRole('button', { name: bookingText.submit }).click();
  }
}
