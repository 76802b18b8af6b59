import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';
import { msPerMinute } from '@/lib/time/instant';
import type { AddedMeeting } from './add-meeting';
import { addChange } from './add-meeting';
import { idOf } from '../scene/ids';
import type { Cast, Person } from '../people/people';
import type { Scene } from '../scene/scene';
import type { DemoService } from '../services';

type Approval = {
  meeting: AddedMeeting;
  applicant: Person;
  auditor: Person;
  status: ApprovalStatus;
  reason: string;
  /** Requested besides the room. */
  service?: DemoService | undefined;
  refuseReason?: string | undefined;
  isRead?: boolean;
};

const settledChanges = {
  AUDIT_AGREE: 'approvalAgreed',
  AUDIT_REFUSE: 'approvalRefused',
  AUDIT_REVOKE: 'approvalRevoked',
  AUDIT_EXPIRED: 'approvalExpired',
} as const;

const settledAfterMs = 90 * msPerMinute;

/** The requests of a meeting for its room and perhaps a service, with their outcome. */
export function addApproval(scene: Scene, cast: Cast, approval: Approval): void {
  const { meeting, status, service } = approval;
  const settledAt = meeting.createdAt + settledAfterMs;
  addRecord(scene, cast, approval);
  if (service) {
    scene.rows.add('meeting_service_request', {
      company_id: cast.company.id,
      meeting_id: meeting.id,
      meeting_service_id: service.id,
      created_at: new Date(meeting.createdAt),
    });
    addRecord(scene, cast, { ...approval, status: besideRoom(status), serviceId: service.id });
  }
  if (status !== 'AUDITING') {
    const actor = settlerOf(approval);
    addChange(scene, cast, { meetingId: meeting.id, actor, kind: settledChanges[status], at: settledAt });
  }
}

/** A refused room makes its service needless. */
const besideRoom = (status: ApprovalStatus): ApprovalStatus =>
  status === 'AUDIT_REFUSE' ? 'AUDIT_REVOKE' : status;

function addRecord(scene: Scene, cast: Cast, approval: Approval & { serviceId?: string }): void {
  const { meeting, applicant, auditor, status, serviceId } = approval;
  const id = idOf(meeting.id, 'approval', ...(serviceId ? [serviceId] : []));
  const settledAt = meeting.createdAt + settledAfterMs;
  const settler = settlerOf(approval);
  const listedAt = new Date(status === 'AUDITING' ? meeting.createdAt : settledAt);
  scene.rows.add('audit_record', {
    company_id: cast.company.id,
    id,
    meeting_id: meeting.id,
    type: serviceId ? 'MEETING_SERVICE' : 'ROOM',
    room_id: serviceId ? null : (meeting.roomId ?? null),
    meeting_service_id: serviceId ?? null,
    status,
    applicant_id: applicant.id,
    reason: approval.reason,
    refuse_reason: status === 'AUDIT_REFUSE' ? (approval.refuseReason ?? null) : null,
    settled_by: settler?.id ?? null,
    settled_at: status === 'AUDITING' ? null : new Date(settledAt),
    created_at: new Date(meeting.createdAt),
  });
  scene.rows.add('audit_record_auditor', {
    company_id: cast.company.id,
    record_id: id,
    staff_id: auditor.id,
    read_at: approval.isRead || settler === auditor ? new Date(settledAt) : null,
    status,
    listed_at: listedAt,
  });
}

/** An expired approval has no one who settled it. */
function settlerOf({ status, auditor, applicant }: Approval): Person | undefined {
  if (status === 'AUDIT_AGREE' || status === 'AUDIT_REFUSE') return auditor;
  return status === 'AUDIT_REVOKE' ? applicant : undefined;
}
