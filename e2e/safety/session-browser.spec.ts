import { chromium, expect, type Page } from '@playwright/test';
import { accountText } from '@/lib/text/zh-cn/account';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { identityText } from '@/lib/text/zh-cn/identity';
import { gatewayText } from '@/lib/text/zh-cn/gateway';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { identityChangedText } from '@/lib/text/zh-cn/identity-changed';
import { failWith } from '@/test/recording-service';
import { chromiumFlags, chromiumPath } from '../chromium';
import { demoPassword, logIn, organizer } from '../fixtures/api-client';
import { everythingSeen } from '../fixtures/browser/everything-seen';
import { giveSession } from '../fixtures/session/give-session';
import { issuedTokens, issueTokensOf } from '../fixtures/session/issued-tokens';
import { test as staged } from '../fixtures/stage/staged-test';
import { savingData } from '../fixtures/browser/saving-data';
import { untilHydrated } from '../fixtures/browser/until-hydrated';
import { withoutStream } from '../fixtures/browser/without-stream';
import { sayWords, wordsRead } from '../fixtures/browser/words-read';
import { LoginPage } from '../pages/account/login-page';
import { OrderPage } from '../pages/order-page';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { ShellFrame } from '../pages/shell-frame';

const test = staged.extend({ baseURL: ({ stage }, provide) => provide(stage.app.origin) });

const ofTwoCompanies = '13800000003';
const sessionCookie = '__Host-rooms-session';

/** Every page of the product; the details are opened by their link. */
const addresses = [
  ...['/schedule?mode=calendar', '/meeting_days', '/rooms', '/room-detail/1', '/contact', '/help', '/switch'],
  ...['/order-meeting', '/edit/1', '/invited/1', '/early-end/1', '/approval-center', '/none'],
  ...['/initiated-approval-detail/1', '/received-approval-detail/1', '/agreement/user', '/no/such/page'],
  ...['/notices', '/settings'],
];

async function logInByPage(page: Page, mobile = organizer): Promise<void> {
  const loginPage = new LoginPage(page);
  await loginPage.open();
  await loginPage.logIn({ mobile, password: demoPassword });
}

/** A person of two companies, logged in and in the first of them. */
async function actingForFirst(origin: string) {
  const client = await logIn(origin, ofTwoCompanies);
  const { body: staffs } = await client.call<{ staffId: string; companyName: string }[]>(
    'GET',
    '/api-meeting/api/user/staffs',
  );
  await client.call('PUT', '/session/identity', { body: { staffId: staffs[0]?.staffId } });
  return { client, staffs };
}

/** Opens the first meeting of the schedule; answers the name that stands there. */
async function openMeeting(page: Page): Promise<string> {
  await page.goto('/schedule');
  await page.locator('a[href^="/details/"]').first().click();
  await page.waitForURL(/\/details\//);
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

/** The pages that were loaded anew. */
function loads(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) seen.push(pathname + search);
  });
  return seen;
}

test(
  '[S01] no screen gets to see a token that the service gave out',
  { tag: '@long' },
  async ({ page, stage: { service } }) => {
    const tokens = issuedTokens(service);
    const seen = everythingSeen(page);
    await logInByPage(page);
    await page.waitForURL('**/schedule');
    await openMeeting(page);
    await new ShellFrame(page).tab('rooms').click();
    await expect(page.getByRole('row').first()).toBeVisible();
    for (const address of addresses) await page.goto(address);

    const everything = await seen();
    expect(tokens).toHaveLength(1);
    // The net holds: it has what the browser was told about the person.
    expect(everything).toContain('林晓');
    expect(everything).not.toContain(tokens[0]);
  },
);

for (const { kilobytes, fits } of [
  { kilobytes: 1, fits: true },
  { kilobytes: 2, fits: true },
  { kilobytes: 3, fits: false },
  { kilobytes: 4, fits: false },
  { kilobytes: 9, fits: false },
])
  test(
    `[S05] a token of ${kilobytes} KB ${fits ? 'logs in' : 'is refused in so many words'}`,
    { tag: kilobytes === 2 || kilobytes === 9 ? [] : '@long' },
    async ({ page, context, stage: { service } }) => {
      const undo = issueTokensOf(kilobytes * 1_024, service);
      await logInByPage(page);
      const names = async () => (await context.cookies()).map(({ name }) => name);
      if (fits) {
        await page.waitForURL('**/schedule');
        expect(await names()).toContain(sessionCookie);
      } else {
        await expect(page.getByText(gatewayText.sessionTooLarge)).toBeVisible();
        expect(await names()).not.toContain(sessionCookie);
        await expect.poll(() => service.recorded.at(-1)?.rawPath).toBe('/api-auth/api/user/auth/logout');
      }
      undo();
    },
  );

