import type { Locator, Page } from '@playwright/test';
import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';

const somebodyElse = '13800000002';
/** One slot each: the tests of a file share the worker's database. */
const slots = { offline: slotAt('20:00'), raced: slotAt('21:00') };

type Slot = ReturnType<typeof slotAt>;

function slotAt(clockTime: string) {
  const beginTime = Date.parse(`2026-11-19T${clockTime}:00+08:00`);
  return { beginTime, endTime: beginTime + 30 * 60_000 };
}

/** The browser notes each refused request by itself. */
const refusedNote = /Failed to load resource/;

async function fillForm(page: Page, { subject, slot }: { subject: string; slot: Slot }): Promise<Locator> {
  await page.goto(`/order-meeting?startTime=${slot.beginTime}&endTime=${slot.endTime}`);
  const form = page.getByRole('form', { name: '预订会议' });
  await form.getByLabel('会议主题').fill(subject);
  await form.getByLabel('会议议程').fill('一、回顾\n二、计划');
  await form.getByRole('checkbox', { name: /揽月/ }).check();
  return form;
}

async function expectKept(form: Locator, subject: string): Promise<void> {
  await expect(form.getByLabel('会议主题')).toHaveValue(subject);
  await expect(form.getByLabel('会议议程')).toHaveValue('一、回顾\n二、计划');
  await expect(form.getByRole('checkbox', { name: /揽月/ })).toBeChecked();
}

test.describe('[ERR-02] a booking that fails', () => {
  test.use({ toleratedComplaints: [refusedNote] });
  test.beforeEach(({ page, enterAs }) => enterAs(page, organizer));

  test('keeps what was typed when the network is gone, and goes through when it is back', async ({
    page,
    context,
  }) => {
    const subject = '断网也不丢的会';
    const form = await fillForm(page, { subject, slot: slots.offline });
    const send = form.getByRole('button', { name: '发送预订' });

    await context.setOffline(true);
    await send.click();
    await expect(form.getByRole('alert').filter({ hasText: /^网络异常，请稍后再试$/ })).toBeVisible();
    await expectKept(form, subject);

    await context.setOffline(false);
    await send.click();
    await expect(page).toHaveURL(/\/details\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  });

  test('[BOOK-04] keeps what was typed when somebody else was faster, and marks the room', async ({
    page,
    app,
  }) => {
    const subject = '慢了一步的会';
    const form = await fillForm(page, { subject, slot: slots.raced });

    const other = await logIn(app.origin, somebodyElse);
    const { body: rooms } = await other.call<{ list: { id: string }[] }>(
      'POST',
      '/api-meeting/api/user/v2/rooms/actions/page',
      { body: { keyword: '揽月' } },
    );
    const { status } = await other.call('POST', '/api-meeting/api/user/v2/meetings/actions/schedule', {
      headers: { 'Idempotency-Key': 'somebody-else-was-faster' },
      body: {
        subject: '先到先得',
        ...slots.raced,
        roomBookingForms: rooms.list.map(({ id }) => ({ roomId: id })),
      },
    });
    expect(status).toBe(200);

    await form.getByRole('button', { name: '发送预订' }).click();
    await expect(form.getByText('会议室时间冲突').first()).toBeVisible();
    await expectKept(form, subject);
    await expect(page).toHaveURL(/\/order-meeting/);
  });
});
