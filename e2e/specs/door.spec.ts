import type { Page } from '@playwright/test';
import type { DoorRoom } from '@/lib/contract/door';
import { doorScreen } from '@/lib/domain/limits/door-limits';
import { doorText } from '@/lib/text/zh-cn/door';
import { accessibilityFindings } from '../fixtures/audits/axe';
import { expect, pinnedNow, test } from '../fixtures';
import { isLong } from '../fixtures/processes/stack-test';

const minute = 60_000;
const hour = 60 * minute;
const tablet = { width: 1280, height: 800 };

test.use({ viewport: tablet });

const room: DoorRoom = {
  id: 'r1',
  name: '望江',
  areaPath: '上海 / 一号楼 / 3F',
  capacity: 8,
  equipment: ['屏幕', '白板'],
  status: 'AVAILABLE',
  openFromMinute: 0,
  openToMinute: 1440,
  signInRequired: true,
  timeZone: 'Asia/Shanghai',
  now: pinnedNow,
  orders: [],
  choices: [],
};

/** The text that the screen shows of its latest reading: a test waits until it appears. */
const readingShown = (count: number) => `第 ${count} 次读取`;

/** Answers the screen's calls as the product would for a paired screen; the time goes on with each reading. */
async function serveRoom(page: Page): Promise<{ reads: () => number }> {
  let reads = 0;
  await page.route('**/bff/api-meeting/api/door/room', (route) => {
    const now = pinnedNow + reads * doorScreen.readMs;
    reads += 1;
    return route.fulfill({ json: { ...room, areaPath: readingShown(reads), now } });
  });
  await page.route('**/bff/api-meeting/api/door/actions/renew-sign-code', (route) =>
    route.fulfill({ json: { signCode: 'K7F3Q2', nextTime: pinnedNow + hour, now: pinnedNow } }),
  );
  return { reads: () => reads };
}

/** Bytes that live after a collection. */
async function liveBytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  await session.detach();
  return usedSize;
}

test.describe('without pairing', () => {
  // The browser notes each refused reading.
  test.use({ toleratedComplaints: [/status of 403/] });

  test('[S43] a browser that is not paired sees a question for a code, and nothing of the room', async ({
    page,
  }) => {
    const answer = await page.goto('/door/019aa000-0000-7000-8000-000000000000');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: doorText.pairing.title })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: doorText.pairing.submit }).click();
    await expect(page.getByText(doorText.pairing.required)).toBeVisible();
  });
});

// The readings of an hour take minutes by the real clock; the long form runs whole hours.
const span = isLong ? hour : 5 * minute;

test(
  '[R33] [R31] a screen makes the same requests in every span and holds no more memory, and wakes without a storm',
  { tag: '@long' },
  async ({ page }) => {
    if (isLong) test.setTimeout(600_000);
    await page.clock.install({ time: pinnedNow });
    const service = await serveRoom(page);
    await page.goto('/door/r1');
    await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);

    const taken = () => expect(page.getByRole('main')).toContainText(readingShown(service.reads()));
    const runSpan = async () => {
      const before = service.reads();
      // In steps, since an answer arrives by the real clock; the next reading is due after the one before was taken.
      for (let passed = 0; passed < span; passed += doorScreen.readMs) {
        const answered = page.waitForResponse('**/api/door/room');
        await page.clock.runFor(doorScreen.readMs);
        await answered;
        await taken();
      }
      return service.reads() - before;
    };
    const perSpan = span / doorScreen.readMs;
    await taken();
    expect(await runSpan()).toBe(perSpan);
    const before = await liveBytes(page);
    expect(await runSpan()).toBe(perSpan);
    expect((await liveBytes(page)) - before).toBeLessThan(512 * 1024);

    const asleep = service.reads();
    await page.clock.fastForward(7 * 24 * hour);
    await page.clock.runFor(2 * doorScreen.stepMs);
    await expect.poll(() => service.reads() - asleep).toBeGreaterThan(0);
    expect(service.reads() - asleep).toBeLessThan(6);
  },
);
