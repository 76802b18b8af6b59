import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page, type Request } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '@/e2e/chromium';
import { logIn } from '@/e2e/fixtures/api-client';
import { giveSession } from '@/e2e/fixtures/session/give-session';
import type { OrderColumns } from '@/lib/contract/codecs/order-columns';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { addDays, dayOf } from '@/lib/time/day';
import type { Measure } from '../measure';

const zone = 'Asia/Shanghai';
/** The stream of changes never ends, so no browser calls such a page idle. */
const settlesWithinMs = 2_000;

/** Measures the transfer when the rooms page goes to the busy day: bodies as they are on the wire, per booking of that day. */
export const changeDay: Measure = {
  name: 'change-day',
  async run(stage) {
    const database = await stage.database(10_000);
    const { origin } = await stage.product(database);
    const { now, mobiles } = database.load;
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await giveSession(context, await logIn(origin, mobiles[0] ?? ''), origin);
      const page = await context.newPage();
      await page.goto(`${origin}/rooms?day=${addDays(dayOf(now, zone), 1)}`);
      await settled(page);
      // The first sign of a person brings what dialogs and menus need; that belongs to no day.
      await page.mouse.move(1, 1);
      await settled(page);

      const { bytes, requests, bookings } = await transferred(page, () =>
        page.getByRole('link', { name: roomsText.today, exact: true }).click(),
      );
      return [
        {
          id: 'change-day-bytes',
          title: 'Changing the day: bytes gz per booking shown',
          value: bytes / bookings,
          unit: 'bytes',
          better: 'less',
          gate: 15,
          aim: 11,
          parts: { bytes, requests, bookings },
        },
      ];
    } finally {
      await browser.close();
    }
  },
};

async function settled(page: Page) {
  await page.getByRole('grid').getByRole('rowheader').first().waitFor();
  await delay(settlesWithinMs);
}

async function transferred(page: Page, change: () => Promise<void>) {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const day = page.waitForResponse((response) => response.url().endsWith('/orders/actions/list'));
  await change();
  const { counts } = (await (await day).json()) as OrderColumns;
  await settled(page);
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  return {
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    requests: finished.length,
    bookings: counts.reduce((sum, count) => sum + count, 0),
  };
}
