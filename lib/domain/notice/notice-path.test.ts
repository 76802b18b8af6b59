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
