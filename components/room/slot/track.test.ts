import { endOfDay, startOfDay } from '@/lib/time/day';
import { minutesOnDay } from '@/lib/time/minutes-on-day';
import { instantUnder } from './track';

const zone = 'Africa/Cairo';
const at = (text: string) => Date.parse(text);
const wholeDay = (day: string) => ({ beginTime: startOfDay(day, zone), endTime: endOfDay(day, zone) });
/** A pixel is a minute of the day. */
const track = { getBoundingClientRect: () => ({ left: 0, width: 1_440 }) } as Element;

describe('[ROOM-02] [R36] the track of a day', () => {
  it.each([
    ['ends with a midnight that clocks skip', '2027-04-29', { from: 0, to: 1_440 }],
    ['begins after it', '2027-04-30', { from: 60, to: 1_440 }],
    ['has 25 hours', '2027-10-28', { from: 0, to: 1_440 }],
  ])('is filled when it %s', (_, day, minutes) => {
    expect(minutesOnDay(wholeDay(day), { day, zone })).toEqual(minutes);
  });

  it('shows a booking up to that midnight at its place', () => {
    const booking = { beginTime: at('2027-04-29T22:30+02:00'), endTime: at('2027-04-30T01:00+03:00') };
    expect(minutesOnDay(booking, { day: '2027-04-29', zone })).toEqual({ from: 1_350, to: 1_440 });
  });

  it('has its first instant under all of the hour that clocks skip', () => {
    const instants = [0, 30, 60].map((pixel) => instantUnder(pixel, track, { day: '2027-04-30', zone }));
    expect(new Set(instants)).toEqual(new Set([startOfDay('2027-04-30', zone)]));
  });
});
