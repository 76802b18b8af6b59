import { peekText } from '@/lib/text/zh-cn/peek';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { clockOfItsOwn, expect, organizer, test } from '../fixtures';
import { savingData } from '../fixtures/browser/saving-data';
import { withoutStream } from '../fixtures/browser/without-stream';
import { DetailsPage } from '../pages/details-page';
import { untilHydrated } from '../fixtures/browser/until-hydrated';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { SchedulePage } from '../pages/schedule-page';
import { ShellFrame } from '../pages/shell-frame';

test.use(clockOfItsOwn());

/** 周宁: invited to much, answers little. */
const invited = '13800000005';
const subject = '版本规划';
const anAnswer = '**/members/status';

test.describe('answering an invitation', () => {
  test('[SCH-02] in its row reaches the organizer, and can be taken back', async ({
    page,
    browser,
    app,
    enterAs,
  }) => {
    await enterAs(page, invited);
    const schedule = new SchedulePage(page);
    await schedule.open();
    const row = schedule.meeting(subject);
    const before = await row.boundingBox();
    await row.getByRole('button', { name: '参加' }).click();
    await expect(row.getByText('已参加')).toBeVisible();
    await expect(row.getByRole('button', { name: scheduleText.changeAnswerTo(subject) })).toBeFocused();
    expect((await row.boundingBox())?.height).toBe(before?.height);

    const other = await browser.newContext({ baseURL: app.origin });
    const theirs = await other.newPage();
    await enterAs(theirs, organizer);
    await new SchedulePage(theirs).open();
    await new SchedulePage(theirs).link(subject).click();
    const member = new DetailsPage(theirs).card('参会人').getByRole('listitem').filter({ hasText: '周宁' });
    await expect(member).toContainText('已参加');
    await other.close();

    // The keyboard starts from the focus.
    await page.keyboard.press('Enter');
    await expect(row.getByRole('button', { name: '参加' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: '请假' }).click();
    await expect(row.getByText('已请假')).toBeVisible();
    await schedule.link(subject).click();
    await expect(page.getByRole('button', { name: '请假' })).toHaveAttribute('aria-pressed', 'true');
  });

  test.describe('that is not taken', () => {
    test.use({ toleratedComplaints: [/status of 409/] });

    test('[UX-03] puts the buttons back and says why', { tag: '@long' }, async ({ page, enterAs }) => {
      await enterAs(page, invited);
      const schedule = new SchedulePage(page);
      await schedule.open();
      let refuse = () => {};
      const asked = new Promise<void>((resolve) => (refuse = resolve));
      await page.route(anAnswer, async (route) => {
        await asked;
        await route.fulfill({
          status: 409,
          json: { code: 400405020, message: 'for the log', traceId: 'trace-1' },
        });
      });
      const row = schedule.meeting('架构评审');
      await row.getByRole('button', { name: '参加' }).click();
      await expect(row.getByText('已参加')).toBeVisible();
      refuse();
      await expect(page.getByText('会议状态不允许此操作')).toBeVisible();
      await expect(row.getByText('新邀请')).toBeVisible();
      await expect(row.getByRole('button', { name: '参加' })).toBeFocused();
    });
  });
});

test('[SCH-02] says where one has to be: what runs, and what comes next', async ({ page, enterAs }) => {
  await enterAs(page, organizer);
  const schedule = new SchedulePage(page);
  await schedule.open();
  const rows = schedule.group('今日安排').getByRole('listitem');
  await expect(rows.filter({ hasText: '会议中' }).filter({ hasText: /还剩 \d+ 分钟/ })).not.toHaveCount(0);
  await expect(rows.filter({ hasText: '待开始' }).filter({ hasText: '分钟后开始' })).not.toHaveCount(0);
});

test('[SCH-02] the day begins with where one has to be, and the tab says so from afar', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, organizer);
  const schedule = new SchedulePage(page);
  await schedule.open();
  const first = schedule.group('今日安排').getByRole('listitem').first();
  await expect(first).toContainText(/还剩 \d+ 分钟|\d+ 分钟后开始/);
  await expect(first).toContainText(/ · .+ \d+F/);
  await expect(first).toContainText(/\d+ 人参加/);
  await expect(page).toHaveTitle(/^(还剩 )?\d+ 分钟 · .+/);
  await new ShellFrame(page).tab('rooms').click();
  await expect(page).toHaveTitle(/^会议室 · /);
});

