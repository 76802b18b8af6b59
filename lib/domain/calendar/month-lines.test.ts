import { limits } from '../limits/limits';
import { initialLines, monthLines } from './month-lines';

it.each([
  ['the base height of the calendar', limits.calendarBaseHeightPx / 6, 2],
  ['a screen of 900 px', 122, initialLines],
  ['a screen of 1440 px', 211, 7],
  ['hardly any height', 20, 1],
])('[CAL-02] a cell of %s shows as many lines as fit', (_, height, lines) => {
  expect(monthLines(height)).toBe(lines);
});
