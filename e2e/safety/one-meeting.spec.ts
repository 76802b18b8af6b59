import { expect, type Page } from '@playwright/test';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { draftText } from '@/lib/text/zh-cn/draft';
import { type Behaviour, forward, forwardAfter, type RecordingService } from '@/test/recording-service';
import { test } from '../fixtures/stage/fault-test';
import { calls } from '../fixtures/load/service-calls';
import type { Stage } from '../fixtures/stage/staged-test';
import { RoomsPage } from '../pages/rooms/rooms-page';

const room = '望江';
const slowMs = 2_000;
/** The slow answer, and what a busy machine adds. */
const inTime = { timeout: 60_000 };

async function meetingsNamed({ database }: Stage, subject: string): Promise<number> {
  const rows = await database.query('SELECT 1 FROM meeting WHERE subject = $1', [subject]);
  return rows.length;
}

/** The small card on a room's next free time, filled in and not sent. */
async function drafted(page: Page, subject: string) {
  const rooms = new RoomsPage(page);
  await rooms.pickNextFree(room);
  await rooms.card.getByLabel(bookingText.fields.subject).fill(subject);
  const submit = rooms.card.getByRole('button', { name: bookingText.submit });
  return { rooms, submit };
}

/** Holds the first call until a second one is there, which has its turn after it. */
function firstWaitsForSecond(service: RecordingService): Behaviour {
  const way = forward(service);
  let come = () => {};
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  let first: Promise<unknown> | undefined;
  return async (call, response) => {
    if (first === undefined) return (first = hasCome.then(() => way(call, response)));
    come();
    await first;
    return way(call, response);
  };
}

test.describe('[R12] on a service that takes two seconds', () => {
  let undo = () => {};
  test.beforeEach(({ stage: { service } }) => {
    undo = service.on(calls.schedule, forwardAfter(slowMs, service));
  });
  test.afterEach(() => undo());

  test('a double click, and Enter with a click, make one meeting each', async ({ stage, visit }) => {
    const page = await visit('/rooms?day=2026-12-15');
    const { rooms, submit } = await drafted(page, '双击的会');
    await submit.dblclick();
    await expect(page.locator('[data-draft]')).toHaveText(draftText.sending);
    await expect(rooms.booked).toBeVisible(inTime);
    expect(await meetingsNamed(stage, '双击的会')).toBe(1);

    const again = await drafted(page, '回车的会');
    const place = await again.submit.boundingBox();
    await page.keyboard.press('Enter');
    await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
    await expect(page.locator('[data-draft]')).toHaveText(draftText.sending);
    await expect(page.locator('[data-draft]')).toBeHidden(inTime);
    await expect(rooms.booked).toBeVisible();
    expect(await meetingsNamed(stage, '回车的会')).toBe(1);
  });

  test(
    'two tabs with the same draft make one, and the other tab leads to it',
    { tag: '@long' },
    async ({ stage, visit }) => {
      const pages = await Promise.all([visit('/rooms?day=2026-12-16'), visit('/rooms?day=2026-12-16')]);
      const tabs = await Promise.all(pages.map((page) => drafted(page, '两页的会')));
      await Promise.all(tabs.map(({ submit }) => submit.click()));

      const late = pages.map((page) => page.getByText(draftText.takenByYou));
      const noticesInSight = async () =>
        (await Promise.all(late.map((each) => each.isVisible()))).filter(Boolean).length;
      await expect.poll(noticesInSight, inTime).toBe(1);
      expect(await meetingsNamed(stage, '两页的会')).toBe(1);

      for (const page of pages) {
        const link = page.getByRole('link', { name: draftText.viewMeeting });
        if (!(await link.isVisible())) continue;
        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('两页的会', inTime);
      }
    },
  );

  test('Back, and the same once more, make one', { tag: '@long' }, async ({ stage, visit }) => {
    undo();
    undo = stage.service.on(calls.schedule, firstWaitsForSecond(stage.service));
    const page = await visit('/schedule');
    await page.goto('/rooms?day=2026-12-17');
    const first = await drafted(page, '回退的会');
    await first.submit.click();
    await page.goBack();
    await page.goForward();
    const second = await drafted(page, '回退的会');
    await second.submit.click();
    await expect(page.getByText(draftText.takenByYou)).toBeVisible(inTime);
    expect(await meetingsNamed(stage, '回退的会')).toBe(1);
  });
});
