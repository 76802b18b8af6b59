import { approvalText } from '@/lib/text/zh-cn/approval';
import { requestText, settleText } from '@/lib/text/zh-cn/approval-centre';
import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { book, roomNamed } from '../fixtures/load/bookings';
import { expectToast } from '../fixtures/browser/toasts';
import { ApprovalPage } from '../pages/approval-page';
import { ShellFrame } from '../pages/shell-frame';

const auditor = '13800000002';
const room = '听涛';

/** A day that the demo leaves empty. */
const at = (clockTime: string) => Date.parse(`2026-12-15T${clockTime}:00+08:00`);

/** Requests of the organizer for the room, an hour each, from a time of the day on. */
async function request(origin: string, subjects: readonly string[], from: string): Promise<void> {
  const client = await logIn(origin, organizer);
  const roomId = await roomNamed(client, room);
  for (const [index, subject] of subjects.entries()) {
    const beginTime = at(from) + index * 60 * 60_000;
    const { status } = await book(client, {
      subject,
      beginTime,
      endTime: beginTime + 60 * 60_000,
      roomBookingForms: [{ roomId }],
      reason: '客户来访',
    });
    expect(status).toBe(200);
  }
}

test.describe('an auditor on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[APR-01] [APR-02] [UX-02] settles what waits, and it goes from the other auditor’s screen', async ({
    app,
    page,
    browser,
    enterAs,
  }) => {
    await request(app.origin, ['甲会', '乙会', '丙会', '丁会'], '08:00');
    await enterAs(page, auditor);
    const approvals = new ApprovalPage(page);
    await approvals.open();
    const other = await browser.newContext({ baseURL: app.origin });
    const elsewhere = await other.newPage();
    await enterAs(elsewhere, auditor);
    const theirs = new ApprovalPage(elsewhere);
    await theirs.open();
    await expect(theirs.row('甲会')).toBeVisible();

    await expect(approvals.row('甲会')).toContainText('12月15日 周二 08:00–09:00');
    await expect(approvals.row('甲会').getByRole('img')).toHaveAccessibleName(
      /本次申请 08:00–09:00；09:00–10:00/,
    );
    await approvals.agree('甲会');
    await expect(approvals.row('甲会')).toHaveCount(0);
    await expect(theirs.row('甲会')).toHaveCount(0);

    await approvals.refuse('乙会', '该时段已预留');
    await expectToast(page, settleText.refused('乙会'));
    await expect(theirs.row('乙会')).toHaveCount(0);

    await approvals.choose('丙会');
    await approvals.choose('丁会');
    const bar = await approvals.batch.boundingBox();
    const tabs = await new ShellFrame(page).tabs.boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(tabs?.y);
    await approvals.batch.getByRole('button', { name: approvalText.agree }).click();
    await expect(approvals.results).toContainText(settleText.done(2, 2));
    await expect(theirs.row('丁会')).toHaveCount(0);
    await other.close();

    await approvals.open('?state=processed&side=received');
    await expect(approvals.row('乙会')).toContainText('已拒绝');
    await expect(approvals.row('乙会')).toContainText('该时段已预留');
    await expect(approvals.row('丙会')).toContainText('已同意');
  });
});

test('[APR-02] [APR-05] an organizer reminds, revokes and asks again, and the auditor sees each of it', async ({
  app,
  page,
  browser,
  enterAs,
}) => {
  await request(app.origin, ['年度预算'], '13:00');
  await enterAs(page, organizer);
  const mine = new ApprovalPage(page);
  await mine.open('?side=sent');
  await mine.link('年度预算').click();
  await expect(page).toHaveURL(/\/initiated-approval-detail\//);
  await expect(mine.request).toContainText('审批中');
  await expect(page.getByRole('navigation', { name: '当前位置' })).toHaveCount(0);

  await mine.remind();
  await expectToast(page, requestText.reminded);
  await expect(page.getByText(/^\d\d:\d\d 后可再次催办$/)).toBeVisible();

  const theirContext = await browser.newContext({ baseURL: app.origin });
  const theirPage = await theirContext.newPage();
  await enterAs(theirPage, auditor);
  const theirs = new ApprovalPage(theirPage);
  await theirs.open();
  await theirs.link('年度预算').click();
  await expect(theirPage).toHaveURL(/\/received-approval-detail\//);
  await expect(theirs.request).toContainText('审批中');
  await expect(mine.history).toContainText('陈晨 已读，待处理');

  await mine.revoke();
  await expect(mine.request).toContainText('已撤销');
  await expect(theirPage.getByText(approvalText.changed.AUDIT_REVOKE)).toBeVisible();
  await expect(theirPage.getByRole('button', { name: approvalText.agree })).toHaveCount(0);

  const before = page.url();
  await mine.askAgain('改为小范围讨论');
  await expect(page).not.toHaveURL(before);
  await expect(mine.request).toContainText('审批中');
  await expect(mine.request).toContainText('改为小范围讨论');
  await theirs.open();
  await expect(theirs.row('年度预算')).toContainText('改为小范围讨论');
  await theirContext.close();
});

test('[UX-01] the keys settle, and the badge counts down', async ({ app, page, enterAs }) => {
  await request(app.origin, ['按键甲', '按键乙'], '18:00');
  await enterAs(page, auditor);
  const approvals = new ApprovalPage(page);
  await approvals.open();
  await expect(approvals.rows().first()).toContainText('按键乙');
  await approvals.heading.click();
  await page.keyboard.press('j');
  await expect(approvals.link('按键乙')).toBeFocused();
  await page.keyboard.press('a');
  await expect(approvals.link('按键甲')).toBeFocused();
  await expect(approvals.row('按键乙')).toHaveCount(0);
  await page.keyboard.press('r');
  await page.keyboard.type('改期再议');
  await page.keyboard.press('Control+Enter');
  await expect(approvals.row('按键甲')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/received-approval-detail\//);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    '[UX-04] [NAV-01] the badge leads to the requests, and each to its page',
    { tag: '@long' },
    async ({ page, enterAs }) => {
      await enterAs(page, auditor);
      await page.goto('/schedule');
      await page.getByRole('link', { name: /^审批，\d+\+? 条未读$/ }).click();
      const approvals = new ApprovalPage(page);
      await expect(approvals.heading).toHaveText(approvalText.title);
      const subject = approvals.rows().first().getByRole('link');
      const name = (await subject.textContent()) ?? '';
      await subject.click();
      await expect(approvals.heading).toHaveText(name);
    },
  );
});
