import type { Locator, Page } from '@playwright/test';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import { bookingText } from '@/lib/text/zh-cn/booking';

/** The full booking form. */
export class OrderPage {
  readonly form: Locator;
  readonly subject: Locator;
  readonly submit: Locator;
  readonly begin: Locator;
  readonly end: Locator;

  constructor(page: Page) {
    this.form = page.getByRole('form', { name: bookingText.title });
    this.subject = this.form.getByLabel(bookingText.fields.subject);
    this.begin = this.form.getByLabel(bookingText.fields.beginTime);
    this.end = this.form.getByLabel(bookingText.fields.endTime);
    this.submit = this.form.getByRole('button', { name: bookingText.submit });
  }

  /** The address of the form for a time, such as `2026-12-02T11:00` in Shanghai. */
  static addressFor(begin: string, end: string): string {
    const instant = (clockTime: string) => `${Date.parse(`${clockTime}:00+08:00`)}`;
    return `/order-meeting?${new URLSearchParams({ startTime: instant(begin), endTime: instant(end) })}`;
  }

  async fill({ subject, room }: { subject: string; room: string }): Promise<void> {
    await this.subject.fill(subject);
    await this.choose(room);
  }

  /** Ticks a room, also one that the form lists only on request. */
  async choose(room: string): Promise<void> {
    const box = this.form.getByRole('checkbox', { name: new RegExp(`^${room}`) });
    const more = this.form.getByRole('button', { name: /^显示更多会议室/ }).first();
    await box.or(more).first().waitFor();
    if (!(await box.isVisible())) await more.click();
    await box.check();
  }

  /** A room's row on the form's own grid. */
  row(room: string): Locator {
    return this.form
      .getByRole('region', { name: bookingFormText.day })
      .getByRole('row', { name: new RegExp(`^${room}`) });
  }

  /** A complaint about the form; a part that could not be read says what it is first. */
  said(words: string): Locator {
    return this.form.getByRole('alert').filter({ hasText: new RegExp(`^${words}`) });
  }
}
