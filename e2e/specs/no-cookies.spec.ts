import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { accountText } from '@/lib/text/zh-cn/account';
import { loginFailureText } from '@/lib/text/zh-cn/login-failures';
import { chromiumFlags, chromiumPath } from '../chromium';
import { expect, test } from '../fixtures';

/** "Block all cookies" in Chromium's settings; its storage throws then, too. */
const blockAll = { profile: { default_content_setting_values: { cookies: 2 } } };

test('[SESS-01] [AUTH-09] a browser without cookies and storage is told what to allow in every mode, before anybody types', async ({
  baseURL,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-cookies-'));
  mkdirSync(path.join(folder, 'Default'));
  writeFileSync(path.join(folder, 'Default', 'Preferences'), JSON.stringify(blockAll));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: chromiumFlags,
    baseURL,
  });
  try {
    const page = await browser.newPage();
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(error.message));
    const told = page.getByText(loginFailureText.cookieLost);
    for (const mode of ['sms', 'password', 'qr'] as const) {
      await page.goto(`/login?mode=${mode}`);
      await expect(page.getByRole('heading', { name: accountText.modes[mode] })).toBeVisible();
      await expect(told).toBeVisible();
    }
    await page.getByRole('link', { name: accountText.modes.sms }).click();
    await page.getByLabel(accountText.fields.mobile).fill('13912340077');
    await page.getByRole('button', { name: accountText.getCode }).click();
    await expect(told).toHaveCount(2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/forgot-password');
    await expect(told).toBeVisible();
    expect(crashes).toEqual([]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
