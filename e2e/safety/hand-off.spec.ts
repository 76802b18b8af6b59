import { expect, type Page } from '@playwright/test';
import { handOffText } from '@/lib/text/zh-cn/hand-off';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { shellText } from '@/lib/text/zh-cn/shell';
import { failWith, headerValues } from '@/test/recording-service';
import { logIn, organizer } from '../fixtures/api-client';
import { startAttackerSite } from '../fixtures/attack/attacker-site';
import { actAsDesktopHost, confirmedCode } from '../fixtures/browser/desktop-host';
import { giveSession } from '../fixtures/session/give-session';
import { issuedTokens } from '../fixtures/session/issued-tokens';
import type { Stage } from '../fixtures/stage/staged-test';
import { debugLog, test as staged } from '../fixtures/stage/staged-test';
import { ShellFrame } from '../pages/shell-frame';

const test = staged.extend({ baseURL: ({ stage }, provide) => provide(stage.app.origin) });
test.use({ stageEnv: debugLog });

const arriving = '13800000002';
const entry = (token: string) =>
  `/WorkWeChatLogin?accessToken=${token}&userId=forged&hasLogin=true&expireTime=253402300799000`;

/** A token as the work-chat app has it for a person. */
async function tokenOf({ app, service }: Stage, mobile = arriving): Promise<string> {
  const tokens = issuedTokens(service);
  await logIn(app.origin, mobile);
  return tokens.at(-1) ?? '';
}

/** The token of the session that asked last. */
const lastToken = ({ service }: Stage) =>
  service.recorded.flatMap((call) => headerValues(call, 'authorization')).at(-1);

/** All that left the browser but the visit itself: addresses, headers, bodies. */
function sentAfter(page: Page, visit: string): () => Promise<string> {
  const sent: Promise<string>[] = [];
  page.on('request', (request) => {
    const told = async () =>
      `${request.url()} ${JSON.stringify(await request.allHeaders())} ${request.postData()}`;
    if (!request.url().endsWith(visit)) sent.push(told());
  });
  return async () => (await Promise.all(sent)).join('\n');
}

const kept = () =>
  JSON.stringify([
    location.href,
    document.referrer,
    document.documentElement.outerHTML,
    performance.getEntries().map(({ name }) => name),
    // The other pages of this tab that one could go back to.
    window.navigation.entries().map(({ url }) => url),
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
  ]);

test('[AUTH-07] [S13] [S15] [S58] a token in the address lets in once, and is nowhere afterwards', async ({
  page,
  stage,
}) => {
  const token = await tokenOf(stage);
  const sent = sentAfter(page, entry(token));
  const answers: string[] = [];
  page.on('response', async (response) => answers.push(JSON.stringify(await response.allHeaders())));

  await page.goto(entry(token));
  await page.waitForURL('**/schedule');
  await expect(page.getByRole('navigation', { name: shellText.navigation })).toBeVisible();
  const everything = [await page.evaluate(kept), await sent(), ...answers].join('\n');
  expect(everything).toContain('/transfer');
  // Not the whole of it in a failure's message, only where it is.
  const found = everything.indexOf(token);
  expect(found < 0 ? '' : everything.slice(Math.max(found - 100, 0), found)).toBe('');

  await new ShellFrame(page).logOut('陈晨');
  await page.waitForURL('**/login');
  await page.goto(entry(token));
  await expect(page.getByRole('heading', { name: handOffText.refused.none.title })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?reason=expired');
  await page.goto('/schedule');
  await page.waitForURL('**/login?to=**');
  await expect.poll(() => stage.app.output()).toContain('"event":"logged in"');
  expect(stage.app.output()).not.toContain(token);
});

test('[S14] a link of others changes nobody who is logged in, unless they say so', async ({
  page,
  context,
  stage,
}) => {
  const { app } = stage;
  const token = await tokenOf(stage);
  await giveSession(context, await logIn(app.origin, organizer), app.origin);
  const attacker = await startAttackerSite('127.0.0.1');
  await page.goto(
    attacker.show(`<img src="${app.origin}${entry(token)}"><a href="${app.origin}${entry(token)}">x</a>`),
  );
  await page.getByRole('link').click();

  await expect(page.getByRole('heading', { name: handOffText.confirm.title })).toBeVisible();
  for (const person of ['林晓', '陈晨']) await expect(page.getByText(person)).toBeVisible();
  expect(page.url()).toBe(`${app.origin}/WorkWeChatLogin`);
  const other = await context.newPage();
  await other.goto('/schedule');
  await expect(other.getByRole('button', { name: shellText.menuOf('林晓') })).toBeVisible();

  await page.getByRole('button', { name: handOffText.confirm.switch }).click();
  await page.waitForURL('**/schedule');
  await expect(page.getByRole('button', { name: shellText.menuOf('陈晨') })).toBeVisible();
  await attacker.close();
});

test('[SESS-08] [SESS-07] the desktop app logs its own person in, and again when the session is gone', async ({
  page,
  stage,
}) => {
  const { service } = stage;
  const ofApp = await tokenOf(stage, organizer);
  await actAsDesktopHost(page, () => confirmedCode(service.origin, ofApp));
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  const menu = page.getByRole('button', { name: shellText.menuOf('林晓') });

  await page.goto('/rooms');
  await expect(menu).toBeVisible();
  expect(loads).toEqual(['/rooms', '/login', '/transfer', '/rooms']);

  loads.length = 0;
  const first = lastToken(stage) ?? '';
  service.on((call) => headerValues(call, 'authorization').includes(first), failWith(401, 401_000));
  await page.getByRole('link', { name: roomGridText.nextWeek }).click();
  await expect.poll(() => loads).toEqual(['/none', '/transfer', '/rooms']);
  await expect(menu).toBeVisible();
});
