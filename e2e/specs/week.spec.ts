import { bookingText } from '@/lib/text/zh-cn/booking';
import { moveText } from '@/lib/text/zh-cn/move';
import { expect, organizer, test } from '../fixtures';
import { untilHydrated } from '../fixtures/browser/until-hydrated';
import { expectToast } from '../fixtures/browser/toasts';
import { WeekGrid } from '../pages/week-grid';

const day = '2026-12-18';

test('[CAL-01] [CAL-04] [EDIT-02] a time picked in the week is booked in a room that fits, moved, made longer and moved back', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, organizer);
  const week = new WeekGrid(page);
  await week.open(day);
  const meeting = week.meeting('周视图评审');

  await test.step('a drag opens the card with rooms that are free, and Enter books', async () => {
    await week.drag({ day, at: '10:05' }, { day, at: '10:50' });
    await expect(week.card).toContainText('10:00–11:00');
    await expect(week.card.getByRole('radio')).not.toHaveCount(0);
    await week.card.getByLabel(bookingText.fields.subject).fill('周视图评审');
    await page.keyboard.press('Enter');
    await expect(week.card).toBeHidden();
    await expect(week.column(day).locator(meeting)).toContainText('10:00–11:00');
  });

  await test.step('it goes to another day by mouse', async () => {
    await week.drag({ day, at: '10:30' }, { day: '2026-12-17', at: '13:30' });
    await expect(week.column('2026-12-17').locator(meeting)).toContainText('13:00–14:00');
    await expectToast(page, /已移动到 .*12月17日 周四 13:00–14:00/);
    await page.getByRole('button', { name: moveText.undo }).click();
    await expect(week.column(day).locator(meeting)).toContainText('10:00–11:00');
  });

  await test.step('and later and longer by keys', async () => {
    await meeting.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Enter');
    await expect(week.column(day).locator(meeting)).toContainText('10:15–11:30');
  });
});

test(
  '[UX-01] the letters go from mode to mode, and today comes back',
  { tag: '@long' },
  async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    await page.goto(`/schedule?mode=list&day=${day}`);
    const modes = page.getByRole('navigation', { name: '显示方式' });
    await untilHydrated(modes);
    await page.keyboard.press('w');
    await expect(page).toHaveURL(/mode=week&day=2026-12-18/);
    const week = new WeekGrid(page);
    await untilHydrated(week.grid);
    await page.keyboard.press('t');
    await expect(page).toHaveURL(/mode=week&day=2026-11-18/);
    await page.keyboard.press('m');
    await expect(page).toHaveURL(/mode=calendar&day=2026-11-18/);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test(
    '[NAV-07] three days are in sight, and nothing scrolls sideways',
    { tag: '@long' },
    async ({ page, enterAs }) => {
      await enterAs(page, organizer);
      const week = new WeekGrid(page);
      await week.open('2026-11-18');
      await expect(week.grid.getByRole('gridcell')).toHaveCount(3);
      const sideways = await week.grid.evaluate(({ scrollWidth, parentElement }) => [
        scrollWidth - (parentElement?.clientWidth ?? 0),
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ]);
      expect(sideways).toEqual([0, 0]);
    },
  );
});

test('[CAL-01] opens with 08:00 to 20:00 in sight', { tag: '@long' }, async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, organizer);
  const week = new WeekGrid(page);
  await week.open('2026-11-18');
  const hours = await week.hoursInSight();
  expect(hours.from).toBeGreaterThan(7.5);
  expect(hours.from).toBeLessThanOrEqual(8);
  expect(hours.to).toBeGreaterThanOrEqual(19.95);
});
