import { formatRange, formatTime } from '@/lib/time/format';
import type { Window } from '../booking/booking-window';
import { limits } from '../limits/limits';
import { roomDay, type RoomDayOrder } from './room-day';
import type { RoomFacts } from './room-facts';
import { fewStarts, startsOf } from './room-starts';

const zone = 'Asia/Shanghai';
const day = '2026-11-18';
const at = (time: string) => Date.parse(`${day}T${time}+08:00`);
const span = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to) });
const room: RoomFacts = {
  roomId: 'wangjiang',
  name: '望江',
  status: 'AVAILABLE',
  kind: 'online',
  bookable: true,
  openMinutes: [0, 1_440],
  approval: { required: false, auditorIds: [] },
};
type Setup = Partial<RoomFacts> & { now: string; orders?: RoomDayOrder[]; lookedFor?: Window };

const allStarts = ({ now, orders = [], lookedFor, ...facts }: Setup) =>
  startsOf(roomDay({ room: { ...room, ...facts }, orders, day, zone, now: at(now), limits }), {
    zone,
    lookedFor,
  });
const ranges = (setup: Setup) => allStarts(setup).map((start) => formatRange(start, zone));
const few = (setup: Setup) =>
  fewStarts(allStarts(setup), { day, now: at(setup.now), zone, lookedFor: setup.lookedFor })
    .map(({ beginTime }) => formatTime(beginTime, zone))
    .join(' ');

describe('[ROOM-03] the times at which a room can be booked', () => {
  it.each([
    ['00:10', '00:15 09:00 09:30 10:00 10:30 11:00 11:30'],
    ['09:00', '09:00 09:30 10:00 10:30 11:00 11:30 12:00'],
    ['18:55', '19:00 19:30 20:00 20:30 21:00 21:30 22:00'],
    ['23:20', '23:30'],
    ['23:50', ''],
  ])('at %s the next are %s', (now, text) => {
    expect(few({ now })).toBe(text);
  });

  it('are all in sight where only one would be left out', () => {
    expect(few({ now: '20:10' })).toBe('20:15 20:30 21:00 21:30 22:00 22:30 23:00 23:30');
  });

  it('[ROOM-06] lie within the hours of the room', () => {
    const openMinutes = [8 * 60, 20 * 60] as const;
    expect(few({ now: '18:55', openMinutes })).toBe('19:00 19:30');
    expect(few({ now: '20:05', openMinutes })).toBe('');
  });

  it('fit before the next booking, of which a short stretch offers what it has', () => {
    const orders = (['11:00-12:00', '12:15-22:00', '23:00-24:00'] as const).map((text) => {
      const [from = '', to = ''] = text.split('-');
      return { ...span(from, to), state: 'confirmed' as const };
    });
    expect(ranges({ now: '10:07', orders })).toEqual([
      '10:15–10:45',
      '10:30–11:00',
      '12:00–12:15',
      '22:00–22:30',
      '22:30–23:00',
    ]);
  });

  it('[ROOM-07] begin with the time that is looked for, and last as long', () => {
    const lookedFor = span('21:15', '22:15');
    expect(ranges({ now: '20:40', lookedFor })).toEqual([
      '20:45–21:45',
      '21:00–22:00',
      '21:15–22:15',
      '21:30–22:30',
      '22:00–23:00',
      '22:30–23:30',
      '23:00–24:00',
    ]);
    expect(few({ now: '10:00', lookedFor })).toBe('21:15 21:30 22:00 22:30 23:00');
    expect(ranges({ now: '22:10', lookedFor: span('22:15', '24:00') })).toEqual([
      '22:15–23:45',
      '22:30–24:00',
    ]);
  });
});
