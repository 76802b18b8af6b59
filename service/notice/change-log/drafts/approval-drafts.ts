import { approvalFacts } from '../../approval-facts';
import type { NoticeDraft } from '../../commands/write-notices';
import type { Request } from '../occasion-people';
import type { Scene } from '../scene';

/** To the auditors of each open request, once per request. */
export const approvalDrafts = ({ occasion, requests, facts }: Scene): NoticeDraft[] =>
  requests
    .filter((request) => request.status === 'AUDITING' && occasion.cancelled_at === null)
    .map((request) => ({
      ...about(request, 'approvalRequested'),
      staffIds: request.auditor_ids.filter((id) => id !== occasion.actor_id),
      facts: { ...facts, approval: approvalFacts(request) },
    }));

/** To the applicant, of each request that this very event has settled. */
export const settlementDrafts = ({ occasion, requests, facts }: Scene): NoticeDraft[] =>
  requests
    .filter(
      (request) =>
        request.settled_at === occasion.created_at &&
        request.status !== 'AUDIT_REVOKE' &&
        request.applicant_id !== occasion.actor_id,
    )
    .map((request) => ({
      ...about(request, 'approvalSettled'),
      staffIds: [request.applicant_id],
      facts: { ...facts, approval: approvalFacts(request) },
    }));

/** The request is its label; one of a series belongs to the meeting that it was made for. */
const about = (request: Request, kind: NoticeDraft['kind']) => ({
  meetingId: request.record_meeting_id,
  kind,
  label: request.id,
  version: 0,
});
