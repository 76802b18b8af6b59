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
