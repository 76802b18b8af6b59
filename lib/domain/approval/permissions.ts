import { msPerMinute } from '@/lib/time/instant';
import { limits } from '../limits/limits';
import type { MeetingStatus } from '../meeting/meeting-state';
import type { ApprovalStatus } from './approval-state';

/** The facts of a record that permissions depend on. */
export type RecordForPermissions = {
  status: ApprovalStatus;
  /** The status of its meeting at that moment. */
  meetingStatus: MeetingStatus;
  beginTime: number;
  remindedAt?: number | null;
};

/** The viewer's part in a record; an auditor is one who audits the room or the service now and whom the record was sent to. */
export type RecordViewer = { isApplicant: boolean; isAuditor: boolean };

export type ApprovalCan = Record<'view' | 'agree' | 'refuse' | 'revoke' | 'askAgain' | 'remind', boolean>;

const mayBeAskedAgain: readonly MeetingStatus[] = ['AUDIT_REFUSE', 'AUDIT_REVOKE', 'AUDIT_EXPIRED'];

/**
 * The status of a record at a moment: one that waits expires when the start passes, whether or not the clock has written it down
 * (APR-05).
 *
 * @example
 * recordStatusAt({ status: 'AUDITING', beginTime: ten }, halfPastTen) //=> 'AUDIT_EXPIRED'
 */
export const recordStatusAt = (
  { status, beginTime }: Pick<RecordForPermissions, 'status' | 'beginTime'>,
  now: number,
): ApprovalStatus => (status === 'AUDITING' && now >= beginTime ? 'AUDIT_EXPIRED' : status);

/**
 * The permissions of a viewer on a record at a moment. The service enforces them and sends them as `can`.
 *
 * @example
 * approvalCan(waiting, { isApplicant: false, isAuditor: true }, beforeTheStart).agree //=> true
 */
export function approvalCan(
  record: RecordForPermissions,
  { isApplicant, isAuditor }: RecordViewer,
  now: number,
): ApprovalCan {
  const waits = recordStatusAt(record, now) === 'AUDITING';
  const remindedAt = record.remindedAt ?? Number.NEGATIVE_INFINITY;
  return {
    view: isApplicant || isAuditor,
    agree: isAuditor && waits,
    refuse: isAuditor && waits,
    revoke: isApplicant && record.meetingStatus === 'AUDITING',
    askAgain: isApplicant && mayBeAskedAgain.includes(record.meetingStatus) && now < record.beginTime,
    remind: isApplicant && waits && now >= remindedAt + limits.remindEveryMinutes * msPerMinute,
  };
}
