import { approvalFacts } from '../approval-facts';
import type { NoticeDraft } from '../commands/write-notices';
import { isComing, toMembers } from './member-drafts';
import type { Request } from './occasion-people';
import type { Scene } from './scene';

/** To those who take part, or may: the meeting does not take place, as far as it is not requested again. */
export function failureDrafts(scene: Scene): NoticeDraft[] {
  const { occasion, requests } = scene;
  const { approval, cancelled_at: cancelledAt, created_at: at } = occasion;
  const hasFailed = approval !== null && approval !== 'AUDITING' && approval !== 'AUDIT_AGREE';
  const failed = requests.find((request) => request.settled_at === at && request.status === approval);
  return hasFailed && failed && cancelledAt === null ? toAttendees(scene, 'cancellation', failed) : [];
}

/** To the same people: what did not take place is requested again. */
export function renewalDrafts(scene: Scene): NoticeDraft[] {
  const { occasion, requests } = scene;
  const open = requests.find((request) => request.status === 'AUDITING');
  return open && occasion.cancelled_at === null ? toAttendees(scene, 'change', open) : [];
}

/** Reasons stay between applicant and auditors. */
function toAttendees(scene: Scene, kind: 'cancellation' | 'change', request: Request): NoticeDraft[] {
  const approval = approvalFacts({ ...request, reason: null, refuse_reason: null });
  return toMembers(
    { ...scene, facts: { ...scene.facts, approval } },
    kind,
    ({ staff_id: id, state }) => id !== scene.occasion.creator_id && isComing(state),
  );
}
