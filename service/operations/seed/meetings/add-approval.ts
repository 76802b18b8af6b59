import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';
import { msPerMinute } from '@/lib/time/instant';
import type { AddedMeeting } from './add-meeting';
import { addChange } from './add-meeting';
import { idOf } from '../scene/ids';
import type { Cast, Person } from '../people/people';
import type { Scene } from '../scene/scene';

type Approval = {
  meeting: AddedMeeting;
  applicant: Person;
  auditor: Person;
  status: ApprovalStatus;
  reason: string;
  type?: 'ROOM' | 'MEETING_SERVICE';
  refuseReason?: string;
  isRead?: boolean;
};

const settledChanges = {
  AUDIT_AGREE: 'approvalAgreed',
  AUDIT_REFUSE: 'approvalRefused',
  AUDIT_REVOKE: 'approvalRevoked',
  AUDIT_EXPIRED: 'approvalExpired',
} as const;

const settledAfterMs = 90 * msPerMinute;

/** The record of an approval, with what became of it. */
export function addApproval(scene: Scene, cast: Cast, approval: Approval): void {
  const { meeting, applicant, auditor, status } = approval;
  const id = idOf(meeting.id, 'approval');
  const settledAt = meeting.createdAt + settledAfterMs;
  const settler = settlerOf(approval);
  scene.rows.add('audit_record', {
    company_id: cast.company.id,
    id,
    meeting_id: meeting.id,
    type: approval.type ?? 'ROOM',
    status,
    applicant_id: applicant.id,
    reason: approval.reason,
    refuse_reason: approval.refuseReason ?? null,
    settled_by: settler?.id ?? null,
    settled_at: status === 'AUDITING' ? null : new Date(settledAt),
    created_at: new Date(meeting.createdAt),
  });
  scene.rows.add('audit_record_auditor', {
    company_id: cast.company.id,
    record_id: id,
    staff_id: auditor.id,
    read_at: approval.isRead || settler === auditor ? new Date(settledAt) : null,
  });
  if (status !== 'AUDITING') {
    addChange(scene, cast, {
      meetingId: meeting.id,
      actor: settler,
      kind: settledChanges[status],
      at: settledAt,
    });
  }
}

/** An expired approval has no one who settled it. */
function settlerOf({ status, auditor, applicant }: Approval): Person | undefined {
  if (status === 'AUDIT_AGREE' || status === 'AUDIT_REFUSE') return auditor;
  return status === 'AUDIT_REVOKE' ? applicant : undefined;
}
