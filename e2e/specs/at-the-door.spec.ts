import type { Page } from '@playwright/test';
import { detailsText } from '@/lib/text/zh-cn/details';
import { earlyEndText } from '@/lib/text/zh-cn/early-end';
import { errorText } from '@/lib/text/zh-cn/errors';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { signInText } from '@/lib/text/zh-cn/sign-in';
import { demoPassword, logIn } from '../fixtures/api-client';
import { accessibilityFindings } from '../fixtures/audits/axe';
import { expect, organizer, pinnedNow, test } from '../fixtures';
import { roomNamed } from '../fixtures/load/bookings';
import { LoginPage } from '../pages/account/login-page';
import { SchedulePage } from '../pages/schedule-page';

// The demo's unused room is announced as soon as a product runs, perhaps by the one that made the store; the end follows five
// minutes later.
test.use({ appEnv: { TEST_CLOCK: `${pinnedNow + 2 * 60_000}` } });

const absent = '13800000002';
const unusedRoom = '采薇';
const { earlyEnd, actions } = meetingText;

test('[SIGN-01] [SIGN-02] one signs in from the schedule, and sees whom to call', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, organizer);
  const schedule = new SchedulePage(page);
  await schedule.open();
  const row = schedule.meeting('发布准备会');
  await row.getByRole('button', { name: signInText.signInTo('发布准备会') }).click();
  const dialog = page.getByRole('dialog', { name: meetingText.success.signIn });
  await expect(dialog).toContainText(meetingText.signInHelp('400-000-0000'));
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: signInText.close }).click();
  await expect(row.getByRole('button', { name: /签到/ })).toHaveCount(0);
});

test.describe('a code that is wrong', () => {
  // The browser notes the refusal.
  test.use({ toleratedComplaints: [/status of 400/] });

  test(
    '[SIGN-03] the code in an address survives the log-in, and a wrong one says so',
    { tag: '@long' },
    async ({ page, app }) => {
      const roomId = await roomNamed(await logIn(app.origin, organizer), '听雨');
      await page.goto(`/room-detail/${roomId}#sign=WRONGCODE`);
      await expect(page).toHaveURL(/\/login\?to=/);
      await new LoginPage(page).logIn({ mobile: organizer, password: demoPassword });
      await page.waitForURL(`**/room-detail/${roomId}`);
      const dialog = page.getByRole('dialog', { name: signInText.refused });
      await expect(dialog).toContainText(errorText.signCodeWrong);
      await dialog.getByRole('button', { name: signInText.close }).click();
      await expect(dialog).toHaveCount(0);
    },
  );
});

const notice = (page: Page) => page.getByRole('region', { name: earlyEndText.notice.title(unusedRoom) });

test(
  '[EARLY-01] [EARLY-02] the organizer of an unused room is led to the question, and continues',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, absent);
    await page.goto('/rooms');
    await notice(page).getByRole('link', { name: earlyEndText.notice.handle }).click();
    await page.waitForURL('**/early-end/**');
    await expect(page.getByText(earlyEnd.tip)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/如无操作，0[0-4]:\d\d 后自动结束/);
    await expect(notice(page)).toHaveCount(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: earlyEnd.continue }).click();
    await expect(page.getByText(earlyEnd.continued, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: earlyEnd.acknowledge }).click();
    await page.waitForURL('**/schedule');
    await expect(notice(page)).toHaveCount(0);
  },
);

test('[EARLY-02] [MEET-03] a running meeting is ended on its details, and its page for that leads there', async ({
  page,
  app,
  enterAs,
}) => {
  await enterAs(page, organizer);
  await new SchedulePage(page).open();
  await page.getByRole('link', { name: '产品周会' }).first().click();
  await page.waitForURL('**/details/**');
  const id = await meetingIdOf(page, app.origin);
  await page.getByRole('article').getByRole('button', { name: actions.endEarly }).click();
  const question = page.getByRole('dialog', { name: earlyEnd.confirm });
  await question.getByRole('button', { name: actions.endEarly }).click();
  await expect(page.getByText(meetingText.status.FINISH).first()).toBeVisible();
  await expect(page.getByRole('region', { name: meetingText.fields.changes })).toContainText(
    detailsText.changes.endedEarly,
  );
  await page.goto(`${app.origin}/early-end/${id}`);
  await page.waitForURL('**/details/**');
});

/** The id of the meeting whose details are open. */
async function meetingIdOf(page: Page, origin: string): Promise<string> {
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const client = await logIn(origin, organizer);
  const { body } = await client.call<{ _id: string }>('GET', `/api-meeting/api/user/v2/meetings/${number}`);
  return body._id;
}
