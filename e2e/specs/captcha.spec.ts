import { accountText } from '@/lib/text/zh-cn/account';
import { captchaText } from '@/lib/text/zh-cn/captcha';
import { expect, test } from '../fixtures';
import { accessibilityFindings } from '../fixtures/audits/axe';
import { answerTo, solveCaptcha } from '../fixtures/captcha/solve-captcha';
import { LoginPage } from '../pages/account/login-page';

test.use({
  appEnv: { LOGIN_MODES: 'sms,password' },
  // Refused log-ins, which browsers note in the console.
  toleratedComplaints: [/status of 400/],
});

test(
  '[AUTH-05] [S23] after three wrong passwords a picture has to be read as well',
  { tag: '@long' },
  async ({ page }) => {
    const login = new LoginPage(page);
    await page.goto('/login?mode=password');
    await login.logIn({ mobile: '13990000001', password: 'Wrong1234' });
    for (let tries = 1; tries < 3; tries += 1) {
      await expect(page.getByText('账号不存在或密码错误，请重新输入')).toBeVisible();
      await login.password.fill(`Wrong123${tries}`);
      await login.submit.click();
    }
    await expect(page.getByText('账号不存在或密码错误，请重新输入')).toBeVisible();
    await login.password.fill('Wrong1239');
    await login.submit.click();

    const field = page.getByLabel(accountText.fields.graphicCaptcha, { exact: true }).first();
    const picture = page.getByRole('img', { name: accountText.fields.graphicCaptcha });
    await expect(field).toBeVisible();
    await expect(picture).toHaveJSProperty('naturalWidth', 208);
    await expect(login.submit).toBeDisabled();
    const first = await picture.getAttribute('src');
    await page.getByRole('button', { name: accountText.refreshCaptcha }).click();
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    await expect(picture).toHaveJSProperty('naturalWidth', 208);

    await page.getByRole('textbox', { name: accountText.fields.graphicCaptcha }).fill('0000');
    await login.submit.click();
    await expect(page.getByText('图形验证码错误')).toBeVisible();
  },
);

test('[AUTH-02] a text message is sent after the sliding captcha, in words or by keys', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel(accountText.fields.mobile).fill('13990000002');
  await page.getByRole('button', { name: accountText.getCode }).click();
  const slider = page.getByRole('slider', { name: captchaText.sliderName });
  await expect(slider).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(captchaText.slider.failed)).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuenow', '0');

  await solveCaptcha(page);
  await expect(page.getByRole('button', { name: /^\d+s$/ })).toBeDisabled();
});

test('[S24] another browser’s captcha session is refused, by name and by picture', async ({
  browser,
  app,
}) => {
  const scope = { scope: 'login', endpointId: 'test', endpointType: 'WEB_APP' };
  const [own, other] = [await browser.newContext(), await browser.newContext()];
  const headers = { 'x-csrf': '1', origin: app.origin };
  const url = `${app.origin}/bff/api-auth/api`;
  const asked = await own.request.post(`${url}/pauth/token/session`, { data: scope, headers });
  const { sessionId } = (await asked.json()) as { sessionId: string };
  await other.request.post(`${url}/pauth/token/session`, { data: scope, headers });

  const challenge = (context: typeof own) =>
    context.request.post(`${url}/client/slidingCaptchas`, { data: { sessionId, form: 'question' }, headers });
  const picture = (context: typeof own) =>
    context.request.get(`${url}/graphicCaptchas/code.jpg?sessionId=${sessionId}`, { headers });
  expect((await challenge(own)).status()).toBe(200);
  expect((await picture(own)).status()).toBe(200);
  expect(await (await challenge(other)).json()).toMatchObject({ code: 4001004 });
  expect(await (await picture(other)).json()).toMatchObject({ code: 4001004 });

  const shown = (await (await challenge(own)).json()) as { challenge: string; question: string };
  const solve = (context: typeof own) =>
    context.request.post(`${url}/client/slidingCaptchas/actions/validate`, {
      data: {
        sessionId,
        challenge: shown.challenge,
        answer: { kind: 'question', text: answerTo(shown.question) },
      },
      headers,
    });
  expect((await solve(other)).status()).toBe(400);
  expect((await solve(own)).status()).toBe(200);
  expect((await solve(own)).status()).toBe(400);
});
