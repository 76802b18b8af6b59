import type { BrowserContext, Page, Request } from '@playwright/test';
import { shellText } from '@/lib/text/zh-cn/shell';
import { expect, organizer, test } from '../fixtures';
import { type ApiClient, logIn } from '../fixtures/api-client';
import { book, roomNamed } from '../fixtures/load/bookings';
import { giveSession } from '../fixtures/session/give-session';
import { DetailsPage } from '../pages/details-page';
import { OrderPage } from '../pages/order-page';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { SchedulePage } from '../pages/schedule-page';

const colleague = '13800000005';
const approver = '13800000002';
const room = '望江';
const roomWithApproval = '听涛';

const at = (clockTime: string) => Date.parse(`2026-11-19T${clockTime}:00+08:00`);
const tomorrow = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to) });

/** Books tomorrow, as somebody at another desk. */
async function bookTomorrow(
  client: ApiClient,
  {
    subject,
    from,
    to,
    name = room,
    staffIds = [],
  }: Record<'subject' | 'from' | 'to', string> & {
    name?: string;
    staffIds?: string[];
  },
) {
  const { status, body } = await book(client, {
    subject,
    ...tomorrow(from, to),
    roomBookingForms: [{ roomId: await roomNamed(client, name) }],
    members: staffIds.map((staffId) => ({ staffId })),
    reason: '客户来访',
  });
  expect(status).toBe(200);
  return body;
}

const staffIdOf = async (client: ApiClient) =>
  (await client.call<{ staffId: string }>('GET', '/session')).body.staffId;

const isStream = (request: Request) => new URL(request.url()).pathname.endsWith('/user/changes');

