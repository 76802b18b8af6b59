import { touchedDays, weekWindow } from './schedule-window';

const zone = 'Asia/Shanghai';
const at = (iso: string) => Date.parse(`${iso}+08:00`);

it('[SCH-01] asks for the week from Sunday to Saturday', () => {
  expect(weekWindow('2026-11-18', zone)).toEqual({
    beginTime: at('2026-11-15T00:00:00'),
    endTime: at('2026-11-22T00:00:00'),
  });
});

it('[CAL-07] keeps a meeting that ends at 24:00 on its own day', () => {
  const late = { beginTime: at('2026-11-18T23:00:00'), endTime: at('2026-11-19T00:00:00') };
  expect(touchedDays(late, zone)).toEqual(['2026-11-18']);
});

it('[CAL-08] puts a meeting across midnight on each of its days', () => {
  const night = { beginTime: at('2026-11-18T23:00:00'), endTime: at('2026-11-20T01:00:00') };
  expect(touchedDays(night, zone)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
});

it.each([
  ['spring forward', '2026-03-08T00:30:00-05:00', '2026-03-08T23:30:00-04:00', ['2026-03-08']],
  [
    'into the short day',
    '2026-03-07T23:30:00-05:00',
    '2026-03-08T03:30:00-04:00',
    ['2026-03-07', '2026-03-08'],
  ],
  ['the long day whole', '2026-11-01T00:00:00-04:00', '2026-11-02T00:00:00-05:00', ['2026-11-01']],
  ['the hour that comes twice', '2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00', ['2026-11-01']],
])('[CAL-08] of clock changes in New York: %s', (_, begin, end, days) => {
  const meeting = { beginTime: Date.parse(begin), endTime: Date.parse(end) };
  expect(touchedDays(meeting, 'America/New_York')).toEqual(days);
});

it('[CAL-08] the week of a clock change has its seven days', () => {
  const { beginTime, endTime } = weekWindow('2026-03-10', 'America/New_York');
  expect(endTime - beginTime).toBe((7 * 24 - 1) * 3_600_000);
});
