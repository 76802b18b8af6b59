import { expect, type Page } from '@playwright/test';
import { accountText } from '@/lib/text/zh-cn/account';
import { demoPassword, organizer } from '../fixtures/api-client';
import { type AttackerSite, startAttackerSite } from '../fixtures/attack/attacker-site';
import { databaseDigest } from '../fixtures/database/database-digest';
import { newSecret, test } from '../fixtures/processes/stack-test';
import { forge } from './cross-origin/forge';

const blocked = 'chrome-error://chromewebdata/';

/** Where the frame of a page of somebody else ends up. */
async function framed(page: Page, { show }: AttackerSite, url: string): Promise<string> {
  await page.goto(show(`<iframe src="${url}"></iframe>`));
  const address = () => page.frames()[1]?.url() ?? '';
  await expect.poll(address, 'the frame has come to something').not.toBe('');
  return address();
}

test('[S42] nobody’s frame shows us, whatever the address says', async ({ page, start }) => {
  const app = await start();
  for (const host of ['127.0.0.1', 'localhost'] as const) {
    const attacker = await startAttackerSite(host);
    for (const path of [
      '/login',
      '/login?embedded=1',
      `/login?embedded=1&embed=true&origin=${attacker.origin}`,
      '/schedule?embedded=1',
      '/agreement/user?embedded=1',
      '/none-such?embedded=1',
      '/bff/session',
      '/favicon.ico',
    ])
      expect(await framed(page, attacker, app.origin + path), `${host} ${path}`).toBe(blocked);
    await attacker.close();
  }
});

test(
  '[S42] [S02] a configured site shows us with a session of its own, and can still forge nothing',
  { tag: '@long' },
  async ({ page, start, newDatabase }) => {
    const portal = await startAttackerSite('127.0.0.1');
    const stranger = await startAttackerSite('127.0.0.1');
    const database = await newDatabase();
    const env = {
      DATABASE_URL: database.url,
      SEED_DEMO: '1',
      SESSION_SECRET: newSecret(),
      EMBED_ORIGINS: portal.origin,
    };
    const app = await start({ env });

    await page.goto(portal.show(`<iframe src="${app.origin}/login?embedded=1" width="1200" height="800">`));
    const product = page.frameLocator('iframe');
    await product.getByLabel(accountText.fields.mobile).fill(organizer);
    await product.getByLabel(accountText.fields.password, { exact: true }).fill(demoPassword);
    await product.getByRole('checkbox', { name: accountText.agreement }).check();
    await product.getByRole('button', { name: accountText.logIn }).click();
    await expect(product.getByRole('heading', { level: 1 })).toHaveText('11月18日 周三');

    const session = (await page.context().cookies(app.origin.replace('http:', 'https:'))).find(({ name }) =>
      name.endsWith('rooms-session'),
    );
    expect(session).toMatchObject({ sameSite: 'None', secure: true, httpOnly: true, path: '/' });
    expect(session?.partitionKey, 'kept for the portal alone').toBeTruthy();

    const before = await databaseDigest(database);
    await page.goto(portal.show('<body>'));
    const { read } = await forge(page, [
      { method: 'DELETE', url: `${app.origin}/bff/session`, body: {} },
      { method: 'POST', url: `${app.origin}/bff/api-auth/api/user/auth/logout`, body: {} },
      { method: 'GET', url: `${app.origin}/bff/api-auth/api/clearCookies`, body: {} },
    ]);
    expect(read).toEqual([]);
    expect(await databaseDigest(database)).toEqual(before);
    await page.goto(portal.show(`<iframe src="${app.origin}/schedule" width="1200" height="800">`));
    await expect(product.getByRole('heading', { level: 1 })).toHaveText('11月18日 周三');

    expect(await framed(page, stranger, `${app.origin}/login?embedded=1`)).toBe(blocked);
    await Promise.all([portal.close(), stranger.close()]);
  },
);
