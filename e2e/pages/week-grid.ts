import type { Locator, Page } from '@playwright/test';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { untilHydrated } from '../fixtures/browser/until-hydrated';

type Place = { day: string; at: string };

const minutesPerDay = 1_440;
const minutesOf = (clockTime: string) => Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));

/** The week of the schedule. */
export class WeekGrid {
  readonly grid: Locator;
  readonly card: Locator;

  constructor(private readonly page: Page) {
    this.grid = page.getByRole('grid', { name: /的周日程$/ });
    this.card = page.getByRole('dialog', { name: bookingText.title });
  }

  async open(day: string): Promise<void> {
    await this.page.goto(`/schedule?mode=week&day=${day}`);
    await untilHydrated(this.grid);
  }

  column(day: string): Locator {
    return this.grid.locator(`[role="gridcell"][data-day="${day}"]`);
  }

  meeting(subject: string): Locator {
    return this.page.getByRole('link', { name: new RegExp(`^${subject}`) });
  }

  /** By mouse from one place to another. */
  async drag(from: Place, to: Place): Promise<void> {
    const start = await this.pointOf(from);
    const end = await this.pointOf(to);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await this.page.mouse.move(end.x, end.y, { steps: 3 });
    await this.page.mouse.up();
  }

  /** The hours between the dates above and the lower edge. */
  async hoursInSight(): Promise<{ from: number; to: number }> {
    return this.grid.evaluate((grid) => {
      const scroller = grid.parentElement?.getBoundingClientRect();
      const heads = grid.querySelector('[role="row"]')?.getBoundingClientRect();
      const column = grid.querySelector('[role="gridcell"]')?.getBoundingClientRect();
      if (!scroller || !heads || !column) throw new Error('no week');
      const hourAt = (y: number) => ((y - column.top) / column.height) * 24;
      return { from: hourAt(heads.bottom), to: hourAt(scroller.bottom) };
    });
  }

  private async pointOf({ day, at }: Place) {
    const box = await this.column(day).boundingBox();
    if (!box) throw new Error(`no column of ${day}`);
    return { x: box.x + box.width / 2, y: box.y + (box.height * minutesOf(at)) / minutesPerDay };
  }
}
