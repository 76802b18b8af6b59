import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { bookingText } from '@/lib/text/zh-cn/booking';
import {
  plannerText,
  seriesEditText,
  seriesListText,
  seriesReachText,
  seriesRuleText,
} from '@/lib/text/zh-cn/series';
import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { accessibilityFindings } from '../fixtures/audits/axe';
import { book, roomNamed } from '../fixtures/load/bookings';
import { expectToast } from '../fixtures/browser/toasts';
import { DetailsPage } from '../pages/details-page';
import { OrderPage } from '../pages/order-page';
import { SeriesCard, SeriesPlanner } from '../pages/series-planner';

const colleague = '13800000002';
const room = '银杏';

/** A quarter of Wednesdays that nothing else is booked on. */
const at = (day: string, clockTime: string) => Date.parse(`2027-${day}T${clockTime}:00+08:00`);

/** A colleague is in the room for the first half hour on some days. */
async function occupy(origin: string, days: readonly string[]): Promise<void> {
  const client = await logIn(origin, colleague);
  const roomId = await roomNamed(client, room);
  for (const day of days) {
    const { status } = await book(client, {
      subject: '部门培训',
      beginTime: at(day, '10:00'),
      endTime: at(day, '10:30'),
      roomBookingForms: [{ roomId }],
    });
    expect(status).toBe(200);
  }
}

test('[REP-01] [REP-02] [REP-03] [EDIT-01] a weekly meeting for a quarter: two clashes are settled, one occurrence moved, one cancelled, the following ones changed and called off', async ({
  app,
  page,
  enterAs,
}) => {
  await occupy(app.origin, ['04-21', '05-19']);
  test.slow();
  await enterAs(page, organizer);
  await page.goto(OrderPage.addressFor('2027-04-07T10:00', '2027-04-07T11:00'));
  const form = new OrderPage(page);
  await form.fill({ subject: '团队周会', room });
  const series = new SeriesPlanner(page);
  await series.repeat('每周三', 12);
  await expect(
    page.getByText('每周三 10:00–11:00，共 12 场，自 2027年4月7日 周三 至 2027年6月23日 周三'),
  ).toBeVisible();
  await expect(series.summary).toHaveText('12 场中 10 场已安排，2 场未安排');
  await expect(series.row('4月21日')).toContainText('银杏 10:00–10:30 已占用 · 陈晨');
  expect(await accessibilityFindings(page)).toEqual([]);

  await form.submit.click();
  await expect(page.getByText(plannerText.mustArrange(2))).toBeVisible();
  await expect(series.heading).toBeFocused();

  await series
    .row('4月21日')
    .getByRole('button', { name: plannerText.toTime('10:30–11:30') })
    .click();
  await series
    .row('5月19日')
    .getByRole('button', { name: /^换到 / })
    .click();
  await expect(series.summary).toHaveText('12 场全部安排好，1 场换了会议室，1 场改了时间');
  await form.submit.click();
  await expect(page.getByText(seriesRuleText.booked(12))).toBeVisible();
  await expect(page).toHaveURL(/\/details\//);

  const card = new SeriesCard(page);
  await expect(card.card).toContainText(seriesListText.count(12, 12));
  await card.row('5月5日').getByRole('link').click();
  const details = new DetailsPage(page);
  await expect(details.overview).toContainText('5月5日');
  const cancel = (choice: string) => async () => {
    await details.overview.getByRole('button', { name: meetingText.actions.cancel }).click();
    const dialog = page.getByRole('dialog', { name: detailsText.confirmCancel });
    await dialog.getByRole('radio', { name: new RegExp(`^${choice}( |$)`) }).check();
    await dialog.getByRole('button', { name: choice, exact: true }).click();
  };
  await cancel(meetingText.cancelChoices.this)();
  await expect(card.row('5月5日')).toContainText(meetingText.status.CANCEL);
  await expect(card.card).toContainText(seriesListText.count(12, 11));

  const edit = async (choice: string) => {
    await details.overview.getByRole('button', { name: meetingText.actions.edit }).click();
    const dialog = page.getByRole('dialog', { name: seriesEditText.choose });
    await dialog.getByRole('radio', { name: new RegExp(`^${choice}( |$)`) }).check();
    await dialog.getByRole('button', { name: choice, exact: true }).click();
  };
  const editing = page.getByRole('form', { name: bookingText.edit.title });
  await card.row('5月12日').getByRole('link').click();
  await expect(details.overview).toContainText('5月12日');
  await edit(meetingText.editChoices.this);
  await editing.getByLabel(bookingText.fields.beginTime).selectOption('15:00');
  await editing.getByRole('button', { name: bookingText.edit.submit }).click();
  await expect(card.row('5月12日')).toContainText('15:00–16:00');
  await expect(card.row('5月12日')).toContainText(seriesListText.changed);

  await card.row('6月2日').getByRole('link').click();
  await expect(details.overview).toContainText('6月2日');
  await edit(meetingText.editChoices.following);
  await expect(editing).toContainText(seriesEditText.meant(4));
  await editing.getByLabel(bookingText.fields.subject).fill('团队双月会');
  await expect(series.summary).toHaveText('4 场全部安排好');
  await editing.getByRole('button', { name: bookingText.edit.submit }).click();
  await expectToast(page, seriesEditText.saved(4));
  await expect(details.subject).toHaveText('团队双月会');
  await expect(card.card).toContainText(seriesListText.count(4, 4));
  await cancel(meetingText.cancelChoices.following)();
  await expectToast(page, seriesReachText.cancelled(4));
  await expect(card.card).toContainText(seriesListText.count(4, 0));

  await page.goto('/schedule?mode=list&day=2027-04-21');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: '团队周会' })
      .getByRole('img', { name: seriesListText.mark }),
  ).toBeVisible();
});

