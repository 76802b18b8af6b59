import type { Page } from '@playwright/test';
import type { MeetingDraft } from '@/lib/contract/booking';
import { errorCodes } from '@/lib/domain/error-codes';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { editText } from '@/lib/text/zh-cn/edit';
import { errorText } from '@/lib/text/zh-cn/errors';
import { orderCodeText } from '@/lib/text/zh-cn/order-codes';
import { peekText } from '@/lib/text/zh-cn/peek';
import { accountMessages, accountText } from '@/lib/text/zh-cn/account';
import { commonText } from '@/lib/text/zh-cn/common';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { shellText } from '@/lib/text/zh-cn/shell';
import { expect, organizer, test } from '../fixtures';
import { accessibilityFindings } from '../fixtures/audits/axe';
import { untilHydrated } from '../fixtures/browser/until-hydrated';
import { AccountDialogPage } from '../pages/account/account-dialog-page';
import { ApprovalPage } from '../pages/approval-page';
import { DetailsPage } from '../pages/details-page';
import { ForgotPage } from '../pages/account/forgot-page';
import { HelpPage } from '../pages/help-page';
import { LoginPage } from '../pages/account/login-page';
import { OrderPage } from '../pages/order-page';
import { ContactsPage } from '../pages/people/contacts-page';
import { PeoplePickerPage } from '../pages/people/people-picker-page';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { SchedulePage } from '../pages/schedule-page';
import { ShellFrame } from '../pages/shell-frame';

const approver = '13800000002';
const ofTwoCompanies = '13800000003';
const ofNone = '13800000004';
const invitedToMuch = '13800000005';

type State = {
  name: string;
  as?: string;
  path: string;
  reach?: (page: Page) => Promise<void>;
  /** It stands for its screen; the others are tried in the long form. */
  isOneOfEach?: true;
};

const openMeeting = async (page: Page, subject: RegExp) => {
  await page.getByRole('link', { name: subject }).first().click();
  await expect(new DetailsPage(page).overview).toBeVisible();
};

/** The next booking meets a conflict with somebody's meeting. */
const refuseNextBooking = (page: Page) =>
  page.route('**/v2/meetings/actions/schedule', (route) => {
    const { beginTime, endTime, roomBookingForms } = route.request().postDataJSON() as MeetingDraft;
    const [room] = roomBookingForms ?? [];
    const conflict = { ...room, roomName: '揽月', beginTime, endTime, organizerName: '王芳' };
    const refusal = { code: errorCodes.roomConflict, message: '', traceId: 'trace' };
    return route.fulfill({ status: 409, json: { ...refusal, data: { conflicts: [conflict] } } });
  });

