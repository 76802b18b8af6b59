import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

const minutesPerDay = 24 * 60;
const minutesOf = (clockTime: string) => Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));

type Point = { x: number; y: number };

/** One room's day on the grid, for a mouse or a finger: points are named by the time on the clock. */
export class RoomTrack {
  readonly draft: Locator;
  private readonly track: Locator;
  /** The row, or the list it is in, while its bookings are being read: until then nothing can be picked on it. */
  private readonly reading: Locator;

  constructor(
    private readonly page: Page,
    row: Locator,
  ) {
    this.track = row.locator('[data-track]');
    this.draft = row.locator('[data-draft]');
    this.reading = row.locator('xpath=ancestor-or-self::*[@aria-busy="true"]');
  }

  /** Scrolls the hours until a time stands left in the grid, as one does before picking. */
  async show(clockTime: string): Promise<void> {
    await this.track.evaluate(
      (track, share) => {
        const scroller = track.closest('[data-scroller]');
        scroller?.scrollTo({ left: track.getBoundingClientRect().width * share });
      },
      minutesOf(clockTime) / minutesPerDay,
    );
  }

  async scrolledBy(): Promise<number> {
    return this.track.evaluate((track) => track.closest('[data-scroller]')?.scrollLeft ?? 0);
  }

  async at(clockTime: string): Promise<Point> {
    await expect(this.reading).toHaveCount(0);
    const box = await this.track.boundingBox();
    if (!box) throw new Error('the track is not in sight');
    return { x: box.x + (box.width * minutesOf(clockTime)) / minutesPerDay, y: box.y + box.height / 2 };
  }

  async click(clockTime: string): Promise<void> {
    const { x, y } = await this.at(clockTime);
    await this.page.mouse.click(x, y);
  }

  async press(clockTime: string): Promise<void> {
    const { x, y } = await this.at(clockTime);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
  }

  async moveTo(clockTime: string): Promise<void> {
    const { x, y } = await this.at(clockTime);
    await this.page.mouse.move(x, y, { steps: 4 });
  }

  async release(): Promise<void> {
    await this.page.mouse.up();
  }

  async finger(): Promise<Finger> {
    return new Finger(await this.page.context().newCDPSession(this.page), this);
  }
}

/** A finger on the glass, which Playwright's own touchscreen can only tap. */
export class Finger {
  private last: Point = { x: 0, y: 0 };

  constructor(
    private readonly cdp: CDPSession,
    private readonly track: RoomTrack,
  ) {}

  async down(clockTime: string): Promise<void> {
    this.last = await this.track.at(clockTime);
    await this.send('touchStart', [this.last]);
  }

  async moveTo(clockTime: string): Promise<void> {
    const to = await this.track.at(clockTime);
    await this.glide(to);
  }

  /** Down, over and up in one go: on a slow machine waiting in between would be a long press. */
  async flick(from: string, to: string): Promise<void> {
    await this.swipe(await this.track.at(from), await this.track.at(to));
  }

  /** The same between any two points. */
  async swipe(start: Point, end: Point): Promise<void> {
    this.last = start;
    await Promise.all([this.send('touchStart', [start]), this.glide(end)]);
    await this.up();
  }

  async up(): Promise<void> {
    await this.send('touchEnd', []);
  }

  private async glide(to: Point): Promise<void> {
    const from = this.last;
    const shares = [0.2, 0.4, 0.6, 0.8, 1];
    this.last = { x: to.x, y: from.y };
    await Promise.all(
      shares.map((share) => this.send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y }])),
    );
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
