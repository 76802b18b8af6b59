import { limits } from '@/lib/domain/limits/limits';
import { orderCodeText } from '@/lib/text/zh-cn/order-codes';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { expect } from '../fixtures';
import { test } from '../fixtures/browser/two-desks-test';
import { DetailsPage } from '../pages/details-page';
import { OrderPage } from '../pages/order-page';
import { RoomTrack } from '../pages/rooms/room-track';

test(
  '[UX-01] [UX-02] [UX-03] by keyboard: a time is found, picked, booked, taken back and cancelled, and a second browser follows',
  { tag: '@long' },
  async ({ page, openTwoDesks }) => {
    const { rooms, room, step, change, first } = await openTwoDesks('2026-12-21', ['10:00', '11:00']);
    const details = new DetailsPage(page);
    const { keyboard } = page;
    const press = async (...keys: string[]) => {
      for (const key of keys) await keyboard.press(key);
    };
    const says = (words: string) => expect.poll(() => rooms.spoken()).toContain(words);
    const booked = '11:15–11:45 键盘的会';

    await step('1 Tab enters the grid, arrows go by quarter hours and by rooms', async () => {
      await rooms.intoGrid();
      await says(`${room}，8 人`);
      await says('09:00 空闲，可预订至 10:00');
      await press('ArrowRight');
      await says('09:15 空闲，可预订至 10:00');
      await press('ArrowDown');
      await says('听涛，12 人');
      await press('ArrowUp', 'ArrowLeft');
      await says('09:00 空闲');
    });
    await step('2 Home and End go to the first and the last time one can book', async () => {
      await press('End');
      await says('23:45 空闲，可预订至 24:00');
      await press('Home');
      await says('00:00 空闲');
      await press('Home');
      await says(room);
      await press('ArrowRight');
      await says('00:00 空闲');
    });
    await step('3 PageDown and PageUp go by what is in sight', async () => {
      await press('PageDown');
      await expect.poll(() => rooms.spoken()).toMatch(/^(?!望江).+，\d+ 人/);
      await press('PageUp');
      await says(room);
    });
    await step(
      '4 G goes behind the booking, and says on the last free time that it is the last',
      async () => {
        await press('g');
        await says('11:00 空闲，可预订至 24:00');
        await press('g');
        await expect(rooms.notice(roomGridText.lastFree)).toBeAttached();
      },
    );
    await step('5 Enter opens the booking one is on, Back leads to the grid', async () => {
      await press('ArrowLeft');
      await says('10:00–11:00 已占用，占着的会，周宁');
      await press('Enter');
      await expect(details.subject).toHaveText('占着的会');
      await page.goBack();
      await expect(rooms.bookings(room)).toHaveCount(1);
    });
    await step('6 Shift and arrows pick a time; a booking stops them', async () => {
      await rooms.intoGrid();
      await press('Home', 'g', 'ArrowRight', 'Shift+ArrowLeft');
      await expect(rooms.draft).toContainText('11:00–11:30');
      await press('Shift+ArrowLeft');
      await expect(rooms.notice(roomGridText.notFree)).toBeAttached();
      await expect(rooms.draft).toContainText('11:00–11:30');
    });
    await step('7 the longest meeting stops them too', async () => {
      const longest = limits.maxMeetingMinutes / limits.slotMinutes;
      await press(...Array.from({ length: longest }, () => 'Shift+ArrowRight'));
      await says('11:15–12:45 已选');
      await press('Shift+ArrowRight');
      await expect(rooms.notice(orderCodeText.meetingTooLong)).toBeAttached();
      await expect(rooms.draft).toContainText('11:15–12:45');
    });
    await step('8 Esc drops what is picked and keeps the place', async () => {
      await press('Escape');
      await expect(rooms.draft).toBeHidden();
      await says('12:30 空闲');
    });
    await step('9 Enter opens the card, Esc leads back to the grid', async () => {
      await press('Enter');
      await expect(rooms.card).toContainText('12:30–13:00');
      await expect(rooms.subject).toBeFocused();
      await press('Escape');
      await expect(rooms.card).toBeHidden();
      await expect(rooms.grid).toBeFocused();
      await says('12:30 空闲');
    });
    await change('10 Enter sends what is picked, and the focus is on it', [first, booked], async () => {
      await press('Home', 'g', 'ArrowRight', 'Shift+ArrowRight', 'Enter');
      await expect(rooms.subject).toBeFocused();
      await keyboard.type('键盘的会');
      await press('Enter');
      await expect(rooms.booked).toContainText('望江 11:15–11:45');
      await expect(rooms.bookings(room).filter({ hasText: '键盘的会' })).toBeFocused();
    });
    await change('11 the keys that undo take it back, back on the grid', [first], async () => {
      await press('Control+z');
      await rooms.expectUndone('望江 11:15–11:45');
      await expect(rooms.bookings(room)).toHaveCount(1);
      await expect(rooms.grid).toBeFocused();
    });
    await change('12 it is booked again, and Enter on it opens its meeting', [first, booked], async () => {
      await press('Home', 'g', 'ArrowRight', 'Shift+ArrowRight', 'Enter');
      await expect(rooms.subject).toBeFocused();
      await keyboard.type('键盘的会');
      await press('Enter');
      await expect(rooms.booked).toContainText('望江 11:15–11:45');
      await expect(rooms.bookings(room).filter({ hasText: '键盘的会' })).toBeFocused();
      await press('Enter');
      await expect(details.subject).toHaveText('键盘的会');
    });
    await change('13 cancelled there, it is gone', [first], () => details.cancelByKeyboard());
  },
);