test(
  '[EDIT-01] [REP-02] [REP-03] a single meeting becomes a series, and the series gets another rule; each clash is settled before anything is saved',
  { tag: '@long' },
  async ({ app, page, enterAs }) => {
    test.slow();
    await occupy(app.origin, ['09-15']);
    await enterAs(page, organizer);
    await page.goto(OrderPage.addressFor('2027-09-01T10:00', '2027-09-01T11:00'));
    await new OrderPage(page).fill({ subject: '版本同步', room });
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/details\//);

    await page.getByRole('link', { name: meetingText.actions.edit }).click();
    const series = new SeriesPlanner(page);
    await series.repeat('每周三', 4);
    await expect(series.summary).toHaveText('4 场中 3 场已安排，1 场未安排');
    expect(await accessibilityFindings(page)).toEqual([]);
    await series.row('9月15日').getByRole('button', { name: /^跳过/ }).click();
    await expect(series.summary).toHaveText('3 场全部安排好，跳过 1 场');
    await page.getByLabel(bookingText.fields.subject).fill('版本周会');
    const confirm = page.getByRole('button', { name: bookingText.edit.submit });
    await confirm.click();
    await expect(page.getByText(seriesEditText.became(3))).toBeVisible();
    const details = new DetailsPage(page);
    await expect(details.subject).toHaveText('版本周会');
    const card = new SeriesCard(page);
    await expect(card.card).toContainText(seriesListText.count(3, 3));

    await details.overview.getByRole('button', { name: meetingText.actions.edit }).click();
    const dialog = page.getByRole('dialog', { name: seriesEditText.choose });
    await dialog.getByRole('radio', { name: new RegExp(`^${meetingText.editChoices.all}( |$)`) }).check();
    await dialog.getByRole('button', { name: meetingText.editChoices.all, exact: true }).click();
    await page.getByRole('button', { name: seriesEditText.changeRule }).click();
    await series.repeat('每两周的周三', 3);
    await expect(
      page.getByText('每两周的周三 10:00–11:00，共 3 场，自 2027年9月1日 周三 至 2027年9月29日 周三'),
    ).toBeVisible();
    await expect(series.summary).toHaveText('2 场全部安排好，跳过 1 场，取消 2 场');
    await expect(series.row('9月8日')).toContainText(plannerText.states.removed);
    await expect(series.row('9月15日').getByRole('button')).toHaveCount(0);
    await confirm.click();
    await expect(card.card).toContainText(seriesListText.count(2, 2));
    await expect(card.row('9月29日')).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    '[REP-02] all clashes are settled by one press, and one day is skipped',
    { tag: '@long' },
    async ({ app, page, enterAs }) => {
      await occupy(app.origin, ['07-14', '07-21']);
      await enterAs(page, organizer);
      await page.goto(OrderPage.addressFor('2027-07-07T10:00', '2027-07-07T11:00'));
      const form = new OrderPage(page);
      await form.fill({ subject: '双周同步', room });
      const series = new SeriesPlanner(page);
      await series.repeat('每周三', 6);
      await expect(series.summary).toHaveText('6 场中 4 场已安排，2 场未安排');
      await series.press(plannerText.bulk.keepRoom);
      await expect(series.summary).toHaveText('6 场全部安排好，2 场改了时间');
      await series.row('8月4日').getByRole('button', { name: /^跳过/ }).click();
      await expect(series.summary).toHaveText('5 场全部安排好，2 场改了时间，跳过 1 场');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await form.submit.click();
      await expect(page.getByText(seriesRuleText.booked(5))).toBeVisible();
      await expect(new SeriesCard(page).card).toContainText('已跳过：2027年8月4日 周三');
    },
  );
});
