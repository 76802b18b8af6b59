import type { APIRequestContext } from '@playwright/test';
import type { OutgoingMessage } from '@/lib/contract/outbox';
import { expect, test } from '../fixtures';
import { solveCaptcha } from '../fixtures/captcha/solve-captcha';
import { LoginPage } from '../pages/account/login-page';

// Numbers of this file's own: how often one may ask for a code is counted per number.
const nobodysNumber = '13912340001';
const knownNumber = '13800000005';

/** The code that the demo would have sent to a number. */
async function codeFor(request: APIRequestContext, mobile: string): Promise<string> {
  const messages = (await (await request.get('/bff/dev/outbox')).json()) as OutgoingMessage[];
  return messages.find(({ to }) => to === mobile)?.code ?? '';
}

test.describe('logging in by SMS code', () => {
  test('[AUTH-01] [AUTH-02] [AUTH-03] registers an unknown number; the countdown outlives switch and reload', async ({
    page,
    request,
  }) => {
    const login = new LoginPage(page);
    await login.open('sms');
    await login.askForCode(nobodysNumber);
    await solveCaptcha(page);
    await expect(login.code).toBeFocused();
    await expect(login.countdown).toBeDisabled();

    await page.getByRole('link', { name: '密码登录' }).click();
    await expect(login.password).toBeVisible();
    await expect(login.mobile).toBeFocused();
    await expect(login.mobile).toHaveValue(nobodysNumber);
    await page.goBack();
    await expect(login.countdown).toBeDisabled();
    await page.reload();
    await expect(login.countdown).toBeDisabled();
    await expect(login.mobile).toHaveValue(nobodysNumber);

    await login.logInByCode(await codeFor(request, nobodysNumber));
    await expect(page).toHaveURL(/\/none$/);
  });

  test('[AUTH-01] [SESS-03] lets a known number in', async ({ page, request }) => {
    const login = new LoginPage(page);
    await login.open('sms');
    await login.askForCode(knownNumber);
    await solveCaptcha(page);
    await expect(login.countdown).toBeDisabled();
    await login.logInByCode(await codeFor(request, knownNumber));
    await expect(page).toHaveURL(/\/schedule$/);
  });

  test(
    '[AUTH-09] comes from the server in the mode that the address names, or the one chosen last',
    { tag: '@long' },
    async ({ page }) => {
      const titleAt = async (path: string) =>
        /id="login-title"[^>]*>([^<]*)</.exec((await (await page.goto(path))?.text()) ?? '')?.[1];
      expect(await titleAt('/login')).toBe('验证码登录');
      expect(await titleAt('/login?mode=password')).toBe('密码登录');
      await page.goto('/login');
      await page.getByRole('link', { name: '密码登录' }).click();
      await expect(page).toHaveURL(/\?mode=password$/);
      expect(await titleAt('/login')).toBe('密码登录');
    },
  );
});
