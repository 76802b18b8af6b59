import type { Page } from '@playwright/test';
import type { RoomOrder } from '@/lib/contract/room';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { draftText } from '@/lib/text/zh-cn/draft';
import { formatRange } from '@/lib/time/format';
import { expect, organizer, test } from '../fixtures';
import { type ApiClient, logIn } from '../fixtures/api-client';
import { untilHydrated } from '../fixtures/browser/until-hydrated';
import { book, roomNamed } from '../fixtures/load/bookings';
import { RoomTrack } from '../pages/rooms/room-track';
import { RoomsPage } from '../pages/rooms/rooms-page';

const colleague = '13800000005';
const zone = 'Asia/Shanghai';
const room = '望江';

const at = (clockTime: string, day: string) => Date.parse(`${day}T${clockTime}:00+08:00`);

/** A room's day as another desk shows it. */
async function daySeenBy(client: ApiClient, day: string): Promise<string[]> {
  const { body } = await client.call<RoomOrder[]>('POST', '/api-meeting/api/user/v2/orders/actions/list', {
    body: {
      roomIdList: [await roomNamed(client, room)],
      beginTime: at('00:00', day),
      endTime: at('23:59', day),
    },
  });
  return body.map((order) => `${formatRange(order, zone)} ${order.subject ?? ''}`);
}

/** A day of the room that somebody else has already booked for a while, on this page and at another desk. */
async function openDay(page: Page, { day, origin }: { day: string; origin: string }) {
  const client = await logIn(origin, colleague);
  const taken = { beginTime: at('15:30', day), endTime: at('16:30', day) };
  const roomBookingForms = [{ roomId: await roomNamed(client, room) }];
  await book(client, { subject: '占着的会', ...taken, roomBookingForms });
  const rooms = new RoomsPage(page);
  await rooms.open(`?day=${day}`);
  const track = new RoomTrack(page, rooms.row(room));
  return { rooms, track, seen: () => daySeenBy(client, day) };
}

