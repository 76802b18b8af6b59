import { expect, organizer, test } from '../fixtures';

const failedNote = /Failed to load resource/;

test.describe('[ERR-02] a booking that fails', () => {
  test.use({ toleratedComplaints: [failedNote] });
  test.beforeEach(({ page, enterAs }) => enterAs(page, organizer));

  test('keeps what was typed when the network is gone, and goes through when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/order-meeting');
    const form = page.getByRole('form', { name: '预订会议' });
    await form.getByLabel('会议主题').fill('断网也不丢的会');
    await form.getByLabel('会议议程').fill('一、回顾\n二、计划');
    await form.getByRole('checkbox', { name: /望江/ }).check();

    await context.setOffline(true);
    await form.getByRole('button', { name: '发送预订' }).click();
    await expect(page.getByText('网络异常，请稍后再试')).toBeVisible();
    await expect(form.getByLabel('会议主题')).toHaveValue('断网也不丢的会');
    await expect(form.getByLabel('会议议程')).toHaveValue('一、回顾\n二、计划');
    await expect(form.getByRole('checkbox', { name: /望江/ })).toBeChecked();

    await context.setOffline(false);
    await form.getByRole('button', { name: '发送预订' }).click();
    await expect(page).toHaveURL(/\/details\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('断网也不丢的会');
  });
});
