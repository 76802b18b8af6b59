import { expect } from '@playwright/test';
import { rawRequest } from '@/test/http/raw-http';
import { newSecret, test } from '../fixtures/processes/stack-test';

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
    await expect.poll(() => statusOf(`${app.origin}/bff/readyz`)).toBe(200);
    await expect.poll(() => app.output()).toContain(app.origin);
  });

  test('[R29] a database that goes away makes the product not ready but leaves it alive', async ({
    start,
    newDatabase,
  }) => {
    const database = await newDatabase();
    const app = await start({ env: { DATABASE_URL: database.url, SESSION_SECRET: newSecret() } });

    await database.setReachable(false);
    await expect.poll(() => statusOf(`${app.origin}/bff/readyz`)).toBe(503);
    expect(await statusOf(`${app.origin}/bff/healthz`)).toBe(200);

    await database.setReachable(true);
    await expect.poll(() => statusOf(`${app.origin}/bff/readyz`)).toBe(200);
  });

  test('[R29] no path and no User-Agent is a way around the session', async ({ start }) => {
    const app = await start();
    const agents = [
      'GoogleHC/1.0',
      'kube-probe/1.31',
      'ELB-HealthChecker/2.0',
      'Amazon-Route53-Health-Check-Service',
    ];
    const paths = [
      '/bff/session',
      '/bff/api-meeting/api/user/meetings/actions/recent',
      '/bff/healthz/../session',
      '/bff/readyz/../api-meeting/api/user/meetings/actions/recent',
    ];
    for (const agent of agents)
      for (const path of paths) {
        const headers = { 'User-Agent': agent, 'X-CSRF': '1' };
        expect(await statusOf(`${app.origin}${path}`, headers), `${agent} ${path}`).toBe(401);
      }
    // As they are, nothing normalised: below a probe there is nothing.
    for (const path of [
      '/bff/healthz/../api-meeting/api/user/meetings/actions/recent',
      '/bff/healthz/..%2fsession',
      '/bff/healthz/x',
      '/bff/readyz/x',
      '/bff/healthz;/session',
    ]) {
      const { status } = await rawRequest({ port: app.port, path, headers: [['X-CSRF', '1']] });
      expect([400, 401, 404], `${path} ${status}`).toContain(status);
    }
  });
});
