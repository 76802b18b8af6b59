import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { filesText } from '@/lib/text/zh-cn/files';
import { shareText } from '@/lib/text/zh-cn/share';
import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { accessibilityFindings } from '../fixtures/audits/axe';
import { book } from '../fixtures/load/bookings';

/** A day that the demo leaves empty. */
const at = (clockTime: string) => Date.parse(`2026-12-23T${clockTime}:00+08:00`);

async function sharedMeeting(origin: string, subject: string): Promise<string> {
  const client = await logIn(origin, organizer);
  const times = { beginTime: at('10:00'), endTime: at('11:00') };
  const { body } = await book(client, {
    subject,
    ...times,
    address: '会客区',
    content: '一、<b>范围</b>\n二、风险',
  });
  return body.meetingNo;
}

/** A browser that has never been here, and the requests that it sends. */
async function guest(
  browser: Browser,
  origin: string,
): Promise<{ page: Page; requested: URL[]; referrers: (string | undefined)[] }> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const requested: URL[] = [];
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => {
    requested.push(new URL(request.url()));
    referrers.push(request.headers().referer);
  });
  return { page, requested, referrers };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: shareText.title });
const link = (page: Page) => dialog(page).getByRole('textbox', { name: shareText.link });

async function confirmed(page: Page, label: string, question: string): Promise<void> {
  await dialog(page).getByRole('button', { name: label }).click();
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: label }).click();
}

test.describe('a shared meeting', () => {
  test.use({ toleratedComplaints: [/status of 404/] });

  test('[MEET-09] [S47] opens for people without an account, until its link is replaced or ended', async ({
    app,
    page,
    browser,
    enterAs,
  }) => {
    const meetingNo = await sharedMeeting(app.origin, '渠道共创会');
    await enterAs(page, organizer);
    await page.goto(`/details/${meetingNo}`);
    const file = { name: '议题.txt', mimeType: 'text/plain', buffer: Buffer.from('一、范围') };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByRole('link', { name: filesText.openOf(file.name) })).toBeVisible();
    await page.getByRole('button', { name: shareText.share, exact: true }).click();
    await dialog(page).getByRole('button', { name: shareText.start }).click();
    await expect(link(page)).toHaveValue(/\/share\/[\w-]{22}#[\w-]{43}$/);
    expect(await accessibilityFindings(page)).toEqual([]);
    const first = await link(page).inputValue();

    const visitor = await guest(browser, app.origin);
    const response = await visitor.page.goto(first);
    expect(response?.headers()).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
    });
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('渠道共创会');
    const main = visitor.page.getByRole('main');
    await expect(main).toContainText('2026年12月23日 周三10:00–11:00');
    await expect(main).toContainText('一、<b>范围</b>');
    await expect(main).not.toContainText('林晓');
    await expect(visitor.page.getByRole('link')).toHaveCount(0);
    expect(await accessibilityFindings(visitor.page)).toEqual([]);
    expect(await visitor.page.context().cookies()).toEqual([]);
    const { pathname, hash } = new URL(first);
    const own = visitor.requested.filter(
      (url) => url.origin === app.origin && !url.pathname.startsWith('/_next/'),
    );
    const resources = `/bff/api-meeting/api${pathname.replace('/share/', '/shares/')}/resources`;
    expect(own.map((url) => url.pathname).filter((path) => !/^\/(icon|favicon|manifest)/.test(path))).toEqual(
      [pathname, resources],
    );
    expect(visitor.requested.filter((url) => url.href.includes(hash.slice(1)) && url.hash === '')).toEqual(
      [],
    );
    expect(visitor.referrers.filter((referrer) => referrer?.includes('/share/'))).toEqual([]);

    const downloading = visitor.page.waitForEvent('download');
    await visitor.page.getByRole('button', { name: filesText.downloadOf(file.name) }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(file.name);
    expect(await readFile(await download.path(), 'utf8')).toBe('一、范围');

    await confirmed(page, shareText.rotate, shareText.rotateConfirm);
    await expect(link(page)).not.toHaveValue(first);
    const second = await link(page).inputValue();
    await visitor.page.reload();
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(shareText.page.missing);
    await visitor.page.goto(second);
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('渠道共创会');

    await confirmed(page, shareText.end, shareText.endConfirm);
    await expect(dialog(page).getByRole('button', { name: shareText.start })).toBeVisible();
    await visitor.page.reload();
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(shareText.page.missing);
    await visitor.page.goto('/share/unknown');
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(shareText.page.missing);
    await visitor.page.context().close();
  });
});
