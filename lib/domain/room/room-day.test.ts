import fc from 'fast-check';
import { endOfDay, startOfDay } from '@/lib/time/day';
import { formatRange } from '@/lib/time/format';
import { limits } from '../limits/limits';
import { roomDay, type RoomDayOrder, type Segment } from './room-day';
import type { RoomFacts } from './room-facts';
import { firstOffer, freeAfter, freeNext, gapsOf, nextFree, segmentAt } from './room-gaps';

const zone = 'Asia/Shanghai';
const day = '2026-11-18';
const at = (time: string) => Date.parse(`${day}T${time}+08:00`);
const now = at('10:07');
const room: RoomFacts = {
  roomId: 'wangjiang',
  name: '望江',
  status: 'AVAILABLE',
  kind: 'online',
  bookable: true,
  openMinutes: [0, 1_440],
  approval: { required: false, auditorIds: [] },
};
const order = (begin: string, end: string, rest: Partial<RoomDayOrder> = {}): RoomDayOrder => ({
  beginTime: at(begin),
  endTime: at(end),
  state: 'confirmed',
  ...rest,
});
const dayOfRoom = (facts: Partial<RoomFacts>, orders: RoomDayOrder[] = [], moment = now) =>
  roomDay({ room: { ...room, ...facts }, orders, day, zone, now: moment, limits });
const show = (segments: Segment[]) =>
  segments.map((segment) => `${segment.kind} ${formatRange(segment, zone)}`);

