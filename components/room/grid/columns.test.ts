import type { Segment } from '@/lib/domain/room/room-day';
import { endOfDay, startOfDay } from '@/lib/time/day';
import { instantOf, stretchesOf } from './columns';

const zone = 'Africa/Cairo';
const freeOn = (day: string): Segment[] => [
  { kind: 'free', beginTime: startOfDay(day, zone), endTime: endOfDay(day, zone) },
];

describe('[ROOM-02] [R36] the columns of a day', () => {
  it.each([
    ['ends with a midnight that clocks skip', '2027-04-29', { first: 0, last: 95 }],
    ['begins after it', '2027-04-30', { first: 4, last: 95 }],
  ])('can all be booked when it %s', (_, day, stretch) => {
    expect(stretchesOf(freeOn(day), zone)).toEqual([stretch]);
  });

  it('never go back in time', () => {
    const instants = Array.from({ length: 97 }, (_, column) =>
      instantOf(column, { day: '2027-03-14', zone: 'America/New_York' }),
    );
    expect(instants).toEqual([...instants].sort((one, other) => one - other));
  });
});
