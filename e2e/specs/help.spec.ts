import type { Page } from '@playwright/test';
import { errorText } from '@/lib/text/zh-cn/errors';
import { helpText } from '@/lib/text/zh-cn/help';
import { idOf } from '@/service/operations/seed/scene/ids';
import { expect, organizer, test as base } from '../fixtures';
import { untilHydrated } from '../fixtures/browser/until-hydrated';
import { type ChatbotVendor, startChatbotVendor, vendorParts } from '../fixtures/chatbot/chatbot-vendor';
import { expectToast } from '../fixtures/browser/toasts';
import { enterCompany } from '../pages/account/company-choice';
import { HelpPage } from '../pages/help-page';
import { ShellFrame } from '../pages/shell-frame';

/** 陈晨: sends no feedback elsewhere. */
const approver = '13800000002';
const twoCompanies = '13800000003';
const withBubble = '远山咨询';
const eventsPath = '/api-meeting/api/user/events';

type WorkerFixtures = { vendor: ChatbotVendor; appEnv: Record<string, string> };

const test = base.extend<Record<never, never>, WorkerFixtures>({
  vendor: [
    async ({}, provide) => {
      const vendor = await startChatbotVendor();
      await provide(vendor);
      await vendor.close();
    },
    { scope: 'worker' },
  ],
  appEnv: [
    ({ vendor }, provide) =>
      provide({
        ANALYTICS: '1',
        LOG_LEVEL: 'info',
        CHATBOT_SCRIPT_URL: vendor.scriptUrl,
        CHATBOT_COMPANY_IDS: idOf(withBubble),
      }),
    { scope: 'worker' },
  ],
});

const bubble = (page: Page) => page.getByTitle('在线客服');

test('[NAV-03] help that is left is as it was when it is entered again, and its text outlives a reload', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, organizer);
  const help = new HelpPage(page);
  await help.open();
  await help.content.fill('三楼的空调');
  await help.content.evaluate((box) => box.setAttribute('data-same', ''));

  await new ShellFrame(page).tab('rooms').click();
  await page.waitForURL('**/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('会议室');
  await expect(help.content).toBeHidden();
  await help.enter();
  await expect(help.content).toHaveValue('三楼的空调');
  await expect(help.content).toHaveAttribute('data-same');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('会议室');
  await page.goForward();
  await expect(help.content).toHaveAttribute('data-same');
  await expect(page).toHaveTitle(/使用帮助/);

  await page.reload();
  await expect(help.content).toHaveValue('三楼的空调');
});

test.describe('feedback', () => {
  test.use({ toleratedComplaints: [/status of 429/] });

  test('[HELP-01] [HELP-02] [S29] is sent once, then waits 30 seconds, over a reload and in another tab', async ({
    page,
    enterAs,
  }) => {
    await enterAs(page, approver);
    const help = new HelpPage(page);
    await help.open();
    await expect(page.getByRole('heading', { name: '使用提示' })).toBeVisible();
    await expect(page.getByRole('link', { name: /拨打服务电话/ })).toBeVisible();
    await expect(help.submit).toBeDisabled();
    await help.send('投影仪连不上');
    await expectToast(page, helpText.submitted);
    await expect(help.content).toHaveValue('');
    await page.reload();
    await expect(help.submit).toHaveText(/^\d+ 秒后可再次提交$/);

    const other = await page.context().newPage();
    const otherHelp = new HelpPage(other);
    await otherHelp.open();
    await otherHelp.send('再来一条');
    await expect(other.getByText(errorText.feedbackTooFrequent)).toBeVisible();
    await expect(otherHelp.content).toHaveValue('再来一条');
    await expect(otherHelp.submit).toBeDisabled();
  });
});

test('[HELP-01] [UX-01] ? shows the keys of the screen, and is a letter while one types', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, organizer);
  const help = new HelpPage(page);
  await page.goto('/rooms');
  await untilHydrated(page.getByRole('link', { name: '帮助' }));
  const search = page.getByRole('searchbox').or(page.getByPlaceholder('搜索会议室')).first();
  await search.press('?');
  await expect(search).toHaveValue('?');
  await expect(help.keys).toBeHidden();
  // The letter filters the rooms: the grid may just be going.
  await page.getByRole('link', { name: '帮助' }).press('?');
  await expect(help.keys.getByRole('region').first()).toHaveAccessibleName('会议室安排');
  await page.keyboard.press('Escape');
  await expect(help.keys).toBeHidden();
});

