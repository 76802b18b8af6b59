import { errorCodes } from '@/lib/domain/error-codes';
import {
  type ApprovalCan,
  approvalCan,
  recordStatusAt,
  type RecordViewer,
} from '@/lib/domain/approval/permissions';
import { limits } from '@/lib/domain/limits/limits';
import { meetingState } from '@/lib/domain/meeting/meeting-state';
import { errorText } from '@/lib/text/zh-cn/errors';
import { msPerMinute } from '@/lib/time/instant';
import type { Caller } from '../kernel/caller';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { meetingFacts } from '../meeting/policy';
import type { RecordRow } from './queries/select-records';

export type RecordAction = Exclude<keyof ApprovalCan, 'view'>;

/** A reader of records, and the moment in epoch milliseconds that permissions hold for. */
export type Reading = { staffId: string; now: number };

const viewerOf = (staffId: string, row: RecordRow): RecordViewer => ({
  isApplicant: row.applicant_id === staffId,
  isAuditor: row.is_auditor,
});

/** The actions that a person may take on a record at a moment. */
export const recordPermissions = (row: RecordRow, { staffId, now }: Reading): ApprovalCan =>
  approvalCan(
    {
      status: row.status,
      meetingStatus: meetingState(meetingFacts(row), now).status,
      beginTime: row.begins_at,
      remindedAt: row.reminded_at,
    },
    viewerOf(staffId, row),
    now,
  );

/** The role that each action is for, whatever the state of the record. */
const roles: Record<RecordAction, keyof RecordViewer> = {
  agree: 'isAuditor',
  refuse: 'isAuditor',
  revoke: 'isApplicant',
  askAgain: 'isApplicant',
  remind: 'isApplicant',
};

/**
 * Whom a request of the caller goes to: nobody settles an own one as long as somebody else may, unless the company permits it.
 *
 * @example
 * approversOf(['lin', 'zhou'], { staffId: 'lin', settlesOwnRequests: false }) //=> ['zhou']
 */
export function approversOf(
  auditorIds: readonly string[],
  { staffId, settlesOwnRequests }: Pick<Caller, 'staffId' | 'settlesOwnRequests'>,
): string[] {
  const all = [...new Set(auditorIds)];
  if (settlesOwnRequests) return all;
  const others = all.filter((id) => id !== staffId);
  return others.length > 0 ? others : all;
}

/** @throws ServiceError 403000 for anyone but the applicant and the auditors */
export function assertMayView(row: RecordRow, staffId: string): void {
  const { isApplicant, isAuditor } = viewerOf(staffId, row);
  if (!isApplicant && !isAuditor) throw new ServiceError(httpCodes.forbidden);
}

/**
 * Lets an action pass, or refuses it.
 *
 * @throws ServiceError 403000 where the action is other people's, 400405020 where the record's state forbids it (APR-04), 4031000 for a
 * reminder that follows too soon
 */
export function assertMayAct(action: RecordAction, row: RecordRow, reading: Reading): void {
  if (!viewerOf(reading.staffId, row)[roles[action]]) throw new ServiceError(httpCodes.forbidden);
  if (recordPermissions(row, reading)[action]) return;
  const status = recordStatusAt({ status: row.status, beginTime: row.begins_at }, reading.now);
  if (action === 'remind' && status === 'AUDITING') throw remindedTooSoon(row, reading.now);
  throw new ServiceError(errorCodes.stateForbids);
}

function remindedTooSoon({ reminded_at: remindedAt }: RecordRow, now: number): ServiceError {
  const nextAt = (remindedAt ?? now) + limits.remindEveryMinutes * msPerMinute;
  return new ServiceError(errorCodes.tooFrequent, {
    message: errorText.remindTooFrequent,
    retryAfterSeconds: Math.ceil((nextAt - now) / 1_000),
  });
}
