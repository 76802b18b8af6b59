import fc from 'fast-check';
import { addDays, dayOf, endOfDay, isDay, startOfDay, weekdayOf, weekOf } from './day';
import { isInstant } from './instant';

const zones = [
  'Asia/Shanghai',
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'America/Santiago',
];
const anyInstant = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) });

describe('a day in an address', () => {
  it.each(['2026-02-28', '1971-01-01', '9998-12-31'])('%s is one', (day) => {
    expect(isDay(day)).toBe(true);
    for (const zone of zones) {
      const week = weekOf(day);
      expect(week.map((each) => startOfDay(each, zone)).every(isInstant)).toBe(true);
    }
  });

  it.each(['0001-01-01', '1970-12-31', '9999-01-01', '2026-02-30', 'foo', ''])('%s is none', (day) => {
    expect(isDay(day)).toBe(false);
  });
});

describe('days of the company zone', () => {
  it.each([
    ['2026-11-18T15:59:59.999Z', 'Asia/Shanghai', '2026-11-18'],
    ['2026-11-18T16:00:00Z', 'Asia/Shanghai', '2026-11-19'],
    ['2026-11-18T16:00:00Z', 'America/New_York', '2026-11-18'],
    ['2026-11-18T10:00:00Z', 'Pacific/Kiritimati', '2026-11-19'],
  ])('[R34] %s in %s is %s, whatever zone the machine is set to', (iso, zone, day) => {
    expect(dayOf(Date.parse(iso), zone)).toBe(day);
  });

  it.each(zones)('[R34] every instant lies between start and end of its own day in %s', (zone) => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const day = dayOf(instant, zone);
        return startOfDay(day, zone) <= instant && instant < endOfDay(day, zone);
      }),
    );
  });

  it('a day whose midnight is skipped starts at its first instant', () => {
    expect(startOfDay('2026-09-06', 'America/Santiago')).toBe(Date.parse('2026-09-06T01:00:00-03:00'));
  });

  it('[SCH-01] a week has seven days and starts on Sunday', () => {
    expect(weekOf('2026-11-18')).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(weekOf('2026-11-15')[0]).toBe('2026-11-15');
    expect(weekOf('2027-01-01').map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('adds days over months and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '', 'today', 20261118, undefined])(
    '%p is no day',
    (value) => {
      expect(isDay(value)).toBe(false);
    },
  );
});
