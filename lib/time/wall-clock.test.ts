import fc from 'fast-check';
import { fromWallClock, wallClock } from './wall-clock';

const zones = ['Asia/Shanghai', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Cairo'];
/** Several instants of each day of a year: the cached offset of one must not answer for another. */
const ofOneYear = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) });
const anyInstant = fc.date({ min: new Date('1973-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const at = (text: string) => Date.parse(text);

describe('the clock on the wall', () => {
  it.each(zones)('[R34] shows in %s what the runtime says, in whatever order one asks', (zone) => {
    const said = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    fc.assert(
      fc.property(ofOneYear, (instant) => {
        const reading = new Date(wallClock(instant, zone)).toISOString();
        expect(reading.slice(0, 19).replace('T', ' ')).toBe(said.format(instant));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(zones)('[R34] leads back to an instant that shows the same in %s', (zone) => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const wall = wallClock(instant.getTime(), zone);
        expect(wallClock(fromWallClock(wall, zone), zone)).toBe(wall);
      }),
    );
  });

  it.each([
    ['skipped counts on from before', '2026-03-08T02:30Z', 'America/New_York', '2026-03-08T03:30-04:00'],
    [
      'shown twice is the first of the two',
      '2026-11-01T01:30Z',
      'America/New_York',
      '2026-11-01T01:30-04:00',
    ],
    ['shown twice is the first of the two', '2026-10-25T01:30Z', 'Europe/London', '2026-10-25T01:30+01:00'],
    ['at a change by half an hour', '2026-04-05T03:00Z', 'Australia/Lord_Howe', '2026-04-05T03:00+10:30'],
    ['on a day that a country skipped', '2011-12-30T12:00Z', 'Pacific/Apia', '2011-12-31T12:00+14:00'],
  ])('[R34] a time that is %s: %s in %s', (_case, wall, zone, instant) => {
    expect(new Date(fromWallClock(at(wall), zone))).toEqual(new Date(at(instant)));
  });

  it('is not a number where the zone or the instant is none', () => {
    expect(wallClock(at('2026-11-18T10:00Z'), 'Mars/Olympus')).toBeNaN();
    expect(wallClock(Number.NaN, 'Asia/Shanghai')).toBeNaN();
  });
});
