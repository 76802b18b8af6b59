import { hasNoticeDot } from './notice-dot';

const quiet = { latestChangeTime: 100, userReadTime: 100, summaryState: 0 };
const changed = { ...quiet, latestChangeTime: 101 };
const withNotes = { ...quiet, summaryState: 1 };
const neverRead = { latestChangeTime: 100, summaryState: 0 };

describe('[CAL-06] the notice dot', () => {
  it.each([
    { title: 'to be confirmed', inviteState: 0, facts: quiet, dot: true },
    { title: 'withdrawn', inviteState: 4, facts: quiet, dot: true },
    { title: 'joined, nothing new', inviteState: 2, facts: quiet, dot: false },
    { title: 'joined, changed since the last look', inviteState: 2, facts: changed, dot: true },
    { title: 'joined, never looked at', inviteState: 2, facts: neverRead, dot: true },
    { title: 'joined, with notes', inviteState: 2, facts: withNotes, dot: true },
    { title: 'on leave, nothing new', inviteState: 3, facts: quiet, dot: false },
    { title: 'on leave, changed since the last look', inviteState: 3, facts: changed, dot: true },
    { title: 'on leave, with notes', inviteState: 3, facts: withNotes, dot: true },
    { title: 'joined, without any change', inviteState: 2, facts: { summaryState: 0 }, dot: false },
    {
      title: 'refused, changed and with notes',
      inviteState: 1,
      facts: { ...changed, summaryState: 1 },
      dot: false,
    },
    { title: 'not invited', inviteState: undefined, facts: { ...changed, summaryState: 1 }, dot: false },
  ])('$title', ({ inviteState, facts, dot }) => {
    expect(hasNoticeDot({ inviteState, ...facts })).toBe(dot);
  });
});