test.describe('the chat bubble', () => {
  test(
    '[NAV-05] [S50] is one company’s, on the help page alone, in a document of its own',
    { tag: '@long' },
    async ({ page, enterAs, vendor }) => {
      await enterAs(page, twoCompanies);
      await enterCompany(page, withBubble);
      vendor.visits.length = 0;
      const help = new HelpPage(page);
      await help.enter();
      await expect(bubble(page)).toBeVisible();
      // The frame is there before its document is asked for.
      await expect.poll(() => vendor.visits).toEqual(vendorParts);
      await new ShellFrame(page).tab('rooms').click();
      await page.waitForURL('**/rooms');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('会议室');
      await expect(bubble(page)).toHaveCount(0);
      expect(vendor.visits).toEqual(vendorParts);
    },
  );

  test(
    '[NAV-05] [S50] is not there for another company, nor its site in the policy',
    { tag: '@long' },
    async ({ page, enterAs, vendor }) => {
      await enterAs(page, organizer);
      vendor.visits.length = 0;
      const answer = await page.goto('/help');
      expect(answer?.headers()['content-security-policy']).not.toContain(vendor.origin);
      await untilHydrated(page.getByRole('link', { name: '帮助' }));
      await page.getByRole('button', { name: '查看全部快捷键' }).click();
      await expect(new HelpPage(page).keys).toBeVisible();
      expect(vendor.visits).toEqual([]);
    },
  );

  test.describe('of a vendor that is down', () => {
    test.use({ toleratedComplaints: [/net::ERR_/] });

    test('[NAV-05] costs nothing', { tag: '@long' }, async ({ page, enterAs, vendor }) => {
      await enterAs(page, twoCompanies);
      await enterCompany(page, withBubble);
      await page.route(`${vendor.origin}/**`, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await new HelpPage(page).open();
      await failed;
      await expect(page.locator('script[data-chatbot]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('使用帮助');
      await expect(page.getByRole('link', { name: /拨打服务电话/ })).toBeVisible();
    });
  });

  test(
    '[NAV-06] [NAV-08] is not drawn into another site’s frame, where help is white and in the company’s colour',
    { tag: '@long' },
    async ({ page, enterAs, vendor }) => {
      await enterAs(page, twoCompanies);
      await enterCompany(page, withBubble);
      vendor.visits.length = 0;
      await page.goto('/help?embedded=1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('使用帮助');
      await expect(page.getByRole('banner')).toBeHidden();
      const look = await page.evaluate(() => {
        const manual = document.querySelector('ol li');
        const { backgroundColor } = getComputedStyle(document.documentElement);
        return { backgroundColor, badge: manual && getComputedStyle(manual, '::before').color };
      });
      expect(look.backgroundColor).toBe('rgb(255, 255, 255)');
      const [red = 0, green = 0] = (look.badge?.match(/[\d.]+/g) ?? []).map(Number);
      expect(green).toBeGreaterThan(red);
      expect(vendor.visits).toEqual([]);
    },
  );
});

test.describe('page views', () => {
  const storedBy = (app: { output(): string }) => () =>
    app.output().match(/"route":"\/api-meeting\/api\/user\/events","status":204/g)?.length ?? 0;

  test('[CFG-03] go out when the page is left, and hold neither what it names nor what was searched for', async ({
    page,
    app,
    enterAs,
  }) => {
    const stored = storedBy(app);
    await enterAs(page, organizer);
    const sent: { events: { name: string; page: string }[] }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(eventsPath)) sent.push(request.postDataJSON());
    });
    // Sent by an effect of the frame, as the views are counted by one: both run after the hydration.
    const framed = page.waitForRequest(/actions\/unused$/);
    await page.goto('/rooms?keyword=望江');
    await framed;
    const atFirst = stored();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    // A page that is in sight for long sends what it has in between.
    await expect
      .poll(() => sent.flatMap(({ events }) => events.map(({ name, page: pattern }) => [name, pattern])))
      .toEqual([
        ['page_view', '/rooms'],
        ['page_stay', '/rooms'],
      ]);
    for (const batch of sent)
      expect(batch).toMatchObject({
        version: 'V2.1',
        endpointType: 'WEB_APP',
        client: 'desktop',
        environment: 'development',
      });
    expect(JSON.stringify(sent)).not.toMatch(/望江|keyword|%/);

    await expect.poll(stored).toBeGreaterThan(atFirst);
    const framedAgain = page.waitForRequest(/actions\/unused$/);
    await page.goto('/help');
    await framedAgain;
    const before = stored();
    // A page of the product: for another site's, a browser that is short of time ends the old page without its last event.
    await page.goto('/schedule');
    await expect.poll(stored).toBeGreaterThan(before);
  });

  test('[CFG-03] do not disturb a log-out', { tag: '@long' }, async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    await page.goto('/schedule');
    await new ShellFrame(page).logOut('林晓');
    await page.waitForURL('**/login**');
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  });
});
