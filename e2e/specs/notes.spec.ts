import type { Browser, Page } from '@playwright/test';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { notesText } from '@/lib/text/zh-cn/notes';
import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { accessibilityFindings } from '../fixtures/audits/axe';
import { pinnedNow } from '../fixtures/processes/app-process';
import { expectToast, rememberToasts } from '../fixtures/browser/toasts';
import { NotesPage } from '../pages/notes-page';

const zhou = '13800000005';
const dayMs = 24 * 60 * 60_000;

type Record = { meeting: { subject: string; meetingNo: string } };

/** The meeting of this morning, which 周宁 held and 林晓 took part in. */
async function morningMeeting(origin: string): Promise<string> {
  const client = await logIn(origin, organizer);
  const window = `beginTime=${pinnedNow - dayMs}&endTime=${pinnedNow + dayMs}`;
  const { body } = await client.call<Record[]>('GET', `/api-meeting/api/user/meeting-records?${window}`);
  return body.find(({ meeting }) => meeting.subject === '晨会')?.meeting.meetingNo ?? '';
}

async function another(browser: Browser, origin: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  const page = await context.newPage();
  await rememberToasts(page);
  return page;
}

test.describe('notes', () => {
  test.use({ toleratedComplaints: [/status of 409/] });

  test('[MEET-06] [UX-02] [UX-04] two people write, neither text is lost, and the organizer publishes', async ({
    app,
    page,
    browser,
    enterAs,
  }) => {
    const meetingNo = await morningMeeting(app.origin);
    await enterAs(page, organizer);
    const mine = new NotesPage(page);
    await mine.open(meetingNo);
    await mine.startWriting();

    const theirPage = await another(browser, app.origin);
    await enterAs(theirPage, zhou);
    const theirs = new NotesPage(theirPage);
    await theirs.open(meetingNo);
    await theirs.startWriting();

    await mine.type('四、压测放在周四');
    await expect(mine.saved).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);

    await theirs.type('四、评审改到下午');
    await expect(theirs.conflictWith('林晓')).toContainText('压测放在周四');
    await expect(theirs.body).toContainText('评审改到下午');
    expect(await accessibilityFindings(theirPage)).toEqual([]);
    await theirPage.getByRole('button', { name: notesText.conflict.keepBoth }).click();
    await expect(theirs.saved).toBeVisible();
    await expect(theirs.body).toContainText('压测放在周四');
    await expect(theirs.body).toContainText('评审改到下午');

    await theirs.addCheckItem('补充监控', { person: '林晓', day: '2026-11-20' });
    await theirs.publish();
    await expectToast(theirPage, meetingText.success.publish);

    await page.getByRole('button', { name: notesText.load }).click();
    await expect(mine.body).toContainText('评审改到下午');
    await page.getByRole('button', { name: notesText.close }).click();
    for (const card of [mine.card, theirs.card]) {
      await expect(card).toContainText('压测放在周四');
      await expect(card).toContainText('评审改到下午');
      await expect(card.getByRole('listitem').filter({ hasText: '补充监控' })).toContainText(
        '林晓11月20日 前',
      );
    }
    await expect(mine.card).toContainText('周宁 发布于');

    const plain = await another(browser, app.origin, { javaScriptEnabled: false });
    await enterAs(plain, organizer);
    await plain.goto(`/details/${meetingNo}`);
    await expect(new NotesPage(plain).card).toContainText('评审改到下午');
    await plain.context().close();
    await theirPage.context().close();
  });
});

test(
  '[S48] [S49] what is pasted becomes offered nodes or text, and nothing runs',
  { tag: '@long' },
  async ({ app, page, enterAs }) => {
    await enterAs(page, organizer);
    const notes = new NotesPage(page);
    await notes.open(await morningMeeting(app.origin));
    await notes.startWriting();
    await notes.paste(
      [
        '<h1>粘贴的标题</h1>',
        '<p onclick="alert(1)" style="position:fixed">正文<script>document.title = "hit"</script></p>',
        '<img src="/none" onerror="document.title = \'hit\'"><iframe src="javascript:alert(1)"></iframe>',
        '<p><a href="javascript:alert(1)">坏链接</a> <a href="https://a.example/1">好链接</a></p>',
        '<table><tr><td>表格文字</td></tr></table>',
      ].join(''),
    );
    await expect(notes.body.getByRole('heading', { name: '粘贴的标题' })).toBeVisible();
    await expect(notes.body).toContainText('坏链接');
    await expect(notes.body).toContainText('表格文字');
    await expect(notes.body.locator('a')).toHaveText(['好链接']);
    await expect(
      notes.body.locator('script, img:not([class*="ProseMirror"]), iframe, table, [onclick], [style]'),
    ).toHaveCount(0);
    await expect(notes.saved).toBeVisible();
    await expect(page).not.toHaveTitle('hit');
    await page.getByRole('button', { name: notesText.close }).click();
    await notes.dropDraft();
    await expect(notes.card).not.toContainText('粘贴的标题');
  },
);
