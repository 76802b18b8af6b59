import type { Locator, Page } from '@playwright/test';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { draftText } from '@/lib/text/zh-cn/draft';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { expectToast } from '../../fixtures/browser/toasts';

/** The rooms' day and the small card that books one. */
export class RoomsPage {
  readonly grid: Locator;
  readonly card: Locator;
  readonly subject: Locator;
  readonly submit: Locator;
  readonly draft: Locator;
  /** How many rooms there are; a reminder of a meeting is a status too. */
  readonly count: Locator;
  /** Says for a while what was booked, with the ways to it and back. */
  readonly booked: Locator;

  constructor(private readonly page: Page) {
    this.grid = page.getByRole('grid', { name: roomGridText.rooms });
    this.card = page.getByRole('dialog', { name: bookingText.title });
    this.subject = this.card.getByLabel(bookingText.fields.subject);
    this.submit = this.card.getByRole('button', { name: bookingText.submit });
    this.draft = page.locator('[data-draft]');
    this.count = page.getByRole('status').filter({ hasText: /\d 间/ });
    this.booked = page.locator('[data-tone]').filter({ hasText: draftText.booked('') });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/rooms${search}`);
  }

  row(room: string): Locator {
    const name = { name: room, exact: true };
    // A room of the chat app leads nowhere; its name says why.
    const head = this.page.getByRole('link', name).or(this.page.getByRole('button', name));
    return this.page.getByRole('row').filter({ has: head });
  }

  /** The names of the rooms whose rows are rendered, in order. */
  get names(): Locator {
    return this.page.locator('[role="rowheader"] [data-name]');
  }

  /** The bookings of a room, or of all rooms in sight. */
  bookings(room?: string): Locator {
    return (room === undefined ? this.page : this.row(room)).locator('[data-track] [data-order]');
  }

  /** Moves the focus there by Tab, from the element before it. */
  async intoGrid(): Promise<void> {
    await this.page.locator('summary', { hasText: roomGridText.legend }).focus();
    await this.page.keyboard.press('Tab');
  }

  /** The words of a screen reader for the keyboard's place on the grid. */
  async spoken(): Promise<string> {
    return this.grid.evaluate((grid) => {
      const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
      return active?.ariaLabel ?? active?.textContent ?? '';
    });
  }

  /** Why the last key on the grid led nowhere. */
  notice(reason: string): Locator {
    return this.page.locator('[aria-live="polite"]').filter({ hasText: reason });
  }

  /** One end of the draft's time, a quarter hour back or forth. */
  stepper(direction: 'earlier' | 'later', field: 'beginTime' | 'endTime'): Locator {
    const name = draftText[direction](bookingText.fields[field]);
    return this.card.getByRole('button', { name });
  }

  get moreOptions(): Locator {
    return this.card.getByRole('link', { name: bookingText.moreOptions });
  }

  /** The words of a drag about its range. */
  told(words: string): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  /** Why something cannot be booked. */
  refused(reason: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: reason });
  }

  /** How many seats the rooms have at least. */
  get seats(): Locator {
    return this.page.getByRole('group', { name: roomsText.filters.capacity });
  }

  /** When the rooms have to be free. */
  get freeAt(): Locator {
    return this.page.getByRole('group', { name: roomsText.filters.freeAt });
  }

  /** A time at which the room can be booked, on phones. */
  start(room: string, range: string): Locator {
    return this.page.getByRole('button', { name: roomGridText.bookAt(room, range) });
  }

  /** The button for all such times of the room. */
  moreStarts(room: string): Locator {
    return this.page.getByRole('button', { name: roomGridText.startsOf(room, false) });
  }

  expectUndone(slot: string): Promise<void> {
    return expectToast(this.page, draftText.undone(slot));
  }

  /** Picks the room's next free time: the row's button on wide screens, the first time on narrow ones. */
  async pickNextFree(room: string): Promise<void> {
    const row = this.row(room);
    await row.hover();
    const anyWay = new RegExp(`^${roomGridText.bookRoom(room)}( |$)`);
    await row.getByRole('button', { name: anyWay }).filter({ visible: true }).first().click();
  }

  async send(subject: string): Promise<void> {
    await this.subject.fill(subject);
    await this.subject.press('Enter');
  }

  get undo(): Locator {
    return this.booked.getByRole('button', { name: draftText.undo });
  }

  /** From where to where a finger swipes for the days of the next week. */
  async acrossDays() {
    const days = this.page.getByRole('navigation', { name: roomGridText.pickDay });
    await days.scrollIntoViewIfNeeded();
    const box = await days.boundingBox();
    if (!box) throw new Error('the days are not in sight');
    const y = box.y + box.height / 2;
    return [
      { x: box.x + box.width * 0.9, y },
      { x: box.x + box.width * 0.1, y },
    ] as const;
  }

  async openBooked(): Promise<void> {
    await this.booked.getByRole('link', { name: draftText.view }).click();
  }
}
