import { noticePath } from './notice-path';

const facts = { meetingNo: '0123456789', approval: { recordId: 'r/1' } };

test.each([
  ['invitation', '/details/0123456789'],
  ['approvalRequested', '/received-approval-detail/r%2F1'],
  ['approvalSettled', '/initiated-approval-detail/r%2F1'],
  ['earlyEnd', '/early-end/m1'],
] as const)('[UX-02] a notice of %s leads to %s', (kind, path) => {
  expect(noticePath({ kind, meetingId: 'm1', facts })).toBe(path);
});

test('[EARLY-04] a notice of a meeting that the clock has ended leads to the meeting', () => {
  const ended = { ...facts, endedTime: 1 };
  expect(noticePath({ kind: 'earlyEnd', meetingId: 'm1', facts: ended })).toBe('/details/0123456789');
});
