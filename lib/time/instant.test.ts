import { endMinutesOfDay, instantAt, isInstant, minutesOfDay, parseInstant } from './instant';

const zone = 'Asia/Shanghai';
const at = (text: string) => Date.parse(`${text}+08:00`);

describe('instants', () => {
  it.each([
    [1_795_053_600_000, 1_795_053_600_000],
    ['1795053600000', 1_795_053_600_000],
    [' 1795053600000 ', 1_795_053_600_000],
    ['2026-11-18T10:00+08:00', at('2026-11-18T10:00')],
    ['2026-11-18T02:00:00.000Z', at('2026-11-18T10:00')],
  ])('[BOOK-03] reads %p as a time', (value, instant) => {
    expect(parseInstant(value)).toBe(instant);
  });

  it.each([
    '',
    'tomorrow',
    '-5',
    '1e12',
    '2026-11-18',
    '2026-11-18T10:00',
    '99999999999999999',
    NaN,
    Infinity,
    1.5,
    -1,
    null,
    undefined,
    true,
    {},
    [],
  ])('[BOOK-03] %p is no time', (value) => {
    expect(parseInstant(value)).toBeUndefined();
  });

  it('refuses numbers beyond the calendar', () => {
    expect(isInstant(8.64e15 + 1)).toBe(false);
    expect(isInstant(253_402_300_799_999)).toBe(true);
  });

  it.each([
    ['10:00', at('2026-11-18T10:00')],
    ['00:00', at('2026-11-18T00:00')],
    ['24:00', at('2026-11-19T00:00')],
    ['24:01', undefined],
    ['9:00', undefined],
    ['10:60', undefined],
    ['', undefined],
  ])('the clock time %s of a day becomes an instant', (clockTime, instant) => {
    expect(instantAt('2026-11-18', clockTime, zone)).toBe(instant);
  });

  it('[R36] midnight is minute 0 for a begin and minute 1440 for an end', () => {
    expect(minutesOfDay(at('2026-11-19T00:00'), zone)).toBe(0);
    expect(endMinutesOfDay(at('2026-11-19T00:00'), zone)).toBe(1440);
    expect(endMinutesOfDay(at('2026-11-19T00:15'), zone)).toBe(15);
  });
});
