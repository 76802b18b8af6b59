import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from '@/test/free-port';
import { chromiumFlags, chromiumPath } from '../chromium';
import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { giveSession } from '../fixtures/give-session';

const categories = ['accessibility', 'best-practices'];

/** Lighthouse drives a browser by its debugging port, so this one is not the test's own. */
async function withBrowser(work: (context: BrowserContext, port: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    await work(context, port);
  } finally {
    await context.close();
  }
}

/** What costs points on a page, in Lighthouse's words. */
async function lostPoints(url: string, port: number): Promise<string[]> {
  const result = await lighthouse(
    url,
    {
      port,
      onlyCategories: categories,
      disableStorageReset: true,
      throttlingMethod: 'provided',
      // The live stream keeps the network from ever falling silent.
      maxWaitForLoad: 10_000,
    },
    desktopConfig,
  );
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits, categories: scored } = result.lhr;
  expect(result.lhr.finalDisplayedUrl, 'the page that was measured').toBe(url);
  expect(Object.keys(scored).sort()).toEqual(categories);
  return Object.values(scored).flatMap(({ id, score, auditRefs }) =>
    score === 1
      ? []
      : auditRefs
          .filter(({ weight }) => weight > 0)
          .map((reference) => audits[reference.id])
          .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
          .map((audit) => `${id} · ${audit?.id} · ${audit?.title}`),
  );
}

test('[UX-01] Lighthouse has no complaint about accessibility and best practices of log-in, schedule, rooms and details', async ({
  app,
}) => {
  test.setTimeout(180_000);
  await withBrowser(async (context, port) => {
    expect(await lostPoints(`${app.origin}/login`, port)).toEqual([]);

    const client = await logIn(app.origin, organizer);
    await giveSession(context, client, app.origin);
    const page = await context.newPage();
    await page.goto(`${app.origin}/schedule`);
    const details = await page.getByRole('link', { name: '产品周会' }).getAttribute('href');
    await page.close();
    for (const path of ['/schedule', '/rooms', details]) {
      expect(await lostPoints(`${app.origin}${path}`, port), path ?? '').toEqual([]);
    }
  });
});
