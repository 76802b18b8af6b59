import { hasNoticeDot, isUnread } from './notice-dot';

const now = 1_000;
const ahead = { status: 'BEFORE', endTime: 2_000 };
const quiet = { ...ahead, latestChangeTime: 100, userReadTime: 100, summaryState: 0 };
const changed = { ...quiet, latestChangeTime: 101 };
const withNotes = { ...quiet, summaryState: 1 };
const neverRead = { ...ahead, latestChangeTime: 100, summaryState: 0 };
const over = { status: 'FINISH', endTime: 900 };
const endedEarly = { status: 'FINISH', endTime: 2_000 };
const cancelled = { status: 'CANCEL' };

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
    { title: 'joined, without any change', inviteState: 2, facts: { ...ahead, summaryState: 0 }, dot: false },
    {
      title: 'refused, changed and with notes',
      inviteState: 1,
      facts: { ...changed, summaryState: 1 },
      dot: false,
    },
    { title: 'not invited', inviteState: undefined, facts: { ...changed, summaryState: 1 }, dot: false },
    { title: 'joined, over, never looked at', inviteState: 2, facts: { ...neverRead, ...over }, dot: false },
    {
      title: 'joined, ended early, changed',
      inviteState: 2,
      facts: { ...changed, ...endedEarly },
      dot: false,
    },
    { title: 'joined, over, with unread notes', inviteState: 2, facts: { ...withNotes, ...over }, dot: true },
    { title: 'never answered, over', inviteState: 0, facts: { ...changed, ...over }, dot: false },
    { title: 'withdrawn, over', inviteState: 4, facts: { ...quiet, ...over }, dot: false },
    {
      title: 'joined, cancelled since the last look',
      inviteState: 2,
      facts: { ...changed, ...cancelled },
      dot: true,
    },
    { title: 'joined, cancelled, seen', inviteState: 2, facts: { ...quiet, ...cancelled }, dot: false },
    { title: 'never answered, cancelled', inviteState: 0, facts: { ...changed, ...cancelled }, dot: true },
    {
      title: 'never answered, cancelled, seen',
      inviteState: 0,
      facts: { ...quiet, ...cancelled },
      dot: false,
    },
    {
      title: 'cancelled, and its time has passed',
      inviteState: 2,
      facts: { ...changed, ...cancelled, endTime: 900 },
      dot: false,
    },
  ])('$title', ({ inviteState, facts, dot }) => {
    expect(hasNoticeDot({ inviteState, ...facts }, now)).toBe(dot);
  });

  it.each([
    { title: 'a change', inviteState: 2, facts: changed, unread: true },
    {
      title: 'notes of a meeting that is over',
      inviteState: 2,
      facts: { ...withNotes, ...over },
      unread: true,
    },
    { title: 'a cancellation', inviteState: 0, facts: { ...changed, ...cancelled }, unread: true },
    { title: 'no invitation, which waits for an answer', inviteState: 0, facts: changed, unread: false },
    { title: 'no withdrawal', inviteState: 4, facts: changed, unread: false },
  ])('goes by reading: $title', ({ inviteState, facts, unread }) => {
    expect(isUnread({ inviteState, ...facts }, now)).toBe(unread);
  });
});
