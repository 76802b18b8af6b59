import { limits } from '../limits/limits';
import { fittingMeetings, initialLines, monthLines } from './month-lines';

it.each([
  ['the base height of the calendar', limits.calendarBaseHeightPx / 6, 2],
  ['a screen of 900 px', 118, initialLines],
  ['a screen of 1440 px', 208, 7],
  ['hardly any height', 20, 1],
])('[CAL-02] a cell of %s shows as many lines as fit', (_, height, lines) => {
  expect(monthLines(height)).toBe(lines);
});

it('[CAL-02] four lines with their edge need 124 px', () => {
  expect([monthLines(123), monthLines(124)]).toEqual([3, 4]);
});

describe('[CAL-02] the meetings that fit', () => {
  const ranks = ['at', 'ended', 'cancelled'];
  const rankOf = (meeting: string) => ranks.indexOf(meeting.split(' ')[0] ?? '');

  it.each([
    ['all where there is room', ['ended 9', 'at 10'], 2, ['ended 9', 'at 10']],
    [
      'none that has ended while others are ahead',
      ['ended 8', 'ended 9', 'at 10', 'at 11'],
      2,
      ['at 10', 'at 11'],
    ],
    ['what has ended in the lines that are left', ['ended 8', 'ended 9', 'at 10'], 2, ['ended 8', 'at 10']],
    ['the first of a day that is over', ['ended 8', 'ended 9', 'ended 10'], 2, ['ended 8', 'ended 9']],
    [
      'what has ended before what was cancelled',
      ['cancelled 8', 'ended 9', 'ended 10', 'cancelled 11'],
      2,
      ['ended 9', 'ended 10'],
    ],
    ['the first of those ahead', ['at 10', 'at 11', 'at 12'], 2, ['at 10', 'at 11']],
  ])('are %s', (_, meetings, lines, expected) => {
    expect(fittingMeetings(meetings, lines, rankOf)).toEqual(expected);
  });
});
