import { at, now, zone } from '@/test/meeting-builders';
import { aRoom } from '@/test/room-builders';
import { isFreeNow, thisMinute } from './free-now';
import { roomFacts } from './room-facts';

const room = roomFacts(aRoom('望江'));
const isFree = isFreeNow({ now, zone });

describe('[ROOM-01] a room is free now', () => {
  it.each([
    ['with nothing in it', []],
    ['until the minute in which the next booking begins', [{ beginTime: at('10:08'), endTime: at('11:00') }]],
    ['from the very end of a booking', [{ beginTime: at('09:00'), endTime: at('10:07') }]],
  ])('%s', (_, orders) => {
    expect(isFree({ room, orders })).toBe(true);
  });

  it.each([
    ['somebody has it', {}, [{ beginTime: at('10:00'), endTime: at('10:15') }]],
    ['it needs approval', { approval: { required: true, auditorIds: ['chen'] } }, []],
    ['it is out of order', { status: 'OUT_OF_ORDER' as const }, []],
    ['one may not book it', { bookable: false }, []],
    ['it belongs to a chat app', { kind: 'chat-app' as const }, []],
    ['it opens later', { openMinutes: [608, 1_080] as const }, []],
    ['it closes at this minute', { openMinutes: [0, 607] as const }, []],
    ['it is shut on this weekday', { openWeekdays: [0, 6] }, []],
  ])('but not where %s', (_, facts, orders) => {
    expect(isFree({ room: { ...room, ...facts }, orders })).toBe(false);
  });
});

it('[ROOM-01] the minute is the one that clocks show, also the last of a day', () => {
  expect(thisMinute(at('10:07') + 59_999)).toEqual({ beginTime: at('10:07'), endTime: at('10:08') });
  expect(thisMinute(at('23:59') + 30_000)).toEqual({ beginTime: at('23:59'), endTime: at('24:00') });
  const later = isFreeNow({ now: now + 30_000, zone });
  expect(later({ room, orders: [{ beginTime: at('10:08'), endTime: at('11:00') }] })).toBe(true);
});