test('[ROOM-03] [UX-03] a mouse picks, moves and resizes a time, sends it and takes it back', async ({
  page,
  app,
  enterAs,
}) => {
  await enterAs(page, organizer);
  const { rooms, track, seen } = await openDay(page, { day: '2026-12-10', origin: app.origin });
  const taken = '15:30–16:30 占着的会';

  await test.step('Esc drops a drag, which says where it ends and why', async () => {
    await track.show('11:00');
    await track.press('14:50');
    await track.moveTo('15:05');
    await expect(track.draft).toContainText('14:45–15:15');
    await track.moveTo('16:10');
    await expect(page.getByText('15:30–16:30 已占用').last()).toBeVisible();
    await expect(track.draft).toContainText('14:45–15:30');
    await page.keyboard.press('Escape');
    await expect(track.draft).toBeHidden();
    await track.release();
    await expect(rooms.card).toBeHidden();
  });

  await test.step('what was picked is moved and resized under the open card', async () => {
    await track.press('14:05');
    await track.moveTo('14:40');
    await track.release();
    await rooms.card.getByLabel(bookingText.fields.subject).fill('拖出来的会');
    await track.press('14:20');
    await track.moveTo('13:35');
    await track.release();
    await expect(rooms.card).toContainText('13:15–14:00');
    await track.press('13:58');
    await track.moveTo('14:29');
    await track.release();
    await expect(rooms.card).toContainText('13:15–14:30');
    await expect(rooms.card.getByLabel(bookingText.fields.subject)).toHaveValue('拖出来的会');
  });

  await test.step('Enter sends it: the other desk sees it, the focus is on its block', async () => {
    await rooms.card.getByLabel(bookingText.fields.subject).press('Enter');
    await expect(rooms.booked).toContainText('望江 13:15–14:30');
    expect(await seen()).toEqual(['13:15–14:30 拖出来的会', taken]);
    await expect(rooms.row(room).getByRole('link', { name: /13:15–14:30/ })).toBeFocused();
  });

  await test.step('Ctrl+Z takes it back, at the other desk too', async () => {
    await page.keyboard.press('Control+z');
    await rooms.expectUndone('望江 13:15–14:30');
    expect(await seen()).toEqual([taken]);
    await expect(rooms.row(room).getByRole('link', { name: /13:15–14:30/ })).toBeHidden();
  });

  await test.step('at the edge the hours scroll along', async () => {
    await track.show('09:00');
    const before = await track.scrolledBy();
    await track.press('17:05');
    const edge = page.viewportSize()?.width ?? 0;
    const { y } = await track.at('17:05');
    await page.mouse.move(edge - 30, y, { steps: 3 });
    await expect.poll(() => track.scrolledBy()).toBeGreaterThan(before + 100);
    await expect(track.draft).toContainText('17:00–18:30');
    await page.keyboard.press('Escape');
    await track.release();
  });

  await test.step('the other desk takes the time while the card is open', async () => {
    await track.show('08:00');
    await track.press('10:05');
    await track.moveTo('10:40');
    await track.release();
    const subject = rooms.card.getByLabel(bookingText.fields.subject);
    await subject.fill('晚了一步');
    const other = await logIn(app.origin, colleague);
    await book(other, {
      subject: '快了一步',
      beginTime: at('10:00', '2026-12-10'),
      endTime: at('11:00', '2026-12-10'),
      roomBookingForms: [{ roomId: await roomNamed(other, room) }],
    });
    await expect(rooms.card.getByRole('alert')).toContainText('10:00–11:00');
    await expect(subject).toHaveValue('晚了一步');
    await rooms.card.getByRole('button', { name: bookingText.suggestion('09:15–10:00') }).click();
    await subject.press('Enter');
    await expect(rooms.booked).toContainText('望江 09:15–10:00');
    expect(await seen()).toContain('09:15–10:00 晚了一步');
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test(
    '[ROOM-03] a finger that rests picks and stretches, one that moves scrolls',
    { tag: '@long' },
    async ({ page, app, enterAs }) => {
      // No meeting of theirs begins soon, whose reminder would lie over the row.
      await enterAs(page, colleague);
      const { rooms, track, seen } = await openDay(page, { day: '2026-12-11', origin: app.origin });
      await untilHydrated(rooms.grid);
      await track.show('10:00');
      const finger = await track.finger();

      const before = await track.scrolledBy();
      await finger.flick('13:00', '11:00');
      await expect.poll(() => track.scrolledBy()).toBeGreaterThan(before);
      await expect(track.draft).toBeHidden();

      await track.show('10:00');
      await finger.down('11:05');
      await expect(track.draft).toContainText('11:00–11:30');
      await finger.moveTo('12:10');
      await expect(track.draft).toContainText('11:00–12:15');
      await finger.up();
      await rooms.send('按出来的会');
      await expect(rooms.booked).toContainText('望江 11:00–12:15');
      expect(await seen()).toContain('11:00–12:15 按出来的会');
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[ROOM-03] [UX-03] a free time opens a sheet whose time is set by thumb, and is taken back by one', async ({
    page,
    app,
    enterAs,
  }) => {
    await enterAs(page, organizer);
    const { rooms, seen } = await openDay(page, { day: '2026-12-14', origin: app.origin });
    await rooms.moreStarts(room).tap();
    await rooms.start(room, '16:30–17:00').tap();
    const later = rooms.card.getByRole('button', { name: draftText.later(bookingText.fields.endTime) });
    const box = await later.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await later.tap();
    await rooms.card.getByLabel(bookingText.fields.beginTime, { exact: true }).selectOption('18:00');
    await expect(rooms.card).toContainText('18:00–18:45');
    await rooms.send('拇指的会');
    await expect(rooms.booked).toContainText('望江 18:00–18:45');
    expect(await seen()).toContain('18:00–18:45 拇指的会');
    await rooms.booked.getByRole('button', { name: draftText.undo }).tap();
    await rooms.expectUndone('望江 18:00–18:45');
    expect(await seen()).not.toContain('18:00–18:45 拇指的会');
  });
});
