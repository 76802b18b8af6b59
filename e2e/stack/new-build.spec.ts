import { expect, type Page } from '@playwright/test';
import { commonText } from '@/lib/text/zh-cn/common';
import { errorText } from '@/lib/text/zh-cn/errors';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { anotherBuild } from '../fixtures/builds/another-build';
import { demoPassword, logIn, organizer } from '../fixtures/api-client';
import { giveSession } from '../fixtures/session/give-session';
import { newDataDir } from '../fixtures/processes/seeded-store';
import { test } from '../fixtures/processes/stack-test';
import { withoutStream } from '../fixtures/browser/without-stream';
import { LoginPage } from '../pages/account/login-page';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { ShellFrame } from '../pages/shell-frame';

const room = '望江';

/** Counts the times that a page is loaded as a whole. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** The part that holds the rooms' screen, found by its words, is gone until the page is loaded anew. Answers which it is. */
async function loseTheRooms(page: Page, part?: string): Promise<() => string | undefined> {
  let lost = part;
  let isGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const url = route.request().url();
    const response = await route.fetch();
    const isOfRooms = (await response.text()).includes(roomGridText.legend);
    if (isOfRooms) lost ??= url;
    return isGone && url === lost ? route.fulfill({ status: 404 }) : route.fulfill({ response });
  });
  return () => lost;
}

test.describe('a tab that was open before a new build', { tag: '@long' }, () => {
  test('[R28] goes on at the next click, and a typed log-in is kept and told to load the page anew', async ({
    start,
    page,
    context,
  }) => {
    const dataDir = newDataDir();
    const old = await start({ dataDir });
    const { origin, port } = old;
    const loginTab = await (await context.browser()?.newContext())?.newPage();
    if (!loginTab) throw new Error('there is no browser');
    await loginTab.goto(`${origin}/login?mode=password`);
    await giveSession(context, await logIn(origin, organizer), origin);
    await page.goto(`${origin}/schedule`);
    await old.end();

    const build = anotherBuild();
    await start({ dataDir, port, folder: build.folder });
    const loads = countLoads(page);
    await new ShellFrame(page).tab('rooms').click();
    await expect(new RoomsPage(page).row(room)).toBeVisible();
    expect(loads()).toBe(1);
    await new RoomsPage(page).pickNextFree(room);
    await expect(new RoomsPage(page).card).toBeVisible();

    const loginPage = new LoginPage(loginTab);
    await loginPage.logIn({ mobile: organizer, password: demoPassword });
    await expect(loginTab.getByRole('alert').filter({ hasText: commonText.outdated })).toBeVisible();
    await expect(loginPage.mobile).toHaveValue(organizer);
    await loginTab.reload();
    await loginPage.logIn({ mobile: organizer, password: demoPassword });
    await expect(loginTab).toHaveURL(`${origin}/schedule`);
    await loginTab.context().close();
    build.remove();
  });

  test('[R28] whose next page has lost a part loads it anew once, and says so when that does not help', async ({
    start,
    page,
  }) => {
    const { origin } = await start();
    const context = page.context();
    await giveSession(context, await logIn(origin, organizer), origin);
    await withoutStream(context);
    await page.goto(`${origin}/schedule`, { waitUntil: 'networkidle' });
    const lostPart = await loseTheRooms(page);
    const loads = countLoads(page);
    await new ShellFrame(page).tab('rooms').click();
    // A new process has its first page to make.
    await expect(new RoomsPage(page).row(room)).toBeVisible();
    expect(loads()).toBe(1);

    // The same in a tab that remembers having tried: what this one has in its memory cache would not be asked for again.
    const tried = await page.evaluate(() => Object.entries(window.sessionStorage));
    const laterTab = await context.newPage();
    await laterTab.addInitScript((entries) => {
      for (const [key, value] of entries) window.sessionStorage.setItem(key, value);
    }, tried);
    await laterTab.goto(`${origin}/schedule`, { waitUntil: 'networkidle' });
    await loseTheRooms(laterTab, lostPart());
    const laterLoads = countLoads(laterTab);
    await new ShellFrame(laterTab).tab('rooms').click();
    // Next's announcer reads its heading out as an alert too.
    const screen = laterTab.getByRole('main').getByRole('alert');
    await expect(screen.filter({ hasText: errorText.server })).toBeVisible();
    expect(laterLoads()).toBe(0);
  });
});