test('[SCH-01] [UX-03] a booking that is undone leaves nothing in the day', async ({ page, enterAs }) => {
  await enterAs(page, organizer);
  const rooms = new RoomsPage(page);
  await rooms.open();
  await rooms.pickNextFree('望江');
  await rooms.send('马上撤销');
  await rooms.undo.click();
  await expect(rooms.booked).toHaveCount(0);
  await new ShellFrame(page).tab('schedule').click();
  const schedule = new SchedulePage(page);
  await expect(schedule.group('今日安排')).toBeVisible();
  await expect(page.getByText('马上撤销', { exact: true })).toHaveCount(0);
});

test.describe('without what others change', () => {
  // The browser's own note on the stream that is not there.
  test.use({ toleratedComplaints: [/status of 501/] });

  test('[SCH-05] the mode chosen is in the first answer of a bare address, without script too', async ({
    page,
    browser,
    app,
    enterAs,
  }) => {
    // The stream would read again changes that other tests made a moment ago.
    await withoutStream(page.context());
    await savingData(page.context());
    await enterAs(page, organizer);
    const schedule = new SchedulePage(page);
    await schedule.open();
    await schedule.switchTo('calendar');
    await expect(page.getByRole('gridcell')).toHaveCount(42);

    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api-meeting/')) reads.push(request.url());
    });
    await schedule.open();
    await expect(schedule.heading).toHaveText('2026年11月');
    await expect(page).toHaveURL(/\/schedule$/);
    expect(reads.filter((url) => /calendar|meeting-records/.test(url))).toEqual([]);

    const plain = await browser.newContext({
      baseURL: app.origin,
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const still = await plain.newPage();
    await new SchedulePage(still).open();
    await expect(still.getByRole('gridcell')).toHaveCount(42);
    await new SchedulePage(still).open('?mode=list');
    await expect(still.getByRole('gridcell')).toHaveCount(0);
    await plain.close();
  });
});

test('[CAL-02] [CAL-04] [UX-01] the month by keyboard', { tag: '@long' }, async ({ page, enterAs }) => {
  await enterAs(page, organizer);
  const schedule = new SchedulePage(page);
  await schedule.open('?mode=calendar');
  const cell = (day: string) => page.locator(`td[data-day="${day}"]`);
  await cell('2026-11-18').focus();

  const more = cell('2026-11-18').getByRole('link', { name: /^还有\d+个会议$/ });
  await untilHydrated(more);
  await more.focus();
  await page.keyboard.press('Enter');
  const whole = page.getByRole('dialog', { name: '11月18日 周三' });
  await expect(whole.getByRole('listitem').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  await expect(more).toBeFocused();

  await cell('2026-11-18').focus();
  for (const [key, day] of [
    ['ArrowRight', '2026-11-19'],
    ['ArrowDown', '2026-11-26'],
    ['Home', '2026-11-22'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cell(day)).toBeFocused();
  }
  await page.keyboard.press('PageDown');
  await expect(schedule.heading).toHaveText('2026年12月');
  await expect(cell('2026-12-01')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order-meeting\?startTime=/);
  await expect(page.getByRole('button', { name: /12月1日 周二/ })).toBeVisible();
});

test(
  '[SCH-01] [UX-01] the week goes by arrow keys, and by a swipe on phones',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, organizer);
    const schedule = new SchedulePage(page);
    await schedule.open();
    await untilHydrated(schedule.day(/11月18日/));
    await schedule.day(/11月18日/).focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
    await expect(schedule.heading).toHaveText('11月22日 周日');
    await expect(schedule.day(/11月22日/)).toBeFocused();

    const strip = page.getByRole('navigation', { name: scheduleText.week });
    await strip.getByRole('list').hover();
    await page.mouse.wheel(400, 0);
    await expect(schedule.heading).toHaveText('11月29日 周日');
    await page.goBack();
    await expect(schedule.heading).toHaveText('11月22日 周日');
  },
);

test('[CAL-02] [CAL-03] a click on an entry of the month opens its card, from there its meeting, and one beside it books', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, organizer);
  const schedule = new SchedulePage(page);
  await schedule.open('?mode=calendar');
  const entry = page
    .getByRole('gridcell')
    .getByRole('link', { name: /产品周会/ })
    .first();
  await untilHydrated(entry);
  await entry.click();
  const card = page.getByRole('dialog', { name: '产品周会' });
  await expect(card.getByRole('definition')).toHaveCount(3);
  await card.getByRole('link', { name: peekText.open }).click();
  await expect(new DetailsPage(page).subject).toHaveText('产品周会');
  await schedule.open('?mode=calendar');
  const day = page.locator('td[data-day="2026-11-21"]');
  await untilHydrated(day);
  await day.click();
  await expect(page).toHaveURL(/\/order-meeting/);
});
