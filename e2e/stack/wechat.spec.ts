import { expect, type Page } from '@playwright/test';
import { qrStateText } from '@/lib/text/zh-cn/qr-state';
import { accountDialogText } from '@/lib/text/zh-cn/account-dialog';
import { wechatText } from '@/lib/text/zh-cn/wechat';
import { freePort } from '@/test/http/free-port';
import {
  startWechatVendor,
  wechatSecret,
  type ChatPerson,
  type WechatVendor,
} from '@/test/wechat-vendor/start-wechat-vendor';
import { demoPassword, organizer } from '../fixtures/api-client';
import { accessibilityFindings } from '../fixtures/audits/axe';
import { test } from '../fixtures/processes/stack-test';
import { watchPage } from '../fixtures/browser/watch-page';
import { AccountDialogPage } from '../pages/account/account-dialog-page';
import { LoginPage } from '../pages/account/login-page';
import { ShellFrame } from '../pages/shell-frame';

const realName = '林晓';
const person: ChatPerson = { openid: 'MARK-openid', nickname: '</bdi><b>小林' };

let vendor: WechatVendor | undefined;
test.afterEach(() => vendor?.end());

async function showFrame(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login?mode=qr&to=%2Frooms`);
  await page.getByRole('button', { name: wechatText.unlock }).click();
  const frame = page.frameLocator(`iframe[title="${wechatText.frameTitle}"]`);
  await expect(frame.getByRole('img', { name: '微信二维码' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(qrStateText.scan);
}

test(
  '[AUTH-06] [AUTH-20] [S50] a chat account that nobody has is scanned in a frame, bound by the next log-in, logs in, and is parted from',
  { tag: '@long' },
  async ({ start, page }) => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const chat = (vendor = await startWechatVendor());
    const app = await start({
      port,
      env: {
        LOG_LEVEL: 'info',
        WX_APP_ID: 'wx1',
        WX_SECRET: wechatSecret,
        WX_REDIRECT_URI: `${origin}/bff/wechat/return`,
        WX_PAGE_URL: chat.origin,
        WX_API_URL: chat.origin,
      },
    });
    const watched = await watchPage(page);
    const account = new AccountDialogPage(page);
    const weixin = account.dialog.getByRole('listitem').filter({ hasText: accountDialogText.weixin });

    await test.step('scanned in the frame, it is named and leads to another way in', async () => {
      await showFrame(page, origin);
      expect(await accessibilityFindings(page)).toEqual([]);
      chat.scan(person);
      await page.waitForURL(`${origin}/login?to=%2Frooms&mode=sms`);
      await expect(page.getByText(person.nickname ?? '')).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
    });

    await test.step('whoever logs in is asked, and it is theirs once they say so', async () => {
      await new LoginPage(page).logIn({ mobile: organizer, password: demoPassword });
      await page.waitForURL(`${origin}/bind-wechat?to=%2Frooms`);
      await expect(page.getByText(person.nickname ?? '')).toBeVisible();
      await expect(page.getByText(realName)).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', { name: wechatText.confirm.bind, exact: true }).click();
      await expect(page.getByRole('heading', { name: wechatText.confirm.bound })).toBeVisible();
      await page.waitForURL(`${origin}/rooms`);
      await page.goto(`${origin}/schedule`);
      await account.open(realName);
      await expect(weixin).toContainText('已绑定 · 今天 10:07');
      await page.keyboard.press('Escape');
      await new ShellFrame(page).logOut(realName);
      await page.waitForURL(/\/login/);
    });

    await test.step('from then on the chat app alone lets in', async () => {
      await showFrame(page, origin);
      chat.scan(person);
      await page.waitForURL(`${origin}/rooms`);
      await account.open(realName);
      await weixin.getByRole('button', { name: accountDialogText.unbindWeixin }).click();
      await page
        .getByRole('dialog', { name: accountDialogText.confirmUnbind })
        .getByRole('button', { name: accountDialogText.unbind })
        .click();
      await expect(page.getByText(accountDialogText.unbindDone)).toBeVisible();
    });

    await test.step('who is logged in gets one from the dialog as well, or says no', async () => {
      const begin = async () => {
        await weixin.getByRole('link', { name: accountDialogText.bindWeixin }).click();
        await expect(page.getByRole('img', { name: '微信二维码' })).toBeVisible();
      };
      await begin();
      chat.scan('denied');
      await expect(page.getByText(wechatText.notBound.denied)).toBeVisible();
      await page.getByRole('link', { name: wechatText.confirm.goOn }).click();
      await page.waitForURL(`${origin}/rooms`);
      await account.open(realName);
      await begin();
      chat.scan(person);
      await page.getByRole('button', { name: wechatText.confirm.decline }).click();
      await page.waitForURL(`${origin}/rooms`);
      await account.open(realName);
      await expect(weixin).toContainText(accountDialogText.unbound);
    });

    await test.step('[S58] nothing of it is in a log, and nothing was blocked', () => {
      expect(app.output()).not.toMatch(/MARK|[?&]code=|ticket=/);
      const complaints = watched.complaints().filter((line) => !line.includes('/favicon.ico'));
      expect(complaints).toEqual([]);
    });
  },
);
