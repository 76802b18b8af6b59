import { limits } from '@/lib/domain/limits/limits';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { book, roomNamed } from '../fixtures/load/bookings';
import { giveSession } from '../fixtures/session/give-session';
import { RoomsPage } from '../pages/rooms/rooms-page';

const colleague = '13800000002';
const day = '2026-12-17';
const at = (time: string) => Date.parse(`${day}T${time}:00+08:00`);

test('[ROOM-07] [ROOM-06] [UX-04] a room is found by seats, equipment and time; Back, reload and a shared link agree', async ({
  page,
  app,
  browser,
  enterAs,
}) => {
  const other = await logIn(app.origin, colleague);
  const { status } = await book(other, {
    subject: '占用',
    beginTime: at('20:00'),
    endTime: at('20:30'),
    scope: 2,
    members: [],
    roomBookingForms: [{ roomId: await roomNamed(other, '望江') }],
  });
  expect(status).toBe(200);

  await enterAs(page, organizer);
  const rooms = new RoomsPage(page);
  const shows = async (present: string[], absent: string[]) => {
    for (const name of present) await expect(rooms.row(name)).toBeVisible();
    for (const name of absent) await expect(rooms.row(name)).toHaveCount(0);
  };
  const chip = (label: string) => page.locator('label', { hasText: label });
  await rooms.open(`?day=${day}`);
  await shows(['望江', '揽月', '观云', '松风'], []);

  const size = page.getByRole('radio', { name: '8+' });
  await size.focus();
  await size.press('Space');
  await shows(['望江', '致远'], ['揽月', '观云']);
  await expect(size).toBeFocused();
  await rooms.seats.getByText('不限').click();
  await chip('屏幕').click();
  await expect(rooms.seats.getByRole('radio', { name: '不限' })).toBeChecked();
  await shows(['望江', '观云'], ['揽月', '致远']);

  // 望江 is taken at 20:00, 观云 closed.
  await rooms.freeAt.getByText(roomFinderText.freeChoices.custom).click();
  await page.getByLabel(roomFinderText.freeFrom).selectOption('20:00');
  await page.getByLabel(roomFinderText.freeTo).selectOption('21:00');
  await shows([], ['望江', '观云', '松风', '兰亭']);
  await expect(rooms.count).toContainText('20:00–21:00');
  await expect(page.locator('[data-highlight]')).toBeInViewport();

  await page.goBack();
  await expect(page.getByLabel(roomFinderText.freeTo)).toHaveValue(String(20.5 * 60));
  await page.goBack();
  await shows(['望江', '观云'], ['揽月']);
  await page.goForward();
  await page.goForward();
  await shows([], ['望江', '观云']);
  const found = await page.getByRole('row').count();
  await page.reload();
  await shows([], ['望江', '观云']);
  await expect(page.getByRole('checkbox', { name: '屏幕' })).toBeChecked();
  await expect(page.getByRole('row')).toHaveCount(found);

  const guest = await browser.newContext({ javaScriptEnabled: false });
  await giveSession(guest, other, app.origin);
  const shared = await guest.newPage();
  await shared.goto(page.url());
  // Without script a page holds its first rows (R34): those of the same rooms.
  const names = (await rooms.names.allTextContents()).slice(0, limits.roomRowsInFirstPaint);
  await expect(new RoomsPage(shared).names).toHaveText(names);
  await expect(shared.getByLabel(roomFinderText.freeFrom)).toHaveValue(String(20 * 60));
  await guest.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    '[ROOM-07] [NAV-07] the filters are a sheet; what is chosen stands above the rooms and can be taken away',
    { tag: '@long' },
    async ({ page, enterAs }) => {
      await enterAs(page, organizer);
      const rooms = new RoomsPage(page);
      await rooms.open(`?day=${day}`);
      await page.getByRole('button', { name: '筛选' }).click();
      const sheet = page.getByRole('dialog', { name: '筛选' });
      await sheet.getByText('20+').tap();
      await sheet.getByText('音响').tap();
      await sheet.getByRole('button', { name: /^查看 \d+ 间会议室$/ }).tap();
      await expect(sheet).toBeHidden();

      await expect(page.getByRole('button', { name: '筛选 2 个条件' })).toBeVisible();
      await expect(rooms.row('致远')).toBeVisible();
      await expect(rooms.row('望江')).toHaveCount(0);
      await page.getByRole('link', { name: roomFinderText.remove('20+') }).tap();
      await expect(page.getByRole('button', { name: '筛选 1 个条件' })).toBeVisible();
      await page.getByRole('link', { name: roomGridText.clearFilter }).tap();
      await expect(rooms.row('望江')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`\\?day=${day}$`));

      // Wider than the screen is only what scrolls within itself.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );
});
