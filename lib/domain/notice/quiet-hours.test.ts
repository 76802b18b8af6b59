import { afterQuietHours } from './quiet-hours';

const zone = 'Asia/Shanghai';
const at = (time: string, day = '2026-11-18') => Date.parse(`${day}T${time}:00+08:00`);
const night = { from: 22 * 60, to: 7 * 60 };
const noon = { from: 12 * 60, to: 13 * 60 };

test.each([
  [night, at('21:59'), at('21:59')],
  [night, at('22:00'), at('07:00', '2026-11-19')],
  [night, at('00:30'), at('07:00')],
  [night, at('06:59'), at('07:00')],
  [night, at('07:00'), at('07:00')],
  [noon, at('12:00'), at('13:00')],
  [noon, at('13:00'), at('13:00')],
  [undefined, at('03:00'), at('03:00')],
])('[CFG-04] a notice leaves after the quiet hours %j', (quietHours, instant, leaves) => {
  expect(afterQuietHours(instant, { quietHours, zone })).toBe(leaves);
});
