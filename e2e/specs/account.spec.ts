import type { OutgoingMessage } from '@/lib/contract/outbox';
import { identityText } from '@/lib/text/zh-cn/identity';
import { setPasswordText } from '@/lib/text/zh-cn/set-password';
import { accountDialogText } from '@/lib/text/zh-cn/account-dialog';
import { expect, test } from '../fixtures';
import { createApiClient, logIn, tryToLogIn } from '../fixtures/api-client';
import { giveSession } from '../fixtures/session/give-session';
import { AccountDialogPage } from '../pages/account/account-dialog-page';
import { ForgotPage } from '../pages/account/forgot-page';
import { LoginPage } from '../pages/account/login-page';

const mobile = '13800000005';
const realName = '周宁';
const password = 'Yuan2026!';

// A product of its own: nobody else's 周宁 loses the password that the demo's story gives.
test.use({ appEnv: { LOGIN_MODES: 'password,sms' } });

/** It is sent after the answer: whether a number is known shows in none (S25). */
async function sentCode(origin: string): Promise<string> {
  const outbox = createApiClient(origin);
  let code: string | undefined;
  await expect
    .poll(async () => {
      const { body } = await outbox.call<OutgoingMessage[]>('GET', '/dev/outbox');
      code = body.find(({ to }) => to === mobile)?.code;
      return code;
    })
    .toBeDefined();
  return code ?? '';
}

test('[AUTH-11] [S27] [SESS-13] a forgotten password is set by the phone, and every other place is out within two seconds', async ({
  page,
  browser,
  app,
}) => {
  const elsewhere = await browser.newContext({ baseURL: app.origin });
  const otherPage = await elsewhere.newPage();
  const enterElsewhere = async (client: Awaited<ReturnType<typeof logIn>>) => {
    await giveSession(elsewhere, client, app.origin);
    const stream = otherPage.waitForResponse((response) => response.url().endsWith('/user/changes'));
    await Promise.all([stream, otherPage.goto('/schedule')]);
  };
  const isOut = () => expect(otherPage).toHaveURL(/\/login/);

  await test.step('set anew with a code', async () => {
    await enterElsewhere(await logIn(app.origin, mobile));
    const forgot = new ForgotPage(page);
    await forgot.open();
    await forgot.askForCode(mobile);
    const smsCode = await sentCode(app.origin);
    await forgot.setPassword({ smsCode, password });
    await expect(page.getByRole('heading', { name: setPasswordText.passwordSet })).toBeVisible();
    await isOut();
  });

  await test.step('log in with it, the number already there', async () => {
    await page.getByRole('link', { name: identityText.enterNow }).click();
    const login = new LoginPage(page);
    await expect(login.mobile).toHaveValue(mobile);
    await login.password.fill(password);
    await login.agreement.check();
    await login.submit.click();
    await expect(page).toHaveURL(/\/schedule$/);
  });

  await test.step('end the other place', async () => {
    const client = createApiClient(app.origin);
    await tryToLogIn(client, { mobile, password });
    await enterElsewhere(client);

    const account = new AccountDialogPage(page);
    await account.open(realName);
    await expect(account.places).toHaveCount(2);
    await expect(account.places.first()).toContainText(accountDialogText.thisDevice);
    await account.end(account.places.nth(1));
    await expect(account.places).toHaveCount(1);
    await isOut();
  });
  await elsewhere.close();
});
