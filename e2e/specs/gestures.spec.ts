import type { Locator, Page } from '@playwright/test';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { moveText } from '@/lib/text/zh-cn/move';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { expect, organizer, test } from '../fixtures';
import { logIn } from '../fixtures/api-client';
import { countHand } from '../fixtures/browser/count-hand';
import { untilHydrated } from '../fixtures/browser/until-hydrated';
import { book, roomNamed } from '../fixtures/load/bookings';
import { expectToast } from '../fixtures/browser/toasts';
import { DetailsPage } from '../pages/details-page';
import { RoomTrack } from '../pages/rooms/room-track';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { SchedulePage } from '../pages/schedule-page';

const room = '望江';
const colleague = '13800000005';
const at = (clockTime: string, day: string) => Date.parse(`${day}T${clockTime}:00+08:00`);

/** A meeting of the organizer in a room; with somebody invited if it is to be so. */
async function bookMeeting(
  origin: string,
  {
    subject,
    day,
    from,
    to,
    isInviting = false,
  }: Record<'subject' | 'day' | 'from' | 'to', string> & { isInviting?: boolean },
) {
  const client = await logIn(origin, organizer);
  const other = await logIn(origin, colleague);
  const { body: session } = await other.call<{ staffId: string }>('GET', '/session');
  const { status, body } = await book(client, {
    subject,
    ...{ beginTime: at(from, day), endTime: at(to, day) },
    roomBookingForms: [{ roomId: await roomNamed(client, room) }],
    members: isInviting ? [{ staffId: session.staffId }] : [],
  });
  expect(status).toBe(200);
  return body;
}

/** Rooms on a day, with everything that counts what the hand does. */
async function openRooms(page: Page, search: string) {
  const hand = await countHand(page);
  const rooms = new RoomsPage(page);
  await rooms.open(search);
  await untilHydrated(rooms.grid);
  return { hand, rooms, track: new RoomTrack(page, rooms.row(room)) };
}

const skipLink = (page: Page) => page.getByRole('link', { name: roomGridText.skipToGrid });

async function dragBy(page: Page, block: Locator, lengths: number) {
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error('The grid shows no block of the meeting');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + lengths * box.width, middle.y, { steps: 6 });
  await page.mouse.up();
}

test.describe('[UX-01] [BOOK-01] booking the next free slot', () => {
  test('takes at most three gestures', async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    const { hand, rooms } = await openRooms(page, '?day=2027-01-07');
    hand.start();
    await rooms.pickNextFree(room);
    await rooms.subject.pressSequentially('下一个空闲');
    await rooms.submit.click();
    await expect(rooms.booked).toBeVisible();
    expect(hand.gestures()).toBeGreaterThan(0);
    expect(hand.gestures()).toBeLessThanOrEqual(3);
    expect(hand.keys()).toBe(0);
  });

  test('takes at most eight keys', { tag: '@long' }, async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    const { hand, rooms } = await openRooms(page, '?day=2027-01-08');
    // The tab of the shell leads the focus here.
    await skipLink(page).focus();
    hand.start();
    for (const key of ['Enter', 'g', 'Enter']) await page.keyboard.press(key);
    await expect(rooms.subject).toBeFocused();
    await page.keyboard.type('下一个空闲');
    await page.keyboard.press('Enter');
    await expect(rooms.booked).toBeVisible();
    expect(hand.keys()).toBeGreaterThan(0);
    expect(hand.keys()).toBeLessThanOrEqual(8);
    expect(hand.gestures()).toBe(0);
  });
});

test.describe('[UX-01] [ROOM-07] booking the next day 10–11 for eight with a screen', () => {
  test('takes at most six gestures', { tag: '@long' }, async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    const { hand, rooms, track } = await openRooms(page, '?day=2027-01-11');
    hand.start();
    await page
      .getByRole('navigation', { name: roomGridText.pickDay })
      .getByRole('link')
      .filter({ hasText: '12' })
      .click();
    for (const label of ['8+', '屏幕']) await page.locator('label', { hasText: label }).click();
    await expect(page).toHaveURL(/day=2027-01-12/);
    await expect(page).toHaveURL(/屏幕|%E5%B1%8F%E5%B9%95/);
    await expect(rooms.row('揽月')).toHaveCount(0);
    await track.show('09:00');
    await track.press('10:03');
    await track.moveTo('10:57');
    await track.release();
    await expect(rooms.card).toContainText('10:00–11:00');
    await rooms.subject.pressSequentially('八个人的会');
    await rooms.submit.click();
    await expect(rooms.booked).toContainText(`${room} 10:00–11:00`);
    expect(hand.gestures()).toBeGreaterThan(0);
    expect(hand.gestures()).toBeLessThanOrEqual(6);
  });

  test('takes at most sixteen keys', { tag: '@long' }, async ({ page, enterAs }) => {
    await enterAs(page, organizer);
    const { hand, rooms } = await openRooms(page, '?day=2027-01-13');
    await skipLink(page).focus();
    hand.start();
    await page.keyboard.press('Enter');
    await expect.poll(() => rooms.spoken()).toContain(`${room}，8 人`);
    await expect.poll(() => rooms.spoken()).toContain('屏幕');
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/day=2027-01-14/);
    await expect.poll(() => rooms.spoken()).toContain('09:00');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
    await expect(rooms.draft).toContainText('10:00–11:00');
    await page.keyboard.press('Enter');
    await expect(rooms.subject).toBeFocused();
    await page.keyboard.type('八个人的会');
    await page.keyboard.press('Enter');
    await expect(rooms.booked).toContainText(`${room} 10:00–11:00`);
    expect(hand.keys()).toBeGreaterThan(0);
    expect(hand.keys()).toBeLessThanOrEqual(16);
    expect(hand.gestures()).toBe(0);
  });
});