/** The page's streams: where each of them went on from, and how many are open. */
function watchStreams(page: Page) {
  const resumedFrom: (string | undefined)[] = [];
  let open = 0;
  const ended = (request: Request) => {
    if (isStream(request)) open -= 1;
  };
  page.on('request', (request) => {
    if (!isStream(request)) return;
    open += 1;
    resumedFrom.push(request.headers()['last-event-id']);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return { resumedFrom, open: () => open };
}

/** A mark that only a page without a reload still holds. */
async function neverReloaded(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return async () => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** Another tab of the same browser, with the stream standing. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await Promise.all([tab.waitForResponse((response) => isStream(response.request())), tab.goto(path)]);
  return tab;
}

/** Tomorrow's grid, which has just heard of a booking: its stream stands and knows its place. */
async function openFollowedGrid(page: Page, other: ApiClient, times: Record<'from' | 'to', string>) {
  const streams = watchStreams(page);
  await page.goto('/rooms?day=2026-11-19');
  const rooms = new RoomsPage(page);
  await expect(rooms.row(room)).toBeVisible();
  await expect.poll(streams.open).toBe(1);
  await bookTomorrow(other, { subject: '在场时', ...times });
  await expect(rooms.row(room).getByText(`${times.from}–${times.to}`)).toBeAttached();
  return { rooms, streams };
}

test('[UX-02] [BEY-02] what others book and cancel shows in every open page, with no reload', async ({
  app,
  browser,
  page,
  context,
  enterAs,
}) => {
  // Five pages and two people.
  test.slow();
  const other = await logIn(app.origin, colleague);
  await enterAs(page, organizer);
  const me = await staffIdOf(await logIn(app.origin, organizer));
  await page.goto('/rooms?day=2026-11-19');
  const rooms = new RoomsPage(page);
  await expect(rooms.row(room)).toBeVisible();
  const list = await openTab(context, '/schedule?day=2026-11-19');
  const month = await openTab(context, '/schedule?day=2026-11-19&mode=calendar');
  const checks = await Promise.all([page, list, month].map(neverReloaded));

  const approverContext = await browser.newContext({ baseURL: app.origin });
  const approvals = await approverContext.newPage();
  await enterAs(approvals, approver);
  await approvals.goto('/help');
  const badge = approvals.getByRole('link', { name: shellText.approvals });
  await expect(badge).not.toHaveText('');
  const waiting = Number(await badge.textContent());

  const invited = await bookTomorrow(other, { subject: '联调', from: '16:00', to: '16:45', staffIds: [me] });
  await expect(rooms.row(room).getByRole('link', { name: '联调' })).toBeVisible();
  await expect(new SchedulePage(list).meeting('联调')).toBeVisible();
  await expect(month.getByRole('link', { name: / 联调( |$)/ })).toBeVisible();

  const details = await openTab(context, `/details/${invited.meetingNo}?from=schedule`);
  const overview = new DetailsPage(details).overview;
  await expect(overview).toContainText('待开始');
  const cancelled = await other.call(
    'PUT',
    `/api-meeting/api/user/meetings/${invited._id}/state/cancel?effectiveType=1`,
  );
  expect(cancelled.status).toBeLessThan(300);
  await expect(overview).toContainText('已取消');
  await expect(rooms.row(room).getByRole('link', { name: '联调' })).toHaveCount(0);
  await expect(new SchedulePage(list).meeting('联调')).toContainText('已取消');

  await bookTomorrow(other, { subject: '外宾接待', from: '16:00', to: '16:30', name: roomWithApproval });
  await expect(badge).toHaveText(`${waiting + 1}`);
  for (const check of checks) await check();
  await approverContext.close();
});

test.describe('without a network', () => {
  // The browser's own note on what was under way.
  test.use({ toleratedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test(
    '[UX-02] [R31] what happened while there was no network shows when it is back',
    { tag: '@long' },
    async ({ app, page, context, enterAs }) => {
      const other = await logIn(app.origin, colleague);
      await enterAs(page, organizer);
      const { rooms, streams } = await openFollowedGrid(page, other, { from: '13:00', to: '13:30' });
      const check = await neverReloaded(page);

      await context.setOffline(true);
      await expect.poll(streams.open).toBe(0);
      const { roomOrderList } = await bookTomorrow(other, {
        subject: '断网期间',
        from: '17:00',
        to: '17:30',
      });
      expect(roomOrderList).toHaveLength(1);
      await context.setOffline(false);
      await expect(rooms.row(room).getByText('17:00–17:30')).toBeAttached();
      await expect.poll(() => streams.resumedFrom).toEqual([undefined, expect.any(String)]);
      await check();
    },
  );
});

test(
  '[UX-02] a page that is put away closes its stream, and catches up when it is looked at again',
  { tag: '@long' },
  async ({ app, page, enterAs }) => {
    const other = await logIn(app.origin, colleague);
    await enterAs(page, organizer);
    await page.clock.install();
    const { rooms, streams } = await openFollowedGrid(page, other, { from: '13:30', to: '14:00' });

    await show(page, 'hidden');
    await page.clock.fastForward('00:31');
    await expect.poll(streams.open).toBe(0);
    await bookTomorrow(other, { subject: '走开期间', from: '18:00', to: '18:30' });
    await page.clock.fastForward('05:00');
    expect(streams.resumedFrom).toHaveLength(1);

    await show(page, 'visible');
    await expect(rooms.row(room).getByText('18:00–18:30')).toBeAttached();
    await expect.poll(() => streams.resumedFrom).toEqual([undefined, expect.any(String)]);
  },
);

const show = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('[R32] whoever fills in the form hears at once that the room was taken, before sending and losing nothing', async ({
  app,
  page,
  enterAs,
}) => {
  const other = await logIn(app.origin, colleague);
  await enterAs(page, organizer);
  const order = new OrderPage(page);
  const streams = watchStreams(page);
  await page.goto(OrderPage.addressFor('2026-11-19T15:00', '2026-11-19T15:30'));
  await order.fill({ subject: '版本评审', room });
  await expect.poll(streams.open).toBe(1);

  await bookTomorrow(other, { subject: '先到先得', from: '15:00', to: '15:30' });
  await expect(order.said('会议室时间冲突')).toBeVisible();
  await expect(order.subject).toHaveValue('版本评审');
});

test.describe('a session that ends elsewhere', () => {
  test.use({ toleratedComplaints: [/status of 401/] });

  test('[SESS-13] [S08] takes what it shows off the screen, although nobody touches the page', async ({
    app,
    page,
    context,
  }) => {
    const client = await logIn(app.origin, organizer);
    await giveSession(context, client, app.origin);
    const streams = watchStreams(page);
    await page.goto('/rooms');
    await expect.poll(streams.open).toBe(1);
    expect((await client.call('DELETE', '/session')).status).toBe(200);
    await page.waitForURL((url) => url.pathname === '/login');
  });
});
