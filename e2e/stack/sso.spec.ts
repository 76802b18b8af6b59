import { expect } from '@playwright/test';
import { freePort } from '@/test/http/free-port';
import { ssoText } from '@/lib/text/zh-cn/sso';
import {
  type IdentityProviderProcess,
  startIdentityProvider,
} from '../fixtures/identity-provider/start-identity-provider';
import { test } from '../fixtures/processes/stack-test';
import { LoginPage } from '../pages/account/login-page';
import { ShellFrame } from '../pages/shell-frame';

const realName = '林晓';

let provider: IdentityProviderProcess | undefined;
test.afterEach(() => provider?.end());

test('[AUTH-08] [SESS-06] [SESS-13] [S16] the company’s identity provider logs people in and out, in every tab', async ({
  start,
  context,
  page,
}) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const idp = (provider = await startIdentityProvider(origin));
  const app = await start({
    port,
    env: {
      // The provider has no clock to set.
      TEST_CLOCK: undefined,
      LOG_LEVEL: 'info',
      SSO_ISSUER: idp.issuer,
      SSO_CLIENT_ID: 'rooms',
      SSO_SCOPES: 'openid profile phone',
      SSO_CLAIM_MOBILE: 'phone_number',
    },
  });
  /** Where each request that concerns the product says that it comes from; what the provider's own pages tell each other is theirs. */
  const referers: string[] = [];
  context.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (request.url().startsWith(origin) || referer.startsWith(origin)) referers.push(referer);
  });
  const button = page.getByRole('link', { name: ssoText.button });
  const begin = async () => {
    await new LoginPage(page).agreement.check();
    await button.click();
  };

  await test.step('a page that was asked for is shown after the log-in', async () => {
    await page.goto(`${origin}/rooms?keyword=A`);
    await begin();
    await idp.logIn(page);
    await page.waitForURL(`${origin}/rooms?keyword=A`);
    await expect(page.getByRole('button', { name: new RegExp(realName) })).toBeVisible();
  });

  await test.step('a log-out at the provider empties every tab', async () => {
    const other = await context.newPage();
    await other.goto(`${origin}/schedule`);
    await expect(other.getByRole('button', { name: new RegExp(realName) })).toBeVisible();
    const elsewhere = await context.newPage();
    await elsewhere.goto(`${idp.issuer}/session/end`);
    await idp.logOut(elsewhere);
    await expect(elsewhere.getByText('Session ended')).toBeVisible();
    for (const tab of [other, page]) {
      await tab.bringToFront();
      await tab.waitForURL(`${origin}/login**`);
    }
    await Promise.all([other.close(), elsewhere.close()]);
  });

  await test.step('a log-out here is one at the provider: the next log-in asks again who it is', async () => {
    await page.goto(`${origin}/login`);
    await begin();
    await idp.logIn(page);
    await page.waitForURL(`${origin}/schedule**`);
    await new ShellFrame(page).logOut(realName);
    await idp.logOut(page);
    await page.waitForURL(`${origin}/login`);
    expect((await context.cookies(origin)).filter(({ name }) => /session|sso/.test(name))).toEqual([]);
    await begin();
    await expect(page.getByRole('button', { name: /Log in as/ })).toBeVisible();
  });

  await test.step('[S13] [S58] no code and no token is told to anybody else, or kept in a log', () => {
    expect(referers.filter((referer) => /code=|eyJ/.test(referer))).toEqual([]);
    expect(app.output()).not.toMatch(/eyJ|code=|code_verifier/);
  });
});
