import { limits } from '@/lib/domain/limits/limits';
import { contactCardText, contactsText } from '@/lib/text/zh-cn/contacts';
import { labelsText } from '@/lib/text/zh-cn/labels';
import { expect, organizer, test } from '../fixtures';
import { expectToast } from '../fixtures/browser/toasts';
import { ContactsPage } from '../pages/people/contacts-page';
import { PeoplePickerPage } from '../pages/people/people-picker-page';

/** A colleague who has no contacts of their own in the demo. */
const newcomer = '13800000005';

/** A second label of one name is refused, which the browser notes. */
const refusedNote = /status of 409 \(Conflict\).*label\/create/;

test.describe('from nothing', () => {
  test.use({ toleratedComplaints: [refusedNote] });

  test('[CON-01] [CON-05] [CON-06] [CON-07] an address book grows from nothing', async ({
    page,
    enterAs,
  }) => {
    await enterAs(page, newcomer);
    const contacts = new ContactsPage(page);
    await contacts.open();
    await expect(page.getByText(contactsText.noContacts)).toBeVisible();

    await contacts.searchFor('wangf');
    await expect(contacts.heading).toContainText('wangf');
    await expect(page.locator('mark').first()).toHaveText('王芳');
    await contacts.person('王芳').click();
    await expect(contacts.card.getByRole('heading', { name: '王芳' })).toBeVisible();
    await contacts.card.getByRole('button', { name: contactCardText.add }).click();
    await expectToast(page, contactCardText.added);
    await contacts.setRemark(' 研发 老王 ');
    await expect(contacts.card.getByRole('button', { name: /研发老王/ })).toBeVisible();
    await contacts.closeCard();
    await expect(contacts.card).toBeHidden();
    await expect(page).toHaveURL(/\?keyword=wangf$/);

    await contacts.group(contactsText.groups.frequent).click();
    await expect(contacts.person('王芳')).toContainText('研发老王');
    await expect(page.getByText(contactsText.count(1))).toBeVisible();

    await contacts.createLabel('评审组');
    await expect(contacts.heading).toHaveText('评审组');
    await contacts.createLabel('评审组');
    const naming = page.getByRole('dialog', { name: labelsText.create });
    await expect(naming.getByLabel(labelsText.name)).toHaveAccessibleDescription(/已存在/);
    await naming.getByRole('button', { name: labelsText.cancel }).click();

    await contacts.manageMembers.click();
    const picker = new PeoplePickerPage(page, labelsText.setMembers('评审组'));
    await picker.tab('frequent').click();
    await picker.option('王芳').click();
    await picker.confirm.click();
    await expect(picker.dialog).toBeHidden();
    await expect(contacts.person('王芳')).toBeVisible();

    await contacts.person('王芳').click();
    await contacts.card.getByRole('button', { name: contactCardText.remove }).click();
    await page
      .getByRole('dialog', { name: contactCardText.confirmRemove })
      .getByRole('button', { name: contactCardText.remove })
      .click();
    await expectToast(page, contactCardText.removed);
    await page.reload();
    await expect(contacts.card.getByRole('button', { name: contactCardText.add })).toBeVisible();
  });
});

test('[CON-03] [CON-04] [UX-01] the organization opens branch by branch, by keyboard too', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, organizer);
  const contacts = new ContactsPage(page);
  await contacts.open('?group=organization');
  await expect(contacts.heading).toHaveText('示例科技');
  const frame = contacts.tree.locator('..');
  const box = await frame.boundingBox();
  expect(box?.height).toBe(900 - limits.orgTreeOffsetPx);

  await contacts.department('产研中心').focus();
  await page.keyboard.press('ArrowRight');
  await expect(contacts.department('研发部')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(contacts.department('产品部')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(contacts.department('产品部')).toBeHidden();
});

test(
  '[UX-04] [CON-02] without script the page holds the people, the search and the labels',
  { tag: '@long' },
  async ({ browser, app, enterAs }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.origin });
    const page = await context.newPage();
    await enterAs(page, organizer);
    const contacts = new ContactsPage(page);
    await contacts.open();
    await expect(contacts.person('陈晨')).toBeVisible();
    await expect(contacts.group('面试官')).toBeVisible();
    await contacts.search.fill('陈晨');
    await contacts.search.press('Enter');
    await expect(contacts.heading).toContainText('陈晨');
    await expect(contacts.person('陈晨')).toBeVisible();
    await context.close();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    '[NAV-07] [CON-02] groups stand above the list, letters beside it, and the card fills the screen',
    { tag: '@long' },
    async ({ page, enterAs }) => {
      await enterAs(page, organizer);
      const contacts = new ContactsPage(page);
      await contacts.open();
      const rail = page.getByRole('navigation', { name: contactsText.letters });
      await rail.getByRole('button', { name: contactsText.otherLetter }).tap();
      await expect(page.getByRole('list').getByRole('heading', { name: '#' })).toBeInViewport();
      await rail.getByRole('button', { name: 'C' }).tap();
      await contacts.person('陈晨').tap();
      const box = await contacts.card.boundingBox();
      expect(box?.width).toBe(390);
      await expect(contacts.card).toContainText('13800000002');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );
});
