import { approvalCan, type ApprovalCan, recordStatusAt, type RecordForPermissions } from './permissions';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);
const waiting: RecordForPermissions = {
  status: 'AUDITING',
  meetingStatus: 'AUDITING',
  beginTime: at('10:00'),
};
const applicant = { isApplicant: true, isAuditor: false };
const auditor = { isApplicant: false, isAuditor: true };
const stranger = { isApplicant: false, isAuditor: false };

const allowed = (can: ApprovalCan) =>
  Object.entries(can).flatMap(([action, isAllowed]) => (isAllowed ? [action] : []));

test.each([
  ['an auditor of what waits', waiting, auditor, '09:59', ['view', 'agree', 'refuse']],
  ['an auditor from the start on', waiting, auditor, '10:00', ['view']],
  ['an auditor of what is settled', { ...waiting, status: 'AUDIT_AGREE' }, auditor, '09:00', ['view']],
  ['the applicant of what waits', waiting, applicant, '09:59', ['view', 'revoke', 'remind']],
  [
    'the applicant who has reminded 29 minutes ago',
    { ...waiting, remindedAt: at('08:31') },
    applicant,
    '09:00',
    ['view', 'revoke'],
  ],
  [
    'the applicant who has reminded 30 minutes ago',
    { ...waiting, remindedAt: at('08:30') },
    applicant,
    '09:00',
    ['view', 'revoke', 'remind'],
  ],
  [
    'the applicant of one that is agreed to while another waits',
    { ...waiting, status: 'AUDIT_AGREE' },
    applicant,
    '09:00',
    ['view', 'revoke'],
  ],
  [
    'the applicant of what was refused',
    { ...waiting, status: 'AUDIT_REFUSE', meetingStatus: 'AUDIT_REFUSE' },
    applicant,
    '09:59',
    ['view', 'askAgain'],
  ],
  [
    'the applicant of what was refused, from the start on',
    { ...waiting, status: 'AUDIT_REFUSE', meetingStatus: 'AUDIT_REFUSE' },
    applicant,
    '10:00',
    ['view'],
  ],
  [
    'the applicant of a cancelled meeting',
    { ...waiting, status: 'AUDIT_REVOKE', meetingStatus: 'CANCEL' },
    applicant,
    '09:00',
    ['view'],
  ],
  ['a stranger', waiting, stranger, '09:00', []],
] as const)('[APR-02] [S43] %s', (_, record, viewer, time, actions) => {
  expect(allowed(approvalCan(record, viewer, at(time)))).toEqual(actions);
});

test('[APR-05] what waits has expired at the start, written down or not', () => {
  expect(recordStatusAt(waiting, at('09:59'))).toBe('AUDITING');
  expect(recordStatusAt(waiting, at('10:00'))).toBe('AUDIT_EXPIRED');
  expect(recordStatusAt({ ...waiting, status: 'AUDIT_AGREE' }, at('10:00'))).toBe('AUDIT_AGREE');
});
