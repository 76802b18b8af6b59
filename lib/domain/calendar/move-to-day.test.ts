import { formatRange } from '@/lib/time/format';
import { dayOf } from '@/lib/time/day';
import { movedToDay } from './move-to-day';

const at = (text: string) => Date.parse(text);

it('[CAL-08] a meeting moves to another day at the same time of the clock', () => {
  const window = { beginTime: at('2026-11-18T10:00+08:00'), endTime: at('2026-11-18T11:00+08:00') };
  expect(movedToDay(window, '2026-11-20', 'Asia/Shanghai')).toEqual({
    beginTime: at('2026-11-20T10:00+08:00'),
    endTime: at('2026-11-20T11:00+08:00'),
  });
});

it('[CAL-08] also across a change of the clocks', () => {
  const window = { beginTime: at('2026-03-27T10:00+01:00'), endTime: at('2026-03-27T11:00+01:00') };
  const moved = movedToDay(window, '2026-03-30', 'Europe/Berlin');
  expect(formatRange(moved, 'Europe/Berlin')).toBe('10:00–11:00');
  expect(dayOf(moved.beginTime, 'Europe/Berlin')).toBe('2026-03-30');
  expect(moved.endTime - moved.beginTime).toBe(60 * 60_000);
});

it('[CAL-07] an end at midnight stays the end of its day', () => {
  const window = { beginTime: at('2026-11-18T23:00+08:00'), endTime: at('2026-11-19T00:00+08:00') };
  expect(formatRange(movedToDay(window, '2026-11-20', 'Asia/Shanghai'), 'Asia/Shanghai')).toBe('23:00–24:00');
});
