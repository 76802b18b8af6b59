import { entryText } from '@/lib/text/zh-cn/entry';
import { expect, organizer, test } from '../fixtures';
import { demoPassword } from '../fixtures/api-client';
import { startApp } from '../fixtures/processes/app-process';
import { LoginPage } from '../pages/account/login-page';
import { SchedulePage } from '../pages/schedule-page';
import { ShellFrame } from '../pages/shell-frame';

const twoCompanies = '13800000003';
const noCompany = '13800000004';

const screens = [
  '/schedule',
  '/meeting_days',
  '/rooms',
  '/order-meeting',
  '/contact',
  '/help',
  '/approval-center',
];

const redirects = [
  { from: '/', to: '/schedule' },
  { from: '/booking', to: '/order-meeting' },
  { from: '/teamwork', to: '/rooms' },
  { from: '/co-contact', to: '/contact' },
  { from: '/no-company', to: '/none' },
];

const notFoundNote = /Failed to load resource: the server responded with a status of 404/;

test.describe('[NAV-02] addresses', () => {
  test.beforeEach(({ page, enterAs }) => enterAs(page, organizer));

  test('each is a screen of the product', async ({ page }) => {
    for (const path of screens) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(new ShellFrame(page).tab('schedule')).toBeVisible();
      });
    }
  });

  test('former ones lead to those of today', { tag: '@long' }, async ({ page }) => {
    for (const { from, to } of redirects) {
      await test.step(`${from} leads to ${to}`, async () => {
        await page.goto(from);
        await expect(page).toHaveURL((url) => url.pathname === to);
      });
    }
  });
});

test.describe('[NAV-02] what does not exist', () => {
  test.use({ toleratedComplaints: [notFoundNote] });
  test.beforeEach(({ page, enterAs }) => enterAs(page, organizer));

  test('is not found, with the way back to the schedule', async ({ page }) => {
    for (const path of ['/nowhere', '/schedule/extra', '/Schedule', '/details']) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
        await page.getByRole('link', { name: '返回会议日程' }).click();
        await expect(page).toHaveURL(/\/schedule$/);
      });
    }
  });

  test('[MEET-13] a meeting that is not there has a page of its own', { tag: '@long' }, async ({ page }) => {
    const response = await page.goto('/details/0000000000');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('会议不存在');
  });

  test(
    '[MEET-13] what is done with a meeting that is not there is a page within the frame',
    { tag: '@long' },
    async ({ page }) => {
      for (const path of ['/edit/1?editType=SingleMeeting', '/early-end/1']) {
        await test.step(path, async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(new ShellFrame(page).tab('schedule')).toBeVisible();
        });
      }
    },
  );

  test(
    '[APR-02] a request that is not there has a page of its own on both sides',
    { tag: '@long' },
    async ({ page }) => {
      for (const path of ['/initiated-approval-detail', '/received-approval-detail']) {
        await test.step(path, async () => {
          const response = await page.goto(`${path}/018f3c5e-0000-7000-8000-000000000000`);
          expect(response?.status()).toBe(404);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('申请不存在');
          await page.getByRole('link', { name: '返回审批中心' }).click();
          await expect(page).toHaveURL(/\/approval-center$/);
        });
      }
    },
  );
});

test.describe('[NAV-02] the address is the view', () => {
  test.beforeEach(({ page, enterAs }) => enterAs(page, organizer));

  test('[SCH-05] a bare address takes the remembered calendar', async ({ page }) => {
    const schedule = new SchedulePage(page);
    const expectCalendar = () => expect(schedule.heading).toHaveText('2026年11月');
    await schedule.open();
    await schedule.switchTo('calendar');
    await expect(page).toHaveURL(/\?mode=calendar&day=2026-11-18$/);
    await expectCalendar();

    await page.goto('/meeting_days');
    expect(new URL(page.url()).pathname).toBe('/meeting_days');
    await expectCalendar();

    const shell = new ShellFrame(page);
    await shell.tab('rooms').click();
    await expect(page).toHaveURL(/\/rooms/);
    await shell.tab('schedule').click();
    await expectCalendar();

    await schedule.switchTo('list');
    await expect(schedule.heading).toHaveText('11月18日 周三');
    await schedule.open();
    await expect(schedule.heading).toHaveText('11月18日 周三');
    await expect(page).toHaveURL(/\/schedule$/);
  });

  for (const day of ['0001-01-01', '1899-12-31', '9999-12-31', 'foo']) {
    test(`a day ${day} falls back to today`, { tag: '@long' }, async ({ page }) => {
      for (const path of ['/schedule?mode=list', '/schedule?mode=calendar', '/rooms?']) {
        const response = await page.goto(`${path}&day=${day}`);
        expect(response?.status()).toBe(200);
        await expect(page.locator('[aria-current="date"]')).toContainText('18');
      }
    });
  }
});

test.describe('the guard', () => {
  test('[SESS-05] sends a visitor to log in and back to the page asked for', async ({ page }) => {
    await page.goto('/schedule?mode=calendar&day=2026-12-01');
    await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.has('to'));
    await new LoginPage(page).logIn({ mobile: organizer, password: demoPassword });
    await expect(page).toHaveURL(/\/schedule\?mode=calendar&day=2026-12-01$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2026年12月');
  });

  test(
    '[SESS-02] the log-in tells who is in already, and leads on to the page asked for',
    { tag: '@long' },
    async ({ page, enterAs }) => {
      await page.goto('/login');
      await expect(page.getByText(entryText.goOn)).toBeHidden();
      await enterAs(page, organizer);
      await page.goto('/login?to=%2Frooms');
      await expect(page.getByText(entryText.alreadyIn('林晓'))).toBeVisible();
      await page.getByRole('link', { name: entryText.goOn }).click();
      await expect(page).toHaveURL(/\/rooms/);
    },
  );

  test('[SESS-03] lets those who belong to several companies choose', async ({ browser }) => {
    // A product of its own: whoever has chosen once is not asked again.
    const { origin, end } = await startApp();
    const page = await browser.newPage({ baseURL: origin });
    const loginPage = new LoginPage(page);
    await loginPage.open();
    await loginPage.logIn({ mobile: twoCompanies, password: demoPassword });
    await expect(page).toHaveURL(/\/switch/);
    await page.getByRole('radio', { name: '远山咨询' }).check();
    await page.getByRole('button', { name: '立即进入' }).click();
    await expect(page).toHaveURL(/\/schedule$/);
    await expect(new SchedulePage(page).heading).toBeVisible();
    await page.close();
    await end();
  });

  test('[SESS-03] explains itself to those who belong to none', { tag: '@long' }, async ({ page, login }) => {
    await login(page, noCompany);
    await expect(page).toHaveURL(/\/none/);
    await expect(page.getByText('您还未加入任何企业')).toBeVisible();
  });

  test(
    '[SESS-05] keeps those without a company out of the screens',
    { tag: '@long' },
    async ({ page, enterAs }) => {
      await enterAs(page, noCompany);
      await page.goto('/schedule');
      await expect(page).toHaveURL(/\/none/);
    },
  );

  test('[SESS-06] ends the session for every tab when one logs out', async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    await page.goto('/schedule');
    await new ShellFrame(page).logOut('林晓');
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/schedule');
    await expect(page).toHaveURL(/\/login/);
  });
});