test('[S08] a log-out in one tab empties the other by itself, and what was typed there goes nowhere', async ({
  page,
  context,
  stage: { app, service },
}) => {
  const client = await logIn(app.origin, organizer);
  await giveSession(context, client, app.origin);
  await page.goto('/schedule');
  const other = await context.newPage();
  const rooms = new RoomsPage(other);
  await rooms.open();
  await rooms.pickNextFree('望江');
  await rooms.card.getByLabel(bookingText.fields.subject).fill('还没写完的主题');
  service.recorded.length = 0;

  await new ShellFrame(page).logOut('林晓');
  await other.waitForURL((url) => url.pathname === '/login');
  await expect(other.getByRole('button', { name: accountText.logIn })).toBeVisible();
  const isBooking = ({ rawPath }: { rawPath: string }) => rawPath.endsWith('/actions/schedule');
  expect(service.recorded.filter(isBooking)).toEqual([]);
  expect(await other.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

for (const { tells, channel } of [
  { tells: 'at once', channel: true },
  { tells: 'with the next call where tabs cannot talk', channel: false },
])
  test(
    `[R32] [SESS-04] [SESS-12] a switch in one tab stops the other ${tells}`,
    { tag: channel ? [] : '@long' },
    async ({ page, context, stage: { app, service } }) => {
      if (!channel) {
        await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
        await withoutStream(context);
        await savingData(context);
      }
      const { client, staffs } = await actingForFirst(app.origin);
      await giveSession(context, client, app.origin);
      await page.goto('/schedule');
      const nextWeek = page.getByLabel(scheduleText.nextWeek);
      await untilHydrated(nextWeek);
      const other = await context.newPage();
      await other.goto('/switch');
      const enterNow = other.getByRole('button', { name: identityText.enterNow });
      await untilHydrated(enterNow);
      await other.getByRole('radio').nth(1).check();
      await enterNow.click();
      const dialog = page.getByRole('alertdialog', { name: identityChangedText.title });
      if (channel) {
        const name = staffs[1]?.companyName ?? '';
        await expect(dialog).toContainText(identityChangedText.toCompany(name));
      } else {
        await other.waitForURL('**/schedule');
        await untilHydrated(nextWeek);
        service.recorded.length = 0;
        const reading = page.waitForRequest(/\/bff\/api-meeting\/api\/user\/meeting-records\?/);
        await nextWeek.click();
        const path = (await reading).url().replace(`${app.origin}/bff`, '');
        await expect(dialog).toContainText(identityChangedText.toSomebody);
        const paths = () => service.recorded.map(({ rawPath }) => rawPath);
        expect(paths()).not.toContain(path);
        // The very same, sent by the tab that has switched, reaches the service.
        await other.getByLabel(scheduleText.nextWeek).click();
        await expect.poll(paths).toContain(path);
      }
      await page.keyboard.press('Escape');
      const reloaded = page.waitForEvent('load');
      await dialog.getByRole('button', { name: identityChangedText.refresh }).click();
      await reloaded;
      await expect(dialog).toHaveCount(0);
      const menu = await new ShellFrame(page).openMenu('王芳');
      await expect(menu.getByText(staffs[1]?.companyName ?? '')).toBeVisible();
    },
  );

test('[S10] [R25] a session that the service ends leads to the log-in once, and back to the page after it', async ({
  page,
  context,
  stage: { app, database },
}) => {
  await giveSession(context, await logIn(app.origin, organizer), app.origin);
  await page.goto('/schedule');
  // Its stream, which it opens late, would be the first to find the session gone.
  await page.goto('about:blank');
  const seen = loads(page);
  await database.query('UPDATE access_token SET revoked_at = now() WHERE revoked_at IS NULL');
  await page.goto('/early-end/42');
  await expect(page.getByRole('button', { name: accountText.logIn })).toBeVisible();
  expect(seen).toEqual(['/early-end/42', '/login?to=%2Fearly-end%2F42&ended=1']);
  await expect(page.getByText(identityText.sessionEnded)).toBeVisible();

  const loginPage = new LoginPage(page);
  await loginPage.logIn({ mobile: organizer, password: demoPassword });
  await page.waitForURL('**/early-end/42');
});

test('[S10] [R25] calls that find the session gone leave once, after 200 ms, with nothing kept', async ({
  page,
  context,
  stage: { app, service },
}) => {
  await giveSession(context, await logIn(app.origin, organizer), app.origin);
  await page.goto('/rooms?day=2026-11-18');
  await expect(page.getByRole('row').first()).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('draft', 'x'));
  const seen = loads(page);
  await page.getByRole('searchbox').first().focus();
  const undo = service.on(() => true, failWith(401));
  // Typing goes to the focused element and waits for none: another call may have moved the page to the log-in already.
  await page.keyboard.insertText('望');
  await page.waitForURL((url) => url.pathname === '/login');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: accountText.logIn })).toBeVisible();
  expect(seen).toEqual([expect.stringMatching(/^\/login\?to=%2Frooms/)]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  undo();
});

