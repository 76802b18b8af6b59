import { limits } from '../limits/limits';
import type { RoomFacts } from '../room/room-facts';
import { nearestFreeWindow, nextFreeWindow } from './free-window';

const zone = 'Asia/Shanghai';
const at = (clockTime: string) => Date.parse(`2026-11-18T${clockTime}+08:00`);
const span = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to) });
const room: RoomFacts = {
  roomId: 'wangjiang',
  name: '望江',
  status: 'AVAILABLE',
  kind: 'online',
  bookable: true,
  openMinutes: [540, 1_080],
  approval: { required: false, auditorIds: [] },
};

type Input = { wanted: [string, string]; taken: [string, string][]; now?: string };
const searchOf = ({ wanted, taken, now = '10:07' }: Input) => ({
  draft: { ...span(...wanted), subject: '', rooms: [room], memberStaffIds: [] },
  taken: taken.map((each) => span(...each)),
  facts: { now: at(now), zone, limits, sensitiveWords: [], neighbours: [] },
});
const nearest = (input: Input) => nearestFreeWindow(searchOf(input));
const next = (input: Input) => nextFreeWindow(searchOf(input));

describe('[R32] the nearest time that is still free', () => {
  it.each<[string, Input, [string, string]]>([
    ['is a quarter later', { wanted: ['14:00', '15:00'], taken: [['13:30', '14:15']] }, ['14:15', '15:15']],
    [
      'is earlier where that is nearer',
      { wanted: ['14:00', '15:00'], taken: [['14:30', '16:30']] },
      ['13:30', '14:30'],
    ],
    [
      'is the later of two as near',
      { wanted: ['14:00', '14:15'], taken: [['14:00', '14:15']] },
      ['14:15', '14:30'],
    ],
    [
      'is never over already',
      { wanted: ['10:30', '11:30'], taken: [['10:45', '12:00']] },
      ['12:00', '13:00'],
    ],
    [
      'lies within the room’s hours',
      { wanted: ['17:00', '18:00'], taken: [['16:15', '17:45']] },
      ['15:15', '16:15'],
    ],
  ])('%s', (_, wanted, expected) => {
    expect(nearest(wanted)).toEqual(span(...expected));
  });

  it('is none when the day is full', () => {
    expect(nearest({ wanted: ['14:00', '15:00'], taken: [['09:00', '18:00']] })).toBeUndefined();
  });
});

describe('[BOOK-11] the next time that is free', () => {
  it.each<[string, Input, [string, string] | undefined]>([
    [
      'is later, even where an earlier one is nearer',
      { wanted: ['14:00', '15:00'], taken: [['14:30', '16:30']] },
      ['16:30', '17:30'],
    ],
    [
      'is long enough',
      {
        wanted: ['14:00', '15:00'],
        taken: [
          ['14:00', '14:30'],
          ['15:15', '16:10'],
        ],
      },
      ['16:15', '17:15'],
    ],
    [
      'is none after the room’s hours',
      { wanted: ['17:00', '18:00'], taken: [['17:00', '17:30']] },
      undefined,
    ],
  ])('%s', (_, input, expected) => {
    expect(next(input)).toEqual(expected && span(...expected));
  });
});
