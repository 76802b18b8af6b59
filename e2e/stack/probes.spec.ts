import { expect } from '@playwright/test';
import { newSecret, test } from '../fixtures/stack-test';

const statusOf = async (url: string, headers = {}) => (await fetch(url, { headers })).status;

test.describe('probes', () => {
  test('[R29] a product that starts before its database is alive, not ready, and becomes ready by itself', async ({
    start,
    newDatabase,
  }) => {
    const database = await newDatabase();
    await database.setReachable(false);
    const env = { DATABASE_URL: database.url, SESSION_SECRET: newSecret() };
    const app = await start({ env, readiness: 'listening' });

    expect(await statusOf(`${app.origin}/bff/healthz`)).toBe(200);
    expect(await statusOf(`${app.origin}/bff/readyz`)).toBe(503);
    expect(app.output()).not.toContain(app.origin);

    await database.setReachable(true);
    await expect.poll(() => statusOf(`${app.origin}/bff/readyz`), { timeout: 15_000 }).toBe(200);
    await expect.poll(() => app.output()).toContain(app.origin);
  });

  test('[R29] a database that goes away makes the product not ready but leaves it alive', async ({
    start,
    newDatabase,
  }) => {
    const database = await newDatabase();
    const app = await start({ env: { DATABASE_URL: database.url, SESSION_SECRET: newSecret() } });

    await database.setReachable(false);
    await expect.poll(() => statusOf(`${app.origin}/bff/readyz`), { timeout: 10_000 }).toBe(503);
    expect(await statusOf(`${app.origin}/bff/healthz`)).toBe(200);

    await database.setReachable(true);
    await expect.poll(() => statusOf(`${app.origin}/bff/readyz`), { timeout: 10_000 }).toBe(200);
  });

  test('[R29] no path and no User-Agent is a way around the session', async ({ start }) => {
    const app = await start();
    const probe = { 'User-Agent': 'GoogleHC/1.0', 'X-CSRF': '1' };
    for (const path of [
      '/bff/session',
      '/bff/api-meeting/api/user/meetings/actions/recent',
      '/bff/healthz/../session',
    ]) {
      expect(await statusOf(`${app.origin}${path}`, probe), path).toBe(401);
    }
  });
});