test.describe('[UX-01] [EDIT-02] moving by thirty minutes', () => {
  const moved = (page: Page, slot: string) => expectToast(page, moveText.moved(slot));

  test(
    'takes one drag, two gestures where somebody is invited',
    { tag: '@long' },
    async ({ page, app, enterAs }) => {
      const day = '2027-01-18';
      await bookMeeting(app.origin, { subject: '独自的会', day, from: '10:00', to: '10:30' });
      await bookMeeting(app.origin, {
        subject: '有人的会',
        day,
        from: '14:00',
        to: '14:30',
        isInviting: true,
      });
      await enterAs(page, organizer);
      const { hand, rooms } = await openRooms(page, `?day=${day}`);
      const block = (subject: string) => rooms.bookings(room).filter({ hasText: subject });
      hand.start();
      await dragBy(page, block('独自的会'), 1);
      await moved(page, `${room} 10:30–11:00`);
      expect(hand.gestures()).toBe(1);
      hand.start();
      await dragBy(page, block('有人的会'), 1);
      await page
        .getByRole('dialog', { name: moveText.title })
        .getByRole('button', { name: moveText.confirm })
        .click();
      await moved(page, `${room} 14:30–15:00`);
      expect(hand.gestures()).toBe(2);
    },
  );

  test('takes at most six keys', { tag: '@long' }, async ({ page, app, enterAs }) => {
    const day = '2027-01-19';
    await bookMeeting(app.origin, { subject: '按键移动', day, from: '10:00', to: '10:30' });
    await enterAs(page, organizer);
    const { hand, rooms } = await openRooms(page, `?day=${day}`);
    await rooms.bookings(room).filter({ hasText: '按键移动' }).focus();
    hand.start();
    for (const key of ['m', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await moved(page, `${room} 10:30–11:00`);
    expect(hand.keys()).toBeGreaterThan(0);
    expect(hand.keys()).toBeLessThanOrEqual(6);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('takes two taps', { tag: '@long' }, async ({ page, app, enterAs }) => {
      const day = '2027-01-20';
      await bookMeeting(app.origin, { subject: '手机上移动', day, from: '10:00', to: '10:30' });
      await enterAs(page, organizer);
      const hand = await countHand(page);
      const schedule = new SchedulePage(page);
      await schedule.open(`?mode=list&day=${day}`);
      await expect(schedule.link('手机上移动')).toBeVisible();
      hand.start();
      await schedule.link('手机上移动').tap();
      await page.getByRole('button', { name: moveText.shift(30) }).tap();
      await moved(page, `${room} 10:30–11:00`);
      expect(hand.gestures()).toBe(2);
    });
  });
});

test.describe('[UX-01] [MEET-03] cancelling', () => {
  test('takes two gestures', async ({ page, app, enterAs }) => {
    const { meetingNo } = await bookMeeting(app.origin, {
      ...{ subject: '点两下取消', day: '2027-01-21', from: '10:00', to: '10:30' },
    });
    await enterAs(page, organizer);
    const hand = await countHand(page);
    await page.goto(`/details/${meetingNo}`);
    const details = new DetailsPage(page);
    await expect(details.overview).toBeVisible();
    hand.start();
    await details.cancel();
    await expectToast(page, meetingText.success.cancel);
    expect(hand.gestures()).toBe(2);
  });

  test('takes at most four keys', { tag: '@long' }, async ({ page, app, enterAs }) => {
    const day = '2027-01-22';
    await bookMeeting(app.origin, { subject: '按键取消', day, from: '10:00', to: '10:30' });
    await enterAs(page, organizer);
    const { hand, rooms } = await openRooms(page, `?day=${day}`);
    await rooms.bookings(room).filter({ hasText: '按键取消' }).focus();
    hand.start();
    await page.keyboard.press('Space');
    const cancel = { name: meetingText.actions.cancel };
    await expect(page.getByRole('dialog', { name: '按键取消' }).getByRole('button', cancel)).toBeVisible();
    await page.keyboard.press('Delete');
    const question = page.getByRole('dialog', { name: detailsText.confirmCancel });
    await expect(question).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(question.getByRole('button', cancel)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, meetingText.success.cancel);
    expect(hand.keys()).toBeGreaterThan(0);
    expect(hand.keys()).toBeLessThanOrEqual(4);
  });
});
