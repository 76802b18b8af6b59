import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { book, roomNamed } from '../fixtures/load/bookings';
import { DetailsPage } from '../pages/details-page';
import { OrderPage } from '../pages/order-page';
import { RoomDetailPage } from '../pages/rooms/room-detail-page';
import { RoomTrack } from '../pages/rooms/room-track';
import { RoomsPage } from '../pages/rooms/rooms-page';

const colleague = '13800000002';
const at = (clockTime: string) => Date.parse(`${clockTime}:00+08:00`);

test('[ROOM-03] [ROOM-05] from all rooms into one, through its weeks, to a booking and back', async ({
  app,
  page,
  enterAs,
}) => {
  const other = await logIn(app.origin, colleague);
  const taken = await book(other, {
    subject: '客户回访',
    beginTime: at('2026-11-26T11:00'),
    endTime: at('2026-11-26T12:00'),
    roomBookingForms: [{ roomId: await roomNamed(other, '若谷') }],
  });
  expect(taken.status).toBe(200);
  await enterAs(page, organizer);
  const room = new RoomDetailPage(page);
  const details = new DetailsPage(page);

  await page.goto('/rooms?keyword=若谷');
  await new RoomsPage(page).row('若谷').getByRole('link', { name: '若谷', exact: true }).click();
  await expect(room.heading).toHaveText('若谷');
  await expect(page.getByText('上海 / 一号楼 / 5F')).toBeVisible();
  await expect(room.day('11月18日')).toContainText('今天');

  await room.later();
  await expect(page).toHaveURL(/\?day=2026-11-25$/);
  await expect(room.day('11月26日')).toContainText('客户回访');
  await page.reload();
  await room
    .day('11月26日')
    .getByRole('link', { name: /客户回访/ })
    .click();
  await expect(details.subject).toHaveText('客户回访');
  await page.getByRole('link', { name: '会议室详情' }).click();
  await expect(room.heading).toHaveText('若谷');

  await room.pickNextFree();
  await expect(room.card).toContainText('11月18日 周三');
  await room.send('房间里的评审');
  await expect(room.day('11月18日')).toContainText('房间里的评审');
});

test(
  '[ERR-03] [ROOM-04] a room of the chat app says why it cannot be opened',
  { tag: '@long' },
  async ({ app, page, enterAs }) => {
    const client = await logIn(app.origin, organizer);
    const chatRoom = await roomNamed(client, '企微一号');
    await enterAs(page, organizer);
    const room = new RoomDetailPage(page);
    await room.open(chatRoom);
    await expect(room.heading).toHaveText('无法查看该会议室');
    await expect(page.getByText('企业微信会议室暂不支持预订')).toBeVisible();
  },
);

test.describe('a room that does not exist', () => {
  test.use({ toleratedComplaints: [/status of 404/] });

  test(
    '[ERR-03] [NAV-02] is not found, with the way to those that do',
    { tag: '@long' },
    async ({ page, enterAs }) => {
      await enterAs(page, organizer);
      const room = new RoomDetailPage(page);
      const response = await page.goto('/room-detail/1');
      expect(response?.status()).toBe(404);
      await expect(room.heading).toHaveText('会议室不存在');
      await page.getByRole('link', { name: '查看其他会议室' }).click();
      await expect(page).toHaveURL(/\/rooms$/);
    },
  );
});

test('[BOOK-02] [ROOM-02] the form’s own grid shows who has which room, and sets room and time by a click and a drag', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, organizer);
  const order = new OrderPage(page);
  await page.goto(OrderPage.addressFor('2026-12-03T11:00', '2026-12-03T11:45'));
  await order.subject.fill('版本评审');
  await order.row('望江').scrollIntoViewIfNeeded();
  const track = new RoomTrack(page, order.row('望江'));
  // In the middle, because near its edge a drag scrolls the grid.
  await track.show('12:00');

  await track.click('13:05');
  await expect(order.begin).toHaveValue(`${13 * 60}`);
  await expect(order.end).toHaveValue(`${13 * 60 + 45}`);
  await expect(order.form.getByRole('checkbox', { name: /^望江/ })).toBeChecked();

  await track.press('14:05');
  await track.moveTo('14:35');
  await track.release();
  await expect(order.begin).toHaveValue(`${14 * 60}`);
  await expect(order.end).toHaveValue(`${14 * 60 + 45}`);
  await expect(order.subject).toHaveValue('版本评审');

  await order.submit.click();
  await expect(new DetailsPage(page).overview).toContainText('14:00–14:45');
});
