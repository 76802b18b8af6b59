import { isNight } from './door-night';
import { doorState } from './door-state';

const zone = 'Asia/Shanghai';
const at = (clockTime: string, day = '2026-11-18') => Date.parse(`${day}T${clockTime}:00+08:00`);
const order = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to) });
const room = {
  status: 'AVAILABLE' as const,
  openFromMinute: 0,
  openToMinute: 1440,
  timeZone: zone,
  now: at('09:00'),
  orders: [order('10:00', '11:00'), order('11:00', '11:30'), order('14:00', '15:00')],
};

describe('the state of a room beside its door', () => {
  it.each([
    ['09:59', 'free', at('10:00')],
    ['10:00', 'busy', at('11:30')],
    ['11:15', 'busy', at('11:30')],
    ['11:30', 'free', at('14:00')],
    ['15:00', 'free', undefined],
  ])('[ROOM-02] at %s is %s', (time, kind, until) => {
    expect(doorState(room, at(time))).toMatchObject({ kind, until });
  });

  it('[ROOM-02] has what runs, what is next and all that is to come', () => {
    const { current, next, coming } = doorState(room, at('10:15'));
    expect([current, next, coming]).toEqual([room.orders[0], room.orders[1], room.orders.slice(1)]);
  });

  it('[ROOM-06] is closed outside its open hours, and free up to their end', () => {
    const office = { ...room, openFromMinute: 540, openToMinute: 1080 };
    expect(doorState(office, at('08:59')).kind).toBe('closed');
    expect(doorState(office, at('15:00'))).toMatchObject({ kind: 'free', until: at('18:00') });
    expect(doorState(office, at('18:00')).kind).toBe('closed');
  });

  it('[ROOM-06] is closed on a weekday on which it does not open', () => {
    expect(doorState({ ...room, openWeekdays: [0, 6] }, at('12:00')).kind).toBe('closed');
    expect(doorState({ ...room, openWeekdays: [3] }, at('12:00')).kind).toBe('free');
  });

  it('[ROOM-06] is out of order, but busy while a booking of before runs', () => {
    const broken = { ...room, status: 'OUT_OF_ORDER' as const };
    expect(doorState(broken, at('12:00')).kind).toBe('out-of-order');
    expect(doorState(broken, at('10:30')).kind).toBe('busy');
  });

  it('[ROOM-02] is unknown on another day than that of the reading', () => {
    expect(doorState(room, at('00:00', '2026-11-19'))).toEqual({ kind: 'unknown', coming: [] });
  });
});

describe('a screen at night', () => {
  const dimmed = (time: string, orders = [order('22:30', '23:00')]) =>
    isNight(room, doorState({ ...room, orders }, at(time)), at(time));

  it('[ROOM-02] is dimmed between the hours, but for a booking that runs or is about to', () => {
    const times = ['06:59', '07:00', '19:59', '20:00', '22:15', '22:30', '23:00'];
    expect(times.map((time) => dimmed(time))).toEqual([true, false, false, true, false, false, true]);
  });
});