describe('[ROOM-06] the day of a room', () => {
  it('tells bookings apart and dims what is past', () => {
    const orders = [
      order('09:30', '11:00', { mine: 'organizer' }),
      order('12:00', '13:00'),
      order('13:00', '14:00', { state: 'held', mine: 'attendee' }),
      order('15:00', '16:00', { ending: true }),
    ];
    expect(show(dayOfRoom({}, orders))).toEqual([
      'past 00:00–09:30',
      'mine 09:30–11:00',
      'free 11:00–12:00',
      'booked 12:00–13:00',
      'held 13:00–14:00',
      'free 14:00–15:00',
      'ending 15:00–16:00',
      'free 16:00–24:00',
    ]);
  });

  it('is free from the next quarter hour on', () => {
    expect(show(dayOfRoom({}))).toEqual(['past 00:00–10:15', 'free 10:15–24:00']);
  });

  it('leaves the rest of the running quarter hour shut when a booking ends within it', () => {
    expect(show(dayOfRoom({}, [order('09:30', '10:10')])).slice(1)).toEqual([
      'booked 09:30–10:10',
      'past 10:10–10:15',
      'free 10:15–24:00',
    ]);
  });

  it('is closed outside bookable hours, also where that is past', () => {
    const segments = dayOfRoom({ openMinutes: [540, 1_080] });
    expect(show(segments)).toEqual([
      'closed 00:00–09:00',
      'past 09:00–10:15',
      'free 10:15–18:00',
      'closed 18:00–24:00',
    ]);
    expect(segments[0]?.refusal).toEqual({
      code: 400403001,
      facts: { roomId: 'wangjiang', openMinutes: [540, 1_080] },
    });
    expect(segments[1]?.refusal).toEqual({ code: 400403007, facts: {} });
  });

  it('is closed on days the room does not open', () => {
    const segments = dayOfRoom({ openWeekdays: [0, 6] });
    expect(show(segments)).toEqual(['closed 00:00–24:00']);
    expect(segments[0]?.refusal).toEqual({
      code: 400403001,
      facts: { roomId: 'wangjiang', openMinutes: undefined },
    });
  });

  it('keeps the lead time of an approval shut', () => {
    const segments = dayOfRoom({ approval: { required: true, auditorIds: ['chen'] } });
    expect(show(segments)).toEqual(['past 00:00–10:15', 'closed 10:15–10:30', 'free 10:30–24:00']);
    expect(segments[1]?.refusal).toEqual({
      code: 400405022,
      facts: { roomId: 'wangjiang', leadMinutes: 10 },
    });
  });

  it.each([
    [{ status: 'OUT_OF_ORDER' as const }, 'out-of-order', 400416023],
    [{ kind: 'chat-app' as const }, 'chat-app', 400416023],
    [{ bookable: false }, 'not-permitted', 400416015],
    [{ approval: { required: true, auditorIds: [] } }, 'not-permitted', 400405018],
  ])('with %p is shut around its bookings: %s', (facts, kind, code) => {
    const segments = dayOfRoom(facts, [order('12:00', '13:00')]);
    expect(show(segments)).toEqual([`${kind} 00:00–12:00`, 'booked 12:00–13:00', `${kind} 13:00–24:00`]);
    expect(segments[0]?.refusal?.code).toBe(code);
  });

  it('takes bookings that come from the day before or go on to the next', () => {
    const late = { ...order('23:00', '23:30'), endTime: at('23:30') + 3_600_000 };
    const early = { ...order('00:00', '01:00'), beginTime: at('00:00') - 3_600_000 };
    expect(show(dayOfRoom({}, [late, early]))).toEqual([
      'booked 00:00–01:00',
      'past 01:00–10:15',
      'free 10:15–23:00',
      'booked 23:00–24:00',
    ]);
  });

  it('orders and gaps partition the day', () => {
    const minute = fc.integer({ min: -120, max: 1_560 });
    const anyOrder = fc.record({
      begin: minute,
      length: fc.integer({ min: 1, max: 300 }),
      state: fc.constantFrom('held' as const, 'confirmed' as const),
    });
    const zones = fc.constantFrom('Asia/Shanghai', 'America/New_York', 'America/Santiago', 'Asia/Kathmandu');
    const days = fc.constantFrom('2026-11-18', '2026-11-01', '2026-03-08', '2026-09-06');
    const hours = fc
      .tuple(fc.integer({ min: 0, max: 1_440 }), fc.integer({ min: 0, max: 1_440 }))
      .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
    fc.assert(
      fc.property(
        fc.record({ list: fc.array(anyOrder), zone: zones, date: days, openMinutes: hours, clock: minute }),
        ({ list, zone: somewhere, date, openMinutes, clock }) => {
          const begin = startOfDay(date, somewhere);
          const orders = list.map((one) => ({
            beginTime: begin + one.begin * 60_000,
            endTime: begin + (one.begin + one.length) * 60_000,
            state: one.state,
          }));
          const segments = roomDay({
            room: { ...room, openMinutes },
            orders,
            day: date,
            zone: somewhere,
            now: begin + clock * 60_000,
            limits,
          });
          const edges = [begin, ...segments.map((segment) => segment.endTime)];
          expect(segments.map((segment) => segment.beginTime)).toEqual(edges.slice(0, -1));
          expect(edges.at(-1)).toBe(endOfDay(date, somewhere));
          expect(segments.every((segment) => segment.endTime > segment.beginTime)).toBe(true);
          for (const gap of gapsOf(segments)) {
            expect(orders.some((one) => one.beginTime < gap.endTime && gap.beginTime < one.endTime)).toBe(
              false,
            );
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('free times of a room', () => {
  const segments = dayOfRoom({ openMinutes: [480, 1_200] }, [
    order('09:30', '11:00'),
    order('16:00', '17:00'),
    order('17:10', '18:00'),
  ]);

  it('[ROOM-06] lists the gaps that are long enough to book', () => {
    expect(gapsOf(segments).map((gap) => formatRange(gap, zone))).toEqual(['11:00–16:00', '18:00–20:00']);
  });

  it('finds the next free time from any instant', () => {
    expect(formatRange(nextFree(segments, at('12:20')) ?? { beginTime: 0, endTime: 0 }, zone)).toBe(
      '12:30–16:00',
    );
    expect(formatRange(nextFree(segments, at('15:50')) ?? { beginTime: 0, endTime: 0 }, zone)).toBe(
      '18:00–20:00',
    );
    expect(nextFree(segments, at('19:50'))).toBeUndefined();
    expect(segmentAt(segments, at('11:00'))?.kind).toBe('free');
    expect(segmentAt(segments, at('10:59'))?.kind).toBe('booked');
  });

  it.each([
    { today: '2026-11-18', orders: [], offer: '10:15–24:00' },
    { today: '2026-11-17', orders: [], offer: '09:00–24:00' },
    { today: '2026-11-17', orders: [order('08:00', '10:30')], offer: '10:30–24:00' },
    { today: '2026-11-17', orders: [order('08:00', '23:59')], offer: '00:00–08:00' },
  ])('[ROOM-03] seen on $today a day offers $offer first', ({ today, orders, offer }) => {
    const moment = { day, now: Date.parse(`${today}T10:07+08:00`), zone };
    const first = firstOffer(roomDay({ room, orders, limits, ...moment }), moment);
    expect(first && formatRange(first, zone)).toBe(offer);
  });

  it.each([
    ['00:30', { code: 'next', facts: { beginTime: at('11:00'), endTime: at('16:00') } }],
    ['10:00', { code: 'next', facts: { beginTime: at('11:00'), endTime: at('16:00') } }],
    ['21:00', { code: 'no-more' }],
  ])('[ROOM-06] after the slot at %s comes %p', (time, after) => {
    const segment = segmentAt(segments, at(time));
    expect(segment && freeAfter(segment, segments)).toEqual(after);
  });

  it('[ROOM-06] a day that is shut throughout has nothing after a slot', () => {
    const shut = dayOfRoom({ bookable: false });
    expect(shut[0] && freeAfter(shut[0], shut)).toEqual({ code: 'none' });
  });

  it('[ROOM-06] a day without bookings is free all day', () => {
    const free = { beginTime: at('00:00'), endTime: at('24:00'), kind: 'free' as const };
    expect(freeNext([free], at('00:00') - 86_400_000).code).toBe('all-day');
  });

  it.each([
    ['10:07', 'later'],
    ['12:07', 'now'],
    ['20:00', 'none'],
  ])('at %s it is free: %s', (time, code) => {
    expect(freeNext(segments, at(time)).code).toBe(code);
  });
});
