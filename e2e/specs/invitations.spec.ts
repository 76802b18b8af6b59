import type { Browser, Page } from '@playwright/test';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { accessibilityFindings } from '../fixtures/audits/axe';
import { book } from '../fixtures/load/bookings';
import { DetailsPage } from '../pages/details-page';
import { InvitationPage } from '../pages/invitation-page';

const zhou = { mobile: '13800000005', name: '周宁' };
const { actions } = meetingText;

/** A day that the demo leaves empty. */
const at = (clockTime: string) => Date.parse(`2026-12-16T${clockTime}:00+08:00`);

type Staff = { staffId: string; realName: string };

/** A meeting of the organizer with a colleague, by its id and number. */
async function invite(origin: string, subject: string): Promise<{ id: string; meetingNo: string }> {
  const client = await logIn(origin, organizer);
  const search = `/api-meeting/api/personal_contacts/v2/actions/search?keyword=${encodeURIComponent(zhou.name)}`;
  const { body: people } = await client.call<Staff[]>('GET', search);
  const staffId = people.find(({ realName }) => realName === zhou.name)?.staffId ?? '';
  const { body } = await book(client, {
    subject,
    beginTime: at('10:00'),
    endTime: at('11:00'),
    address: '会客区',
    members: [{ staffId }],
  });
  return { id: body._id, meetingNo: body.meetingNo };
}

async function secondPerson(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  return context.newPage();
}

test('[INV-01] [INV-02] [MEET-04] [UX-01] [UX-02] an invitation is answered, withdrawn and renewed between two people', async ({
  app,
  page,
  browser,
  enterAs,
}) => {
  const { id, meetingNo } = await invite(app.origin, '四人评审');
  await enterAs(page, organizer);
  await page.goto(`/details/${meetingNo}`);
  const members = new DetailsPage(page).card(meetingText.fields.members);
  const row = members.getByRole('listitem').filter({ hasText: zhou.name });
  await expect(row).toContainText(meetingText.invite.toConfirm);

  const theirs = await secondPerson(browser, app.origin);
  await enterAs(theirs, zhou.mobile);
  const invitation = new InvitationPage(theirs);
  await invitation.open(id);
  await expect(invitation.inviter).toContainText('林晓');
  expect(await accessibilityFindings(theirs)).toEqual([]);
  await invitation.askLeave('客户拜访');
  await expect(theirs).toHaveURL(new RegExp(`/details/${meetingNo}`));
  await expect(row).toContainText(detailsText.members.reason('客户拜访'));
  await expect(row).toContainText(detailsText.members.read);

  await row.getByRole('button', { name: detailsText.members.remove(zhou.name) }).click();
  await page.getByRole('dialog').getByRole('button', { name: detailsText.members.removeLabel }).click();
  await expect(theirs.getByRole('status').filter({ hasText: '将您移出该会议' })).toBeVisible();
  await invitation.open(id);
  await expect(theirs).toHaveURL(/mode=withdraw/);
  await theirs.getByRole('button', { name: actions.acknowledge }).click();
  await expect(theirs.getByRole('button', { name: actions.acknowledge })).toHaveCount(0);

  await page.getByRole('button', { name: meetingText.addAttendees }).click();
  const dialog = page.getByRole('dialog', { name: meetingText.addAttendees });
  await dialog.getByRole('combobox').fill(zhou.name);
  await dialog.getByRole('option', { name: new RegExp(`^${zhou.name}`) }).click();
  await dialog.getByRole('button', { name: peoplePickerText.confirmCount(1) }).click();
  await expect(row).toContainText(meetingText.invite.toConfirm);
  await invitation.open(id);
  await invitation.join();
  await expect(row).toContainText(meetingText.invite.joined);

  await theirs.getByRole('button', { name: actions.quit }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: actions.quit }).click();
  await expect(row).toContainText(detailsText.members.left);
  await theirs.context().close();
});

test(
  '[INV-02] [INV-04] a refusal leads to the schedule, and the invitation to its details from then on',
  { tag: '@long' },
  async ({ app, page, enterAs }) => {
    const { id, meetingNo } = await invite(app.origin, '渠道评审');
    await enterAs(page, zhou.mobile);
    const invitation = new InvitationPage(page);
    await page.goto('/schedule');
    await invitation.open(id);
    await invitation.refuse();
    await expect(page).toHaveURL(/\/schedule/);
    await invitation.open(id);
    await expect(page).toHaveURL(new RegExp(`/details/${meetingNo}\\?mode=refuse`));
    await expect(page.getByRole('status').filter({ hasText: detailsText.standing.refused })).toBeVisible();
  },
);

test.describe('a missing invitation', () => {
  test.use({ toleratedComplaints: [/status of 404/] });

  test(
    '[NAV-02] an invitation that does not exist is missing, with status 404',
    { tag: '@long' },
    async ({ page, enterAs }) => {
      await enterAs(page, organizer);
      const response = await page.goto('/invited/019aa000-0000-7000-8000-000000000000');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(detailsText.missing.title);
    },
  );
});
