import { holdText } from '@/lib/text/zh-cn/hold';
import { orderCodeText } from '@/lib/text/zh-cn/order-codes';
import { expect } from '../fixtures';
import { test } from '../fixtures/browser/two-desks-test';
import { OrderPage } from '../pages/order-page';

const day = '2027-01-05';
const name = '林晓';

test('[BEY-06] [UX-02] who is about to book is marked softly on the page of others, and refuses nobody', async ({
  page,
  openTwoDesks,
}) => {
  const { rooms, room, track, otherDesk } = await openTwoDesks(day, ['15:00', '16:00']);
  const mark = otherDesk.rooms.row(room).locator('[data-hold]');

  await test.step('an open card marks its slot, a closed one does not', async () => {
    await track.show('09:00');
    await track.press('10:03');
    await track.moveTo('10:57');
    await track.release();
    await expect(rooms.card).toContainText('10:00–11:00');
    await expect(mark).toHaveText(`${name} ${holdText.mark}`);
    await expect(otherDesk.rooms.row(room)).toContainText(holdText.sentence(name, '10:00–11:00'));
    await page.keyboard.press('Escape');
    await expect(rooms.card).toBeHidden();
    await expect(mark).toHaveCount(0);
  });

  await test.step('an open form does too, and others may book the slot all the same', async () => {
    await page.goto(OrderPage.addressFor(`${day}T11:00`, `${day}T11:30`));
    const order = new OrderPage(page);
    await order.fill({ subject: '慢慢填的会', room });
    await expect(mark).toHaveText(`${name} ${holdText.mark}`);
    await otherDesk.track.show('10:00');
    await otherDesk.track.click('11:05');
    await otherDesk.rooms.send('先订的会');
    await expect(otherDesk.rooms.booked).toBeVisible();
    await expect(order.form).toContainText(orderCodeText.roomConflict);
    await expect(order.subject).toHaveValue('慢慢填的会');
  });
});
