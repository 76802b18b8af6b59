import { feedsText } from '@/lib/text/zh-cn/feeds';
import { noticesText } from '@/lib/text/zh-cn/notices';
import { settingsText } from '@/lib/text/zh-cn/settings';
import { shellText } from '@/lib/text/zh-cn/shell';
import { expect, organizer, test } from '../fixtures';
import { type ApiClient, logIn } from '../fixtures/api-client';
import { accessibilityFindings } from '../fixtures/audits/axe';
import { book } from '../fixtures/load/bookings';
import { NoticesPage } from '../pages/notices-page';
import { ShellFrame } from '../pages/shell-frame';

const colleague = '13800000005';
const name = '周宁';

/** A day that the demo leaves empty. */
const at = (clockTime: string) => Date.parse(`2026-12-09T${clockTime}:00+08:00`);

/** Notices of the demo's own story may have come meanwhile. */
const someUnread = /条未读$/;

const readAll = (client: ApiClient) =>
  client.call('POST', '/api-meeting/api/user/notices/actions/read-all', { body: { until: at('00:00') } });

/** Answers the meeting's number. */
async function invite(origin: string, subject: string, from: string): Promise<string> {
  const client = await logIn(origin, organizer);
  const invited = await logIn(origin, colleague);
  const { body } = await invited.call<{ staffId: string }>('GET', '/session');
  const { status, body: meeting } = await book(client, {
    ...{ subject, beginTime: at(from), endTime: at(from) + 30 * 60_000, address: '客户公司' },
    members: [{ staffId: body.staffId }],
  });
  expect(status).toBe(200);
  return meeting.meetingNo;
}

test('[UX-02] [NAV-01] an invitation rings the other’s bell, and is read with the page that it leads to', async ({
  app,
  page,
  enterAs,
}) => {
  await readAll(await logIn(app.origin, colleague));
  await enterAs(page, colleague);
  await page.goto('/rooms');
  const notices = new NoticesPage(page);
  await invite(app.origin, '渠道通气会', '09:00');
  await expect(notices.bell).toHaveAccessibleName(someUnread);
  await notices.openByBell();
  await expect(notices.panel).toBeVisible();
  const unread = notices.unreadMark('渠道通气会');
  await expect(unread).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await notices.row('渠道通气会').getByRole('link').click();
  await expect(page).toHaveURL(/\/details\/\d+\?from=notices$/);
  await expect(notices.panel).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: noticesText.title, exact: true }).click();
  await expect(notices.heading).toBeVisible();
  await expect(notices.row('渠道通气会')).toBeVisible();
  await expect(unread).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true });

  test(
    '[NAV-01] [MEET-10] the bell leads to a page of its own, and a meeting that is looked at reads its notices',
    { tag: '@long' },
    async ({ app, page, enterAs }) => {
      await readAll(await logIn(app.origin, colleague));
      await invite(app.origin, '门店巡检会', '10:00');
      const opened = await invite(app.origin, '门店复盘会', '11:00');
      await enterAs(page, colleague);
      await page.goto(`/details/${opened}`);
      const notices = new NoticesPage(page);
      await expect(notices.bell).toHaveAccessibleName(someUnread);
      await notices.openByBell();
      await expect(page).toHaveURL(/\/notices$/);
      await expect(notices.unreadMark('门店巡检会')).toBeVisible();
      await expect(notices.unreadMark('门店复盘会')).toHaveCount(0);
      await expect(notices.row('门店巡检会')).toContainText('12月9日 周三 10:00–10:30 · 客户公司');
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.getByRole('button', { name: noticesText.readAll }).click();
      await expect(notices.bell).toHaveAccessibleName(shellText.notices);
    },
  );
});

test(
  '[CFG-04] the ways of notices are chosen in the settings, by the menu, and stay',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, colleague);
    await page.goto('/schedule');
    const menu = await new ShellFrame(page).openMenu(name);
    await menu.getByRole('menuitem', { name: shellText.settings, exact: true }).click();
    await expect(page).toHaveURL(/\/settings$/);
    const { kinds, channels, notices, quiet } = settingsText;
    const box = page.getByRole('checkbox', { name: notices.by(kinds.reminder, channels.app) });
    const night = page.getByRole('checkbox', { name: quiet.label });
    const stored = () =>
      page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.status() === 200);
    expect(await accessibilityFindings(page)).toEqual([]);
    for (const change of [() => box.uncheck(), () => night.check()]) await Promise.all([stored(), change()]);
    await page.reload();
    await expect(box).not.toBeChecked();
    await expect(page.getByRole('combobox', { name: quiet.to })).toHaveValue(String(8 * 60));
    for (const change of [() => box.check(), () => night.uncheck()]) await Promise.all([stored(), change()]);
  },
);

test('[BEY-11] a calendar feed is made, read by anybody with its address, replaced and ended', async ({
  page,
  request,
  enterAs,
}) => {
  await enterAs(page, colleague);
  await page.goto('/settings');
  await page.getByRole('button', { name: feedsText.create }).click();
  const address = page.getByLabel(feedsText.address, { exact: true });
  await expect(address).toHaveValue(/\/bff\/feeds\/[\w-]+\/[\w-]+\.ics$/);
  const first = await address.inputValue();
  const read = await request.get(first);
  expect([read.status(), read.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await read.text()).toContain('BEGIN:VCALENDAR');
  const head = await request.head(first);
  expect([head.status(), head.headers().etag, await head.text()]).toEqual([200, read.headers().etag, '']);

  const confirmed = async (label: string, question: string) => {
    await page.getByRole('button', { name: label }).click();
    await page.getByRole('dialog', { name: question }).getByRole('button', { name: label }).click();
  };
  await confirmed(feedsText.rotate, feedsText.rotateConfirm);
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(second)).status()).toBe(200);
  await confirmed(feedsText.end, feedsText.endConfirm);
  await expect(page.getByRole('button', { name: feedsText.create })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});
