import { bookingText } from '@/lib/text/zh-cn/booking';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import { expect, organizer, test } from '../fixtures';
import { ContactsPage } from '../pages/people/contacts-page';
import { OrderPage } from '../pages/order-page';
import { PeoplePickerPage } from '../pages/people/people-picker-page';

const address = OrderPage.addressFor('2026-12-20T20:00', '2026-12-20T20:30');

test('[BOOK-10] [UX-01] attendees are picked by keyboard alone, and are members of the meeting', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, organizer);
  await page.goto(address);
  const order = new OrderPage(page);
  await order.fill({ subject: '键盘选人', room: '望江' });

  const field = order.form.getByRole('combobox', { name: bookingText.fields.members });
  await field.focus();
  await page.keyboard.type('zhoun');
  await expect(order.form.getByRole('option', { name: /^周宁/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(order.form.getByRole('button', { name: peoplePickerText.remove('周宁') })).toBeVisible();
  await expect(field).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(order.form.getByRole('button', { name: peoplePickerText.open })).toBeFocused();
  await page.keyboard.press('Enter');
  const picker = new PeoplePickerPage(page, meetingText.addAttendees);
  await expect(picker.search).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(picker.tab('recent')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('chenchen');
  await expect(picker.option('陈晨')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(picker.chosen).toContainText('陈晨');
  await picker.confirm.press('Enter');
  await expect(picker.dialog).toBeHidden();

  await order.submit.click();
  await expect(page).toHaveURL(/\/details\//);
  const members = page.getByRole('region', { name: meetingText.fields.members });
  for (const name of ['林晓', '周宁', '陈晨']) await expect(members).toContainText(name);
});

test('[BOOK-10] a reload keeps the people; a pasted list adds them and says who is missing', async ({
  page,
  enterAs,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, organizer);
  await page.goto(address);
  const order = new OrderPage(page);
  const field = order.form.getByRole('combobox', { name: bookingText.fields.members });
  await field.focus();
  await page.evaluate(() => navigator.clipboard.writeText('周宁、王芳\n没有此人'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText(peoplePickerText.pasted(2))).toBeVisible();
  await expect(page.getByText(peoplePickerText.notFound('没有此人'))).toBeVisible();
  await page.reload();
  await expect(order.form.getByRole('button', { name: peoplePickerText.remove('王芳') })).toBeVisible();
});

test(
  '[CON-04] [BOOK-01] a card leads to a booking with its person',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    const contacts = new ContactsPage(page);
    await contacts.open('?keyword=周宁');
    await contacts.person('周宁').click();
    await contacts.card.getByRole('link', { name: contactsText.bookWith }).click();
    const order = new OrderPage(page);
    await expect(order.form.getByRole('button', { name: peoplePickerText.remove('周宁') })).toBeVisible();
  },
);

test(
  '[NAV-06] embedded in another site the picker is 640 wide',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    await page.goto(`${address}&embedded=1`);
    await page.getByRole('button', { name: peoplePickerText.open }).click();
    const picker = new PeoplePickerPage(page, meetingText.addAttendees);
    await expect.poll(async () => (await picker.dialog.boundingBox())?.width).toBe(640);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    '[BOOK-10] [NAV-07] the picker fills the screen and keeps the chosen in sight',
    { tag: '@long' },
    async ({ page, enterAs }) => {
      await enterAs(page, organizer);
      await page.goto(address);
      await page.getByRole('button', { name: peoplePickerText.open }).tap();
      const picker = new PeoplePickerPage(page, meetingText.addAttendees);
      await picker.tab('labels').tap();
      await picker.option('面试官').tap();
      await picker.option('全选面试官').tap();
      await expect(picker.chosen.getByRole('button')).toHaveCount(4);
      const box = await picker.dialog.boundingBox();
      expect([box?.width, box?.height]).toEqual([390, 844]);
      await picker.confirm.tap();
      await expect(page.getByText(peoplePickerText.chosenCount(5))).toBeVisible();
    },
  );
});