/** Each state that a screen can be in, and how a person gets there. */
const states: State[] = [
  { name: 'the log-in by SMS', path: '/login?mode=sms' },
  { name: 'the log-in by password', path: '/login?mode=password' },
  {
    name: 'the log-in with its complaints',
    isOneOfEach: true,
    path: '/login?mode=password',
    reach: async (page) => {
      const login = new LoginPage(page);
      await login.mobile.fill('138');
      await login.password.fill('x');
      await login.submit.click();
      await expect(page.getByText(accountMessages.agreementRequired)).toBeVisible();
    },
  },
  { name: 'the forgotten password', path: '/forgot-password' },
  {
    name: 'the forgotten password with its complaints',
    path: '/forgot-password',
    reach: async (page) => {
      const forgot = new ForgotPage(page);
      await forgot.mobile.fill('138');
      await forgot.setPassword({ smsCode: '1', password: 'x' });
      await expect(page.getByText(accountMessages.passwordFormat)).toBeVisible();
    },
  },
  {
    name: 'setting the password',
    as: organizer,
    path: '/help',
    reach: async (page) => {
      const menu = await new ShellFrame(page).openMenu('林晓');
      await menu.getByRole('menuitem', { name: shellText.setPassword }).click();
      await expect(page.getByLabel(accountText.fields.mobile)).toBeVisible();
    },
  },
  {
    name: 'the account’s dialog',
    as: organizer,
    path: '/help',
    reach: async (page) => {
      const account = new AccountDialogPage(page);
      await account.open('林晓');
      await expect(account.places.first()).toBeVisible();
    },
  },
  { name: 'an agreement', path: '/agreement/privacy' },
  { name: 'an address that leads nowhere', as: organizer, path: '/nowhere' },
  { name: 'the choice of company', as: ofTwoCompanies, path: '/switch' },
  { name: 'no company', as: ofNone, path: '/none' },
  { name: 'the schedule of a busy day', isOneOfEach: true, as: organizer, path: '/schedule' },
  { name: 'the schedule with an invitation', as: invitedToMuch, path: '/schedule' },
  { name: 'a day without meetings', as: organizer, path: '/schedule?day=2027-03-06' },
  { name: 'the week', isOneOfEach: true, as: organizer, path: '/schedule?mode=week' },
  { name: 'the month', isOneOfEach: true, as: organizer, path: '/schedule?mode=calendar' },
  { name: 'the rooms', isOneOfEach: true, as: organizer, path: '/rooms' },
  { name: 'a filter that no room passes', as: organizer, path: '/rooms?keyword=zzzz' },
  {
    name: 'the card that books a room',
    as: organizer,
    path: '/rooms',
    reach: async (page) => {
      const rooms = new RoomsPage(page);
      await rooms.pickNextFree('望江');
      await expect(rooms.card).toBeVisible();
    },
  },
  {
    name: 'the card that met a conflict',
    as: organizer,
    path: '/rooms?day=2027-01-25',
    reach: async (page) => {
      await refuseNextBooking(page);
      const rooms = new RoomsPage(page);
      await rooms.pickNextFree('揽月');
      await rooms.send('冲突的会');
      await expect(rooms.card.getByRole('alert')).toContainText(orderCodeText.roomConflict);
    },
  },
  {
    name: 'what is said after a booking, with the way back',
    as: organizer,
    path: '/rooms?day=2026-12-18',
    reach: async (page) => {
      const rooms = new RoomsPage(page);
      await rooms.pickNextFree('揽月');
      await rooms.send('无障碍评审');
      await expect(rooms.booked).toBeVisible();
    },
  },
  {
    name: 'a day whose bookings could not be read',
    as: organizer,
    path: '/rooms',
    reach: async (page) => {
      await page.route('**/orders/actions/list', (route) => route.abort());
      await page
        .getByRole('navigation', { name: roomGridText.pickDay })
        .getByRole('link')
        .filter({ hasText: '20' })
        .click();
      await expect(page.getByRole('button', { name: commonText.retry })).toBeVisible();
    },
  },
  {
    name: 'the page of a room',
    isOneOfEach: true,
    as: organizer,
    path: '/rooms',
    reach: async (page) => {
      await page.getByRole('link', { name: '观云', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: '观云' })).toBeVisible();
    },
  },
  {
    name: 'the peek of a meeting in the month',
    as: organizer,
    path: '/schedule?mode=calendar',
    reach: async (page) => {
      const entry = page.getByRole('gridcell').getByRole('listitem').getByRole('link').first();
      await untilHydrated(entry);
      await entry.click();
      await expect(page.getByRole('dialog').getByRole('link', { name: peekText.open })).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
    },
  },
  {
    name: 'the whole day of a full cell of the month',
    as: organizer,
    path: '/schedule?mode=calendar',
    reach: async (page) => {
      await page
        .getByRole('link', { name: /^还有\d+个会议$/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'help',
    as: organizer,
    path: '/help',
    reach: async (page) => {
      const help = new HelpPage(page);
      await help.content.fill('投影仪连不上');
      await expect(help.submit).toBeEnabled();
    },
  },
  {
    name: 'the keys of a screen',
    as: organizer,
    path: '/rooms',
    reach: async (page) => {
      const rooms = new RoomsPage(page);
      await untilHydrated(rooms.grid);
      await rooms.grid.press('?');
      await expect(new HelpPage(page).keys).toBeVisible();
    },
  },
  {
    name: 'the account menu',
    as: organizer,
    path: '/help',
    reach: async (page) => {
      await page.getByRole('button', { name: shellText.menuOf('林晓') }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  { name: 'the booking form', as: organizer, path: '/order-meeting' },
  {
    name: 'the booking form with its complaints',
    isOneOfEach: true,
    as: organizer,
    path: '/order-meeting',
    reach: async (page) => {
      const order = new OrderPage(page);
      await order.submit.click();
      await expect(order.form.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    },
  },
  {
    name: 'the booking form that met a conflict',
    as: organizer,
    path: OrderPage.addressFor('2027-01-25T10:00', '2027-01-25T10:30'),
    reach: async (page) => {
      await refuseNextBooking(page);
      const order = new OrderPage(page);
      await order.fill({ subject: '冲突的会', room: '揽月' });
      await order.submit.click();
      await expect(order.form).toContainText(orderCodeText.roomConflict);
    },
  },
  {
    name: 'the booking form without a network',
    as: organizer,
    path: OrderPage.addressFor('2027-01-25T10:00', '2027-01-25T10:30'),
    reach: async (page) => {
      const order = new OrderPage(page);
      await order.fill({ subject: '断网的会', room: '揽月' });
      await page.context().setOffline(true);
      await order.submit.click();
      await expect(order.said(errorText.offline)).toBeVisible();
    },
  },
  {
    name: 'the form that changes a meeting, with its changes',
    as: organizer,
    path: '/schedule',
    reach: async (page) => {
      await openMeeting(page, /需求对齐/);
      await page.getByRole('link', { name: meetingText.actions.edit, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: bookingText.edit.title })).toBeVisible();
      await page.getByLabel(bookingText.fields.subject).fill('需求终审');
      await expect(page.getByRole('table', { name: editText.changes })).toBeVisible();
    },
  },
  {
    name: 'a meeting of one’s own, and the question whether to cancel it',
    isOneOfEach: true,
    as: organizer,
    path: '/schedule',
    reach: async (page) => {
      await openMeeting(page, /需求对齐/);
      await page.getByRole('button', { name: meetingText.actions.cancel }).first().click();
      await expect(page.getByRole('dialog', { name: detailsText.confirmCancel })).toBeVisible();
    },
  },
  {
    name: 'a meeting that one is invited to',
    as: invitedToMuch,
    path: '/schedule',
    reach: async (page) => {
      await new SchedulePage(page).group('今日安排').getByRole('link').first().click();
      await expect(new DetailsPage(page).overview).toBeVisible();
    },
  },
  { name: 'the approval centre', as: approver, path: '/approval-center' },
  { name: 'an empty list of requests', as: ofTwoCompanies, path: '/approval-center' },
  {
    name: 'a request that is being refused, beside chosen ones',
    isOneOfEach: true,
    as: approver,
    path: '/approval-center',
    reach: async (page) => {
      await page
        .getByRole('checkbox', { name: /^选择“/ })
        .first()
        .check();
      await page
        .getByRole('button', { name: /^拒绝“/ })
        .nth(1)
        .click();
      await expect(page.getByRole('textbox')).toBeVisible();
    },
  },
  {
    name: 'the page of a request',
    as: approver,
    path: '/approval-center',
    reach: async (page) => {
      await new ApprovalPage(page).rows().first().getByRole('link').click();
      await expect(page).toHaveURL(/received-approval-detail/);
      await expect(new ApprovalPage(page).request).toBeVisible();
    },
  },
  { name: 'the address book', as: organizer, path: '/contact' },
  { name: 'a search for people', as: organizer, path: '/contact?keyword=lin' },
  {
    name: 'the organization with an open branch',
    as: organizer,
    path: '/contact?group=organization',
    reach: async (page) => {
      const contacts = new ContactsPage(page);
      await contacts.department('总裁办').click();
      await expect(contacts.department('总裁办')).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'the card of a contact',
    isOneOfEach: true,
    as: organizer,
    path: '/contact',
    reach: async (page) => {
      const contacts = new ContactsPage(page);
      await contacts.person('陈晨').click();
      await expect(contacts.card.getByRole('link')).toBeVisible();
    },
  },
  {
    name: 'the picker of people',
    isOneOfEach: true,
    as: organizer,
    path: '/order-meeting',
    reach: async (page) => {
      await page.getByRole('button', { name: peoplePickerText.open }).click();
      const picker = new PeoplePickerPage(page, meetingText.addAttendees);
      await picker.tab('frequent').click();
      await expect(picker.option('陈晨')).toBeVisible();
    },
  },
  { name: 'a meeting that does not exist', as: organizer, path: '/details/999999' },
];

/** The browser notes each refused or broken request by itself, also a page that answers 404. */
test.use({ toleratedComplaints: [/Failed to load resource/] });
test.describe.configure({ mode: 'parallel' });

for (const { name, as, path, reach, isOneOfEach } of states) {
  const tag = isOneOfEach ? [] : '@long';
  test(`[UX-01] axe finds nothing in ${name}, light or dark`, { tag }, async ({ page, enterAs }) => {
    if (as) await enterAs(page, as);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await reach?.(page);
    expect(await accessibilityFindings(page)).toEqual([]);
  });
}