test(
  '[ROOM-03] [ROOM-04] [UX-02] [UX-03] by mouse: a time is dragged, changed, booked once and taken back, and a second browser follows',
  { tag: '@long' },
  async ({ page, openTwoDesks }) => {
    const { rooms, room, track, step, change, first } = await openTwoDesks('2026-12-22', ['15:30', '16:30']);
    const drag = async (from: string, to: string) => {
      await track.press(from);
      await track.moveTo(to);
    };
    const drop = () => track.release();
    const order = new OrderPage(page);
    const booked = '13:00–13:45 鼠标的会';

    await step('14 a click offers half an hour; a click elsewhere another one', async () => {
      await track.click('11:05');
      await expect(rooms.card).toContainText('11:00–11:30');
      await track.click('12:20');
      await expect(rooms.card).toContainText('12:15–12:45');
      await page.keyboard.press('Escape');
      await expect(rooms.card).toBeHidden();
    });
    await step('15 a drag to the right tells its time on the way', async () => {
      await drag('13:05', '13:40');
      await expect(rooms.draft).toContainText('13:00–13:45');
      await expect(rooms.card).toBeHidden();
      await drop();
      await expect(rooms.card).toContainText('13:00–13:45');
    });
    await step('16 a drag to the left picks as well', async () => {
      await drag('12:40', '12:05');
      await drop();
      await expect(rooms.card).toContainText('12:00–12:45');
    });
    await step('17 Esc drops a drag, and the draft before it stays', async () => {
      await drag('13:35', '14:20');
      await expect(rooms.draft).toContainText('13:30–14:30');
      await page.keyboard.press('Escape');
      await drop();
      await expect(rooms.draft).toContainText('12:00–12:45');
    });
    await step('18 a drag over a booking ends before it and says why', async () => {
      await drag('14:50', '16:10');
      await expect(rooms.told('15:30–16:30 已占用')).toBeVisible();
      await drop();
      await expect(rooms.card).toContainText('14:45–15:30');
      await rooms.subject.fill('鼠标的会');
    });
    await step('19 the draft is moved by its middle', async () => {
      await drag('15:05', '13:35');
      await drop();
      await expect(rooms.card).toContainText('13:15–14:00');
    });
    await step('20 and made longer by its end, no longer than a meeting may be', async () => {
      await drag('13:58', '15:20');
      await expect(rooms.told(orderCodeText.meetingTooLong)).toBeVisible();
      await expect(rooms.draft).toContainText('13:15–14:45');
      await track.moveTo('14:16');
      await drop();
      await expect(rooms.card).toContainText('13:15–14:15');
    });
    await step('21 and by its beginning', async () => {
      await drag('13:17', '12:46');
      await drop();
      await expect(rooms.card).toContainText('12:45–14:15');
    });
    await step('22 the card changes the time and keeps what was typed', async () => {
      await rooms.stepper('earlier', 'endTime').click();
      await expect(rooms.card).toContainText('12:45–14:00');
      await rooms.stepper('later', 'beginTime').click();
      await expect(rooms.card).toContainText('13:00–14:15');
      await expect(rooms.subject).toHaveValue('鼠标的会');
    });
    await step('23 the full form starts with all of it', async () => {
      await rooms.moreOptions.click();
      await expect(order.subject).toHaveValue('鼠标的会');
      await expect(order.begin).toHaveValue(`${13 * 60}`);
      await expect(order.end).toHaveValue(`${14 * 60 + 15}`);
      await expect(order.form.getByRole('checkbox', { name: new RegExp(`^${room}`) })).toBeChecked();
      await page.goBack();
      await expect(rooms.bookings(room)).toHaveCount(1);
    });
    await step('24 a room of the chat app and one out of order say why they are shut', async () => {
      await rooms.row('企微一号').getByRole('button', { name: '企微一号' }).click();
      await expect(rooms.refused(roomsText.chatApp)).toBeVisible();
      await new RoomTrack(page, rooms.row('松风')).click('12:00');
      await expect(rooms.refused(roomsText.tags.outOfOrder)).toBeVisible();
      await expect(rooms.draft).toBeHidden();
    });
    await change('25 a double click sends one meeting', [booked, first], async () => {
      await drag('13:05', '13:40');
      await drop();
      await rooms.subject.fill('鼠标的会');
      await rooms.submit.dblclick();
      await expect(rooms.booked).toContainText('望江 13:00–13:45');
      await rooms.undo.hover();
    });
    await change('26 a click takes it back', [first], async () => {
      await rooms.undo.click();
      await rooms.expectUndone('望江 13:00–13:45');
      await expect(rooms.bookings(room)).toHaveCount(1);
    });
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test(
    '[ROOM-03] [ROOM-07] [NAV-07] [UX-02] [UX-03] by finger: a time is pressed, stretched, booked and taken back, and a second browser follows',
    { tag: '@long' },
    async ({ page, openTwoDesks }) => {
      const { rooms, room, track, step, change, first, otherDesk } = await openTwoDesks('2026-12-24', [
        '15:30',
        '16:30',
      ]);
      const finger = await track.finger();
      const pressed = '11:00–12:15 手指的会';
      const stepped = '16:45–17:30 拇指的会';
      const others = '17:30–18:00 对面的会';

      await step('27 a finger that moves at once scrolls and picks nothing', async () => {
        await track.show('10:00');
        const before = await track.scrolledBy();
        await finger.flick('13:00', '11:00');
        await expect.poll(() => track.scrolledBy()).toBeGreaterThan(before);
        await expect(rooms.draft).toBeHidden();
      });
      await step('28 one that rests picks half an hour', async () => {
        await track.show('10:00');
        await finger.down('11:05');
        await expect(rooms.draft).toContainText('11:00–11:30');
      });
      await step('29 and stretches it, up to the next booking', async () => {
        await finger.moveTo('12:10');
        await expect(rooms.draft).toContainText('11:00–12:15');
        await finger.up();
        await expect(rooms.card).toContainText('11:00–12:15');
      });
      await change('30 it is sent by a tap', [pressed, first], async () => {
        await rooms.subject.fill('手指的会');
        await rooms.submit.tap();
        await expect(rooms.booked).toContainText('望江 11:00–12:15');
      });
      await change('31 and taken back by one', [first], async () => {
        await rooms.undo.tap();
        await rooms.expectUndone('望江 11:00–12:15');
      });
      await step('32 held upright, a free time is a button that opens a sheet', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await rooms.moreStarts(room).tap();
        await rooms.start(room, '16:30–17:00').tap();
        await expect(rooms.card).toContainText('16:30–17:00');
      });
      await change('33 its time is set by thumb, and sent', [first, stepped], async () => {
        await rooms.stepper('later', 'endTime').tap();
        await rooms.stepper('later', 'beginTime').tap();
        await expect(rooms.card).toContainText('16:45–17:30');
        await rooms.subject.fill('拇指的会');
        await rooms.submit.tap();
        await expect(rooms.booked).toContainText('望江 16:45–17:30');
        await expect(rooms.start(room, '17:30–18:00')).toBeVisible();
      });
      await change('34 the other books, a free time goes', [first, stepped, others], async () => {
        await otherDesk.track.click('17:35');
        await otherDesk.rooms.send('对面的会');
        await expect(rooms.start(room, '17:30–18:00')).toHaveCount(0);
        await expect(rooms.start(room, '18:00–18:30')).toBeVisible();
      });
      await step('35 filters come up as a sheet, and are the phone’s own', async () => {
        await page.getByRole('button', { name: roomsText.filter }).tap();
        const sheet = page.getByRole('dialog', { name: roomsText.filter });
        await sheet.getByText(roomsText.capacityFrom(20)).tap();
        await sheet.getByRole('button', { name: /^查看 \d+ 间会议室$/ }).tap();
        await expect(rooms.row(room)).toHaveCount(0);
        await page.getByRole('link', { name: roomFinderText.remove(roomsText.capacityFrom(20)) }).tap();
        await expect(rooms.row(room)).toBeVisible();
      });
      await step('36 a swipe over the days leads to the next week', async () => {
        await finger.swipe(...(await rooms.acrossDays()));
        await expect(page).toHaveURL(/\?day=2026-12-31$/);
        await expect(rooms.start(room, '09:00–09:30')).toBeVisible();
      });
    },
  );
});
