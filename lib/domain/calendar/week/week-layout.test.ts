import { endOfDay, startOfDay } from '@/lib/time/day';
import { weekColumns, weekViewDays, weekViewRange } from './week-layout';

const shanghai = 'Asia/Shanghai';
const cairo = 'Africa/Cairo';
const at = (text: string) => Date.parse(text);
const between = (begin: string, end: string) => ({ beginTime: at(begin), endTime: at(end) });

const placesOf = (window: { beginTime: number; endTime: number }, days: string[], zone: string) =>
  weekColumns([{ window, item: 'a' }], days, zone).map(({ day, entries }) => [
    day,
    ...entries.map(({ from, to }) => [from, to]),
  ]);

describe('[CAL-01] the days of a week', () => {
  it('are seven from Sunday, and two more for the three days of a phone', () => {
    expect(weekViewDays('2026-11-18')).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
  });

  it('are one reading, also where clocks change between them', () => {
    expect(weekViewRange('2027-04-30', cairo)).toEqual({
      beginTime: startOfDay('2027-04-25', cairo),
      endTime: endOfDay('2027-05-03', cairo),
    });
  });
});

describe('[CAL-08] a meeting in the columns of a week', () => {
  it.each([
    ['within a day', between('2026-11-18T10:00+08:00', '2026-11-18T11:00+08:00'), [[600, 660]], []],
    ['up to midnight', between('2026-11-18T23:00+08:00', '2026-11-19T00:00+08:00'), [[1_380, 1_440]], []],
    [
      'across midnight, from a foreign service',
      between('2026-11-18T23:00+08:00', '2026-11-19T01:00+08:00'),
      [[1_380, 1_440]],
      [[0, 60]],
    ],
    [
      'of a quarter hour, drawn as half an hour',
      between('2026-11-18T10:00+08:00', '2026-11-18T10:15+08:00'),
      [[600, 630]],
      [],
    ],
    [
      'of the last quarter hour',
      between('2026-11-18T23:45+08:00', '2026-11-19T00:00+08:00'),
      [[1_410, 1_440]],
      [],
    ],
  ])('%s', (_, window, first, second) => {
    expect(placesOf(window, ['2026-11-18', '2026-11-19'], shanghai)).toEqual([
      ['2026-11-18', ...first],
      ['2026-11-19', ...second],
    ]);
  });

  it('keeps its hours on a day whose midnight is skipped', () => {
    const window = between('2027-04-30T10:00+03:00', '2027-04-30T11:00+03:00');
    expect(placesOf(window, ['2027-04-29', '2027-04-30'], cairo)).toEqual([
      ['2027-04-29'],
      ['2027-04-30', [600, 660]],
    ]);
  });

  it('never shrinks to nothing where clocks are set back while it runs', () => {
    const window = between('2027-10-28T23:30+03:00', '2027-10-28T23:15+02:00');
    expect(placesOf(window, ['2027-10-28'], cairo)).toEqual([['2027-10-28', [1_410, 1_440]]]);
  });

  it('takes its whole width beside one at the edge', () => {
    const window = between('2026-11-18T10:00+08:00', '2026-11-18T11:00+08:00');
    const off = { window, item: 'off', isAtEdge: true };
    const [column] = weekColumns([off, { window, item: 'held' }, off], ['2026-11-18'], shanghai);
    expect(column?.entries.map(({ item, lane, lanes }) => [item, lane, lanes])).toEqual([['held', 0, 1]]);
    expect(column?.edge.map(({ item, lane, lanes }) => [item, lane, lanes])).toEqual([
      ['off', 0, 2],
      ['off', 1, 2],
    ]);
  });

  it('lies beside another at the same time', () => {
    const items = ['a', 'b'].map((item) => ({
      item,
      window: between('2026-11-18T10:00+08:00', '2026-11-18T11:00+08:00'),
    }));
    expect(
      weekColumns(items, ['2026-11-18'], shanghai)[0]?.entries.map(({ lane, lanes }) => [lane, lanes]),
    ).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});
