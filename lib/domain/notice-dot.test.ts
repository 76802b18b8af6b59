import { hasNoticeDot } from './notice-dot';

const quiet = { latestChangeTime: 100, userReadTime: 100, summaryState: 0 };
const changed = { ...quiet, latestChangeTime: 101 };
const withNotes = { ...quiet, summaryState: 1 };
const neverRead = { latestChangeTime: 100, summaryState: 0 };

describe('[CAL-06] the notice dot', () => {
  it.each([
    ['to be confirmed', 0, quiet, true],
    ['withdrawn', 4, quiet, true],
    ['joined, nothing new', 2, quiet, false],
    ['joined, changed since the last look', 2, changed, true],
    ['joined, never looked at', 2, neverRead, true],
    ['joined, with notes', 2, withNotes, true],
    ['on leave, nothing new', 3, quiet, false],
    ['on leave, changed since the last look', 3, changed, true],
    ['on leave, with notes', 3, withNotes, true],
    ['joined, without any change', 2, { summaryState: 0 }, false],
    ['refused, changed and with notes', 1, { ...changed, summaryState: 1 }, false],
    ['not invited', undefined, { ...changed, summaryState: 1 }, false],
  ])('%s', (_, inviteState, facts, shown) => {
    expect(hasNoticeDot({ inviteState, ...facts })).toBe(shown);
  });
});
