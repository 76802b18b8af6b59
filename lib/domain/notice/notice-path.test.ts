import { noticePath } from './notice-path';

const facts = { meetingNo: '0123456789', approval: { recordId: 'r/1' } };

test.each([
  ['invitation', '/details/0123456789'],
  ['approvalRequested', '/received-approval-detail/r%2F1?at=request'],
  ['approvalSettled', '/initiated-approval-detail/r%2F1?at=request'],
  ['earlyEnd', '/early-end/m1'],
] as const)('[UX-02] a notice of %s leads to %s', (kind, path) => {
  expect(noticePath({ kind, meetingId: 'm1', facts })).toBe(path);
});

test.each(['change', 'cancellation', 'answers'] as const)(
  '[LIM-01] a notice of %s leads to its entry of the change log',
  (kind) => {
    expect(noticePath({ kind, meetingId: 'm1', facts })).toBe(`/details/0123456789?at=${kind}`);
  },
);

test.each(['notes', 'agenda', 'files', 'device'] as const)(
  '[LIM-01] a notice of %s leads to that part of the page',
  (kind) => {
    expect(noticePath({ kind, meetingId: 'm1', facts })).toBe(`/details/0123456789?at=${kind}`);
  },
);

test('[EARLY-04] a notice of a meeting that the clock has ended leads to the meeting', () => {
  const ended = { ...facts, endedTime: 1 };
  expect(noticePath({ kind: 'earlyEnd', meetingId: 'm1', facts: ended })).toBe(
    '/details/0123456789?at=earlyEnd',
  );
});

test('[EDIT-02] a notice of a change that asks anew leads to the question', () => {
  const asking = { ...facts, asksAnew: true as const };
  expect(noticePath({ kind: 'change', meetingId: 'm1', facts: asking })).toBe('/invited/m1');
});
