import { dayCell, emailCell, flagCell, integerCell, listCell, mobileCell, textCell } from './cells';
import { hoursCell, weekdaysCell } from './open-time-cells';

test.each([
  ['周一至周五', [1, 2, 3, 4, 5]],
  ['1-5', [1, 2, 3, 4, 5]],
  ['一、三、五', [1, 3, 5]],
  ['周六至周一', [0, 1, 6]],
  ['星期日', [0]],
  ['7', [0]],
  ['每天', [0, 1, 2, 3, 4, 5, 6]],
  ['8', undefined],
  ['周', undefined],
  ['工作日', undefined],
])('[ROOM-06] weekdays %s are %j', (text, days) => {
  expect(weekdaysCell.parse(text)).toEqual(days);
});

test.each([
  ['09:00-18:00', [540, 1_080]],
  ['9:00 至 18:30', [540, 1_110]],
  ['9-18', [540, 1_080]],
  ['08：00–24:00', [480, 1_440]],
  ['全天', [0, 1_440]],
  ['18:00-09:00', undefined],
  ['09:00', undefined],
  ['09:00-25:00', undefined],
  ['09:75-10:00', undefined],
])('[ROOM-06] hours %s are %j', (text, minutes) => {
  expect(hoursCell.parse(text)).toEqual(minutes);
});

test('[ROOM-06] what a cell writes it reads again', () => {
  for (const days of [[1, 2, 3, 4, 5], [0, 6], [0, 1, 2, 3, 4, 5, 6], [3]])
    expect(weekdaysCell.parse(weekdaysCell.format(days))).toEqual(days);
  for (const minutes of [
    [0, 1_440],
    [540, 1_080],
    [0, 15],
  ])
    expect(hoursCell.parse(hoursCell.format(minutes))).toEqual(minutes);
});

test.each(['=1+1', '+cmd', '-2', '@sum', '＝1+1', '－2', ';=1', '一;＋1', '\tx', 'a\u0000b', 'x'.repeat(65)])(
  '[S46] a text that a spreadsheet would run, or nobody can read, is none: %j',
  (text) => {
    expect(textCell().parse(text)).toBeUndefined();
  },
);

test.each([
  [mobileCell, '138 0000-0001', '13800000001'],
  [mobileCell, '+8613800000001', '13800000001'],
  [mobileCell, '1.38E+10', undefined],
  [emailCell, 'a@example.com', 'a@example.com'],
  [emailCell, '=a@example.com', undefined],
  [dayCell, '2026/10/1', '2026-10-01'],
  [dayCell, '2026年10月1日', '2026-10-01'],
  [dayCell, '2026-02-30', undefined],
  [flagCell, 'TRUE', true],
  [flagCell, '不', undefined],
  [integerCell(1, 10), '10', 10],
  [integerCell(1, 10), '1.5', undefined],
  [listCell(textCell()), '屏幕, 白板；屏幕', ['屏幕', '白板']],
  [listCell(textCell(), { isSet: true }), 'b、a', ['a', 'b']],
])('a cell reads what people write: %#', (cell, text, value) => {
  expect(cell.parse(text)).toEqual(value);
});
