import type { Browser, Page } from '@playwright/test';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import { expect, organizer, test } from '../fixtures';
import { type ApiClient, logIn } from '../fixtures/api-client';
import { book } from '../fixtures/load/bookings';
import { enterCompany } from '../pages/account/company-choice';
import { DetailsPage } from '../pages/details-page';
import { InvitationPage } from '../pages/invitation-page';

const chen = { mobile: '13800000002', name: '陈晨' };
const wang = { mobile: '13800000003', name: '王芳' };
const zhou = { mobile: '13800000005', name: '周宁' };
const { actions, invite } = meetingText;
const { members: memberWords } = detailsText;

const at = (clockTime: string) => Date.parse(`2027-01-13T${clockTime}:00+08:00`);

type Staff = { staffId: string; realName: string };

async function staffNamed(client: ApiClient, name: string): Promise<string> {
  const search = `/api-meeting/api/personal_contacts/v2/actions/search?keyword=${encodeURIComponent(name)}`;
  const { body } = await client.call<Staff[]>('GET', search);
  return body.find(({ realName }) => realName === name)?.staffId ?? '';
}

test(
  '[INV-01] [INV-03] [MEET-04] [MEET-10] [UX-02] four people in four browsers invite, answer, leave, are removed and invited again',
  { tag: '@long' },
  async ({ app, page, browser, enterAs }) => {
    const client = await logIn(app.origin, organizer);
    const members = [];
    for (const { name } of [chen, wang, zhou]) members.push({ staffId: await staffNamed(client, name) });
    const time = { beginTime: at('10:00'), endTime: at('11:00') };
    const { body: meeting } = await book(client, {
      subject: '四方会谈',
      ...time,
      address: '会客区',
      members,
    });
    const invitationOf = async ({ mobile }: { mobile: string }) => {
      const theirs = await openBrowser(browser, app.origin);
      await enterAs(theirs, mobile);
      if (mobile === wang.mobile) await enterCompany(theirs, '示例科技');
      const invitation = new InvitationPage(theirs);
      await invitation.open(meeting._id);
      return { theirs, invitation };
    };

    await enterAs(page, organizer);
    await page.goto(`/details/${meeting.meetingNo}`);
    const card = new DetailsPage(page).card(meetingText.fields.members);
    const rowOf = ({ name }: { name: string }) => card.getByRole('listitem').filter({ hasText: name });
    // Each sees the answers of the others without loading the page again.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    const ofChen = await invitationOf(chen);
    await ofChen.invitation.join();
    await expect(rowOf(chen)).toContainText(invite.joined);
    const ofWang = await invitationOf(wang);
    await ofWang.invitation.askLeave('外出培训');
    await expect(rowOf(wang)).toContainText(memberWords.reason('外出培训'));
    const ofZhou = await invitationOf(zhou);
    await ofZhou.invitation.refuse();
    await expect(rowOf(zhou)).toContainText(invite.refused);

    await ofZhou.invitation.open(meeting._id);
    await ofZhou.theirs.waitForURL(/mode=refuse/);
    await ofZhou.invitation.join();
    await expect(rowOf(zhou)).toContainText(invite.joined);

    await ofChen.theirs.getByRole('button', { name: actions.quit }).click();
    await ofChen.theirs.getByRole('dialog').getByRole('button', { name: actions.quit }).click();
    await expect(rowOf(chen)).toContainText(memberWords.left);

    await rowOf(wang)
      .getByRole('button', { name: memberWords.remove(wang.name) })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: memberWords.removeLabel }).click();
    await expect(ofWang.theirs.getByText('将您移出该会议')).toBeVisible();

    await page.getByRole('button', { name: meetingText.addAttendees }).click();
    const dialog = page.getByRole('dialog', { name: meetingText.addAttendees });
    for (const { name } of [chen, wang]) {
      await dialog.getByRole('combobox').fill(name);
      await dialog.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    }
    await dialog.getByRole('button', { name: peoplePickerText.confirmCount(2) }).click();
    await expect(rowOf(chen)).toContainText(invite.toConfirm);
    await expect(rowOf(wang)).toContainText(invite.toConfirm);
    for (const { invitation } of [ofChen, ofWang]) {
      await invitation.open(meeting._id);
      await invitation.join();
    }
    for (const person of [chen, wang, zhou]) await expect(rowOf(person)).toContainText(invite.joined);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    for (const { theirs } of [ofChen, ofWang, ofZhou]) await theirs.context().close();
  },
);

async function openBrowser(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  return context.newPage();
}
