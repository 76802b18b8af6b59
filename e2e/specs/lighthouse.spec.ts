import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { giveSession } from '../fixtures/session/give-session';
import { judge, withBrowser } from '../fixtures/audits/lighthouse';

test(
  '[UX-01] Lighthouse has no complaint about accessibility and best practices of log-in, schedule, rooms and details',
  { tag: '@long' },
  async ({ app }) => {
    await withBrowser(async (context, port) => {
      const lostPoints = async (path: string) =>
        (await judge(`${app.origin}${path}`, { port, categories: ['accessibility', 'best-practices'] })).lost;
      expect(await lostPoints('/login')).toEqual([]);

      const client = await logIn(app.origin, organizer);
      await giveSession(context, client, app.origin);
      const page = await context.newPage();
      await page.goto(`${app.origin}/schedule`);
      const details = await page.getByRole('link', { name: '产品周会' }).getAttribute('href');
      await page.close();
      for (const path of ['/schedule', '/rooms', details ?? '']) {
        expect(await lostPoints(path), path).toEqual([]);
      }
    });
  },
);
