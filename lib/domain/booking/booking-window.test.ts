import fc from 'fast-check';
import { dayOf } from '@/lib/time/day';
import { formatDayTime } from '@/lib/time/format';
import { minutesOfDay, msPerMinute } from '@/lib/time/instant';
import { defaultWindow, isOneDay, nextSlot, normaliseWindow, windowOnDay } from './booking-window';

const zone = 'Asia/Shanghai';
const at = (text: string) => Date.parse(`${text}+08:00`);
const now = at('2026-11-18T10:07');
const show = (window: { beginTime: number; endTime: number }) =>
  `${formatDayTime(window.beginTime, zone)} – ${formatDayTime(window.endTime, zone)}`;
const offered = '11月18日 10:15 – 11月18日 10:45';

describe('[BOOK-03] normalisation of a booking', () => {
  it.each([
    {
      title: 'keeps times on the quarter hour',
      begin: '2026-11-18T14:15',
      end: '2026-11-18T15:00',
      expected: '11月18日 14:15 – 11月18日 15:00',
    },
    {
      title: 'rounds up to the next 15-minute step',
      begin: '2026-11-18T14:01',
      end: '2026-11-18T14:46',
      expected: '11月18日 14:15 – 11月18日 15:00',
    },
    {
      title: 'takes exactly 15 minutes',
      begin: '2026-11-18T14:00',
      end: '2026-11-18T14:15',
      expected: '11月18日 14:00 – 11月18日 14:15',
    },
    {
      title: 'offers the default for 14 minutes',
      begin: '2026-11-18T14:00',
      end: '2026-11-18T14:14',
      expected: offered,
    },
    {
      title: 'offers the default for an end before the start',
      begin: '2026-11-18T15:00',
      end: '2026-11-18T14:00',
      expected: offered,
    },
    {
      title: 'offers the default for two days',
      begin: '2026-11-18T23:00',
      end: '2026-11-19T00:30',
      expected: offered,
    },
    {
      title: '[R36] takes 24:00 as the same day',
      begin: '2026-11-18T23:30',
      end: '2026-11-19T00:00',
      expected: '11月18日 23:30 – 11月19日 00:00',
    },
    {
      title: '[R36] caps the rounded end at the end of the day',
      begin: '2026-11-18T23:35',
      end: '2026-11-18T23:55',
      expected: '11月18日 23:45 – 11月19日 00:00',
    },
    {
      title: 'offers the default for a start in the past',
      begin: '2026-11-18T10:00',
      end: '2026-11-18T11:00',
      expected: offered,
    },
    {
      title: 'takes a start right now',
      begin: '2026-11-18T10:07',
      end: '2026-11-18T11:00',
      expected: '11月18日 10:15 – 11月18日 11:00',
    },
    {
      title: 'keeps a length beyond 90 minutes for the rules to refuse',
      begin: '2026-11-18T14:00',
      end: '2026-11-18T18:00',
      expected: '11月18日 14:00 – 11月18日 18:00',
    },
  ])('$title', ({ begin, end, expected }) => {
    expect(show(normaliseWindow({ beginTime: at(begin), endTime: at(end) }, { now, zone }))).toBe(expected);
    expect(
      show(normaliseWindow({ beginTime: String(at(begin)), endTime: String(at(end)) }, { now, zone })),
    ).toBe(expected);
  });

  it.each([undefined, null, '', 'soon', NaN, {}, [], true, -1, '2026-11-18'])(
    'offers the default for a start of %p',
    (beginTime) => {
      expect(show(normaliseWindow({ beginTime, endTime: at('2026-11-18T15:00') }, { now, zone }))).toBe(
        offered,
      );
    },
  );

  it.each([
    ['2026-11-18T10:00', '11月18日 10:00 – 11月18日 10:30'],
    ['2026-11-18T10:00:00.001', '11月18日 10:15 – 11月18日 10:45'],
    ['2026-11-18T00:00', '11月18日 00:00 – 11月18日 00:30'],
    ['2026-11-18T18:59', '11月18日 19:00 – 11月18日 19:30'],
    ['2026-11-18T19:00', '11月19日 09:00 – 11月19日 09:30'],
    ['2026-11-18T23:59', '11月19日 09:00 – 11月19日 09:30'],
    ['2026-12-31T19:00', '1月1日 09:00 – 1月1日 09:30'],
  ])('[R36] at %s the default is %s', (time, expected) => {
    expect(show(defaultWindow({ now: at(time), zone }))).toBe(expected);
  });

  it('always yields a window that is ahead, on one day, on the quarter hour and at least 15 minutes long', () => {
    const zones = fc.constantFrom(
      'Asia/Shanghai',
      'America/New_York',
      'Asia/Kathmandu',
      'America/St_Johns',
      'Pacific/Kiritimati',
    );
    const instant = fc.integer({ min: at('2026-01-01T00:00'), max: at('2027-01-01T00:00') });
    const nearby = fc.integer({ min: -3 * 1_440, max: 3 * 1_440 });
    const junk = fc.oneof(fc.anything(), fc.string(), fc.double());
    fc.assert(
      fc.property(
        fc.record({
          somewhere: zones,
          moment: instant,
          begin: fc.oneof(nearby, junk),
          end: fc.oneof(nearby, junk),
        }),
        ({ somewhere, moment, begin, end }) => {
          const ask = (value: unknown) =>
            Number.isInteger(value) ? moment + (value as number) * msPerMinute : value;
          const window = normaliseWindow(
            { beginTime: ask(begin), endTime: ask(end) },
            { now: moment, zone: somewhere },
          );
          expect(window.beginTime).toBeGreaterThanOrEqual(moment);
          expect(window.endTime - window.beginTime).toBeGreaterThanOrEqual(15 * msPerMinute);
          expect(minutesOfDay(window.beginTime, somewhere) % 15).toBe(0);
          expect(minutesOfDay(window.endTime, somewhere) % 15).toBe(0);
          expect(isOneDay(window, somewhere)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('clicking a day of the calendar', () => {
  it.each([
    ['2026-11-18', '2026-11-18T10:07', offered],
    ['2026-11-20', '2026-11-18T10:07', '11月20日 10:15 – 11月20日 10:45'],
    ['2026-11-20', '2026-11-18T18:50', '11月20日 09:00 – 11月20日 09:30'],
    ['2026-11-20', '2026-11-18T20:30', '11月20日 09:00 – 11月20日 09:30'],
    ['2026-11-20', '2026-11-18T23:59', '11月20日 09:00 – 11月20日 09:30'],
  ])('[CAL-04] on %s at %s starts %s', (day, time, expected) => {
    const window = windowOnDay(day, { now: at(time), zone });
    expect(window && show(window)).toBe(expected);
  });

  it('[CAL-04] on a past day starts nothing', () => {
    expect(windowOnDay('2026-11-17', { now, zone })).toBeUndefined();
  });

  it('the next slot of a quarter hour is itself', () => {
    expect(nextSlot(at('2026-11-18T10:15'))).toBe(at('2026-11-18T10:15'));
    expect(dayOf(nextSlot(at('2026-11-18T23:46')), zone)).toBe('2026-11-19');
  });
});
