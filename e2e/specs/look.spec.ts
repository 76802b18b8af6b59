import type { BrowserContext, Page } from '@playwright/test';
import { expect, organizer, test } from '../fixtures';
import { enterCompany } from '../pages/account/company-choice';
import { LoginPage } from '../pages/account/login-page';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { SchedulePage } from '../pages/schedule-page';
import { ShellFrame } from '../pages/shell-frame';

const twoCompanies = '13800000003';

const chooseScheme = (context: BrowserContext, origin: string, value: string) =>
  context.addCookies([{ name: 'rooms-scheme', value, url: origin }]);

/** The colour that a ground of the page really has. */
const groundOf = (page: Page, selector = 'html') =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

const light = 'rgb(245, 246, 248)';
const dark = 'rgb(14, 17, 22)';

test.describe('[NAV-08] light and dark', () => {
  test('follow the system, before the log-in too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await new LoginPage(page).open();
    expect(await groundOf(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await groundOf(page)).toBe(light);
  });

  test('what was chosen is in the first byte, whatever the system says', async ({ page, app }) => {
    await chooseScheme(page.context(), app.origin, 'dark');
    const response = await page.goto('/login');
    const html = (await response?.text()) ?? '';
    expect(html).toMatch(/<html[^>]* data-theme="dark"/);
    expect(html.match(/<meta name="theme-color"[^>]* content="#161a21"/g)).toHaveLength(2);
    expect(await groundOf(page)).toBe(dark);
  });

  test('a cookie that says anything else says nothing', async ({ page, app }) => {
    await chooseScheme(page.context(), app.origin, '"><script>');
    const response = await page.goto('/login');
    expect(await response?.text()).toMatch(/<html(?![^>]*data-theme)/);
    expect(await groundOf(page)).toBe(light);
  });

  test('a choice by keyboard reaches every open tab at once, and outlives reload and log-out', async ({
    page,
    enterAs,
  }) => {
    await enterAs(page, organizer);
    const other = await page.context().newPage();
    await other.goto('/rooms');
    await page.bringToFront();
    await page.goto('/schedule');
    const shell = new ShellFrame(page);
    const menu = await shell.openMenu('林晓');
    const item = (name: string) => menu.getByRole('menuitemradio', { name });
    await expect(item('跟随系统')).toBeChecked();
    await item('浅色').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(item('深色')).toBeChecked();
    await expect.poll(() => groundOf(page)).toBe(dark);
    await expect.poll(() => groundOf(other)).toBe(dark);

    await page.reload();
    expect(await groundOf(page)).toBe(dark);
    await shell.logOut('林晓');
    await expect(page).toHaveURL(/\/login$/);
    expect(await groundOf(page)).toBe(dark);
  });
});

test('[NAV-08] the company’s colour is in the first byte, and another company has another', async ({
  page,
  login,
}) => {
  await login(page, twoCompanies);
  const book = 'a[href="/order-meeting"]';
  await enterCompany(page, '远山咨询');
  expect(await groundOf(page, book)).toBe('rgb(15, 118, 110)');
  const response = await page.reload();
  expect(await response?.text()).toMatch(/<html[^>]* style="[^"]*--accent:light-dark\(#0f766e,/);

  await enterCompany(page, '示例科技');
  expect(await groundOf(page, book)).toBe('rgb(48, 86, 211)');
});

const screens = [
  '/schedule',
  '/schedule?mode=week',
  '/schedule?mode=calendar',
  '/rooms',
  '/order-meeting',
  '/details/0000000000',
  '/contact',
  '/help',
  '/approval-center',
  '/switch',
  '/none',
  '/forgot-password',
];

test.describe('[NAV-07] from phones to wide screens', () => {
  test.use({ toleratedComplaints: [/the server responded with a status of 404/] });

  for (const width of [320, 360, 768, 2560]) {
    test(
      `no screen scrolls sideways at ${width} px`,
      { tag: width === 360 ? [] : '@long' },
      async ({ page, enterAs }) => {
        await page.setViewportSize({ width, height: 780 });
        const sideways = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await new LoginPage(page).open();
        expect(await sideways(), '/login').toBe(0);
        await enterAs(page, organizer);
        for (const path of screens) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          expect(await sideways(), path).toBe(0);
        }
      },
    );
  }

  test('the tabs are under the thumb on phones, and nothing lies below them', async ({ page, enterAs }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await enterAs(page, organizer);
    await page.goto('/schedule');
    const tabs = await new ShellFrame(page).tabs.boundingBox();
    expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBe(780);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  });

  test('the month scrolls inside itself', { tag: '@long' }, async ({ page, enterAs }) => {
    await page.setViewportSize({ width: 768, height: 780 });
    await enterAs(page, organizer);
    await new SchedulePage(page).open('?mode=calendar');
    const month = page.getByRole('grid');
    expect((await month.boundingBox())?.width).toBeGreaterThanOrEqual(900);
  });
});

test(
  '[NAV-08] [UX-01] what is printed is the day, with company and time, in black on white',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await enterAs(page, organizer);
    for (const open of [() => new RoomsPage(page).open(), () => new SchedulePage(page).open()]) {
      await page.emulateMedia({ media: 'screen' });
      await open();
      const head = page.getByText(/打印于 2026年11月18日 周三 1\d:\d\d/);
      await expect(head).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(head).toBeVisible();
      await expect(head).toContainText('示例科技');
      expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
      await expect(
        page
          .getByRole('main')
          .getByText(/11月18日 周三/)
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByText('预订会议', { exact: true })).toBeHidden();
    }
  },
);

test('[NAV-07] a phone can be given the product: its manifest and icons are there for everybody', async ({
  page,
  request,
}) => {
  await new LoginPage(page).open();
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: '会议室预约', start_url: '/schedule' });
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});
