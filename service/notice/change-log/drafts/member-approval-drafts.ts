import type { NoticeFacts } from '@/lib/contract/notice';
import { approvalFacts } from '../../approval-facts';
import type { NoticeDraft } from '../../commands/write-notices';
import { isComing, toMembers } from './member-drafts';
import type { Request } from '../occasion-people';
import type { Scene } from '../scene';

type Requested = Pick<Scene, 'occasion' | 'requests'>;

/** The request by whose end this very event has failed the meeting, as far as it is not requested again. */
export function failedRequest({ occasion, requests }: Requested): Request | undefined {
  const { approval, cancelled_at: cancelledAt, created_at: at } = occasion;
  const hasFailed = approval !== null && approval !== 'AUDITING' && approval !== 'AUDIT_AGREE';
  if (!hasFailed || cancelledAt !== null) return undefined;
  return requests.find((request) => request.settled_at === at && request.status === approval);
}

/** The request that a meeting waits for. */
export const openRequest = ({ occasion, requests }: Requested): Request | undefined =>
  occasion.cancelled_at === null ? requests.find((request) => request.status === 'AUDITING') : undefined;

/** To those who take part, or may: the meeting does not take place. */
export function failureDrafts(scene: Scene): NoticeDraft[] {
  const failed = failedRequest(scene);
  return failed ? toAttendees(scene, 'cancellation', failed) : [];
}

/** To the same people: what did not take place is requested again. */
export function renewalDrafts(scene: Scene): NoticeDraft[] {
  const open = openRequest(scene);
  return open ? toAttendees(scene, 'change', open) : [];
}

/** Reasons stay between applicant and auditors. */
export const withoutReasons = (request: Request): NoticeFacts['approval'] =>
  approvalFacts({ ...request, reason: null, refuse_reason: null });

function toAttendees(scene: Scene, kind: 'cancellation' | 'change', request: Request): NoticeDraft[] {
  return toMembers(
    { ...scene, facts: { ...scene.facts, approval: withoutReasons(request) } },
    kind,
    ({ staff_id: id, state }) => id !== scene.occasion.creator_id && isComing(state),
  );
}
