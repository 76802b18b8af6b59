import { expect, organizer, test } from '../fixtures';
import { expectToast } from '../fixtures/browser/toasts';
import { OrderPage } from '../pages/order-page';

const day = '2026-12-08';

test('[EDIT-01] [EDIT-02] a meeting is changed in its form, by a tap and by a drag, and moved back', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, organizer);
  const order = new OrderPage(page);
  await page.goto(OrderPage.addressFor(`${day}T10:00`, `${day}T10:30`));
  await order.fill({ subject: '方案评审', room: '望江' });
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/details\//);

  await page.getByRole('link', { name: '修改' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('修改会议');
  const trail = page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem');
  await expect(trail).toHaveText(['会议日程', '会议详情', '修改会议']);
  await expect(page.getByText('还没有修改任何内容')).toBeVisible();
  await page.getByLabel('开始时间').selectOption('14:00');
  await page.getByLabel('会议主题').fill('方案终审');
  const changes = page.getByRole('table', { name: '修改内容' });
  await expect(changes.getByRole('row', { name: /会议主题/ })).toContainText('方案评审');
  await expect(changes.getByRole('row', { name: /会议时间/ })).toContainText('14:00–14:30');
  await page.getByRole('button', { name: '确认修改' }).click();
  await expect(page).toHaveURL(/\/details\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('方案终审');
  await expect(page.getByText('14:00–14:30').first()).toBeVisible();

  await page.getByRole('button', { name: '+30 分钟' }).click();
  await expectToast(page, '已移动到 望江 14:30–15:00');

  await page.goto(`/rooms?day=${day}`);
  const block = page.getByRole('row', { name: /^望江/ }).getByRole('link', { name: /方案终审/ });
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error('The grid shows no block of the meeting');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  // Its own length: half an hour.
  await page.mouse.move(middle.x + box.width, middle.y, { steps: 6 });
  await page.mouse.up();
  await expectToast(page, '已移动到 望江 15:00–15:30');
  await expect(page).toHaveURL(new RegExp(`/rooms\\?day=${day}`));
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(block).toContainText('14:30–15:00');
});
