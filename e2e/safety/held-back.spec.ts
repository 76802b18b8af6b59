import { expect } from '@playwright/test';
import { commonText } from '@/lib/text/zh-cn/common';
import { networkText } from '@/lib/text/zh-cn/network';
import { organizer } from '../fixtures/api-client';
import { test as staged } from '../fixtures/stage/staged-test';
import { LoginPage } from '../pages/account/login-page';

const test = staged.extend({ baseURL: ({ stage }, provide) => provide(stage.app.origin) });
// One page in 40 s, and one call in 5 s: whoever is a person meets every limit at once.
test.use({ stageEnv: { RATE_LIMIT_SCALE: '0.0005', LOGIN_MODES: 'password' } });

test('[S29] who is held back reads why and for how long: at a form, and instead of a page', async ({
  page,
  request,
}) => {
  const complaints: string[] = [];
  page.on('console', (line) => complaints.push(line.text()));
  const login = new LoginPage(page);
  await login.open();
  await login.logIn({ mobile: organizer, password: 'Demo1234' });
  const told = /^操作频繁，请稍后再试（[1-5] 秒后可重试）$/;
  await expect(page.getByRole('alert').filter({ hasText: networkText.tooFrequent })).toHaveText(told);

  const held = await page.reload();
  const seconds = Number(held?.headers()['retry-after']);
  expect(held?.status()).toBe(429);
  expect(seconds).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: networkText.tooFrequent })).toBeVisible();
  await expect(page.getByText(commonText.retryIn(seconds), { exact: true })).toBeVisible();
  const again = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.getByRole('link', { name: commonText.retry }).click();
  expect([(await again).url(), (await again).status()]).toEqual([page.url(), 429]);
  expect(complaints.filter((text) => /content security policy/i.test(text))).toEqual([]);

  // Files that every page needs and probes are never held back.
  for (const path of ['/icon.svg', '/bff/healthz', '/bff/readyz'])
    expect((await request.get(path)).status(), path).toBe(200);
});