test('[ERR-02] [SESS-07] [R25] [S18] a session that ends while somebody writes a booking leaves it to that person alone', async ({
  page,
  context,
  stage: { app, database },
}) => {
  await withoutStream(context);
  await giveSession(context, await logIn(app.origin, organizer), app.origin);
  const order = new OrderPage(page);
  await page.goto(OrderPage.addressFor('2026-12-09T11:00', '2026-12-09T11:30'));
  await untilHydrated(order.submit);
  const loginPage = new LoginPage(page);
  const endAndSend = async () => {
    await database.query('UPDATE access_token SET revoked_at = now() WHERE revoked_at IS NULL');
    // The page may have found out by a call of its own, and has no button any more.
    await order.submit.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
    await expect(page.getByText(identityText.sessionEnded)).toBeVisible();
  };
  await order.fill({ subject: '写到一半', room: '望江' });
  await endAndSend();

  await loginPage.logIn({ mobile: organizer, password: demoPassword });
  await expect(order.subject).toHaveValue('写到一半');
  await untilHydrated(order.submit);
  await endAndSend();

  await loginPage.logIn({ mobile: '13800000005', password: demoPassword });
  await expect(order.subject).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('写到一半');
});

test(
  '[S10] who is disabled in one company is told so, and goes on in the other',
  { tag: '@long' },
  async ({ page, context, stage: { app, database } }) => {
    const { client, staffs } = await actingForFirst(app.origin);
    const [first, second] = staffs;
    await giveSession(context, client, app.origin);
    // The stream would lead there as well, by a page of its own (live.spec has that).
    await withoutStream(context);
    // So would readings ahead, and this call, which the page sends by itself once it is there.
    await savingData(context);
    const unused = page.waitForResponse((response) => response.url().includes('/meetings/actions/unused'));
    await page.goto('/schedule');
    await unused;
    await page.waitForLoadState('networkidle');
    // A call of the page would load /none anew; from here on only the click finds out.
    const calls = '**/bff/api-*/**';
    await page.route(calls, () => undefined);
    const disable = (value: string) =>
      database.query(`UPDATE staff SET disabled_at = ${value} WHERE id = '${first?.staffId}'`);
    await disable('now()');
    const seen = loads(page);
    await new ShellFrame(page).tab('rooms').click();
    await page.waitForURL('**/none');
    await expect(page.getByRole('heading', { name: identityText.left })).toBeVisible();
    expect(seen).toEqual([]);
    await page.unroute(calls);

    await page.getByRole('link', { name: identityText.chooseCompany }).click();
    await page.getByRole('radio', { name: second?.companyName }).check();
    await page.getByRole('button', { name: identityText.enterNow }).click();
    await page.waitForURL('**/schedule');
    await disable('NULL');
  },
);

for (const { what, ignoreDefaultArgs } of [
  { what: 'asks again', ignoreDefaultArgs: [] },
  { what: 'keeps pages as they were', ignoreDefaultArgs: ['--disable-back-forward-cache'] },
])
  test(
    `[S12] Back shows nothing after a switch or a log-out, in a browser that ${what}`,
    { tag: what === 'asks again' ? [] : '@long' },
    async ({ stage: { app } }) => {
      const browser = await chromium.launch({
        executablePath: chromiumPath(),
        args: chromiumFlags,
        ignoreDefaultArgs,
      });
      const context = await browser.newContext({ baseURL: app.origin, locale: 'zh-CN' });
      const page = await context.newPage();
      await page.addInitScript(sayWords);
      const read = wordsRead(page);

      const { client } = await actingForFirst(app.origin);
      await giveSession(context, client, app.origin);
      const ofFormer = await openMeeting(page);
      await page.goto('/switch');
      await page.getByRole('radio').nth(1).check();
      await page.getByRole('button', { name: identityText.enterNow }).click();
      await page.waitForURL('**/schedule');
      expect(read.join()).toContain(ofFormer);
      read.length = 0;
      await page.goBack();
      await expect(page.getByRole('main')).toBeVisible();
      expect(read.join()).not.toContain(ofFormer);

      await giveSession(context, await logIn(app.origin, organizer), app.origin);
      const own = await openMeeting(page);
      await page.goto('/help');
      await new ShellFrame(page).logOut('林晓');
      await page.waitForURL('**/login');
      expect(read.join()).toContain(own);
      read.length = 0;
      await page.goBack();
      await expect(page.getByRole('button', { name: accountText.logIn })).toBeVisible();
      expect(read.join()).not.toContain(own);
      await browser.close();
    },
  );
