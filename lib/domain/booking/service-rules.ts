import { msPerMinute } from '@/lib/time/instant';
import { errorCodes } from '../error-codes';
import { nextSlot } from './booking-window';
import type { Rule } from './booking-rule';
import { movedTo } from './time-rules';

/**
 * BOOK-05: a booking with a meeting service needs approval, so it starts 10 minutes ahead or more. Where a room needs approval its own
 * rule says so.
 *
 * @example
 * serviceTooLate({ ...inNineMinutes, services: [tea] }, facts)[0]?.code //=> 400405022
 */
export const serviceTooLate: Rule = (draft, { now, zone, limits }) => {
  const leadMs = limits.approvalLeadMinutes * msPerMinute;
  const isJudged = draft.rooms.some((room) => room.approval.required);
  if (isJudged || !draft.services?.length || draft.beginTime - now >= leadMs) return [];
  const suggestion = movedTo(nextSlot(now + leadMs), draft, zone);
  const facts = { leadMinutes: limits.approvalLeadMinutes, suggestion };
  return [{ code: errorCodes.approvalTooLate, facts }];
};

/**
 * A meeting service without an approver cannot be requested.
 *
 * @example
 * serviceApproverMissing({ ...draft, services: [{ ...tea, auditorIds: [] }] }, facts)[0]?.code //=> 400405018
 */
export const serviceApproverMissing: Rule = ({ services = [] }) =>
  services.flatMap(({ serviceId, auditorIds }) =>
    auditorIds.length === 0 ? [{ code: errorCodes.approverMissing, facts: { serviceId } }] : [],
  );
