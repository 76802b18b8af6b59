import { outsideOpenHours } from './open-hours';
import { approvalTooLate, approverMissing, backToBack, notPermitted, roomUnavailable } from './room-rules';
import { sensitiveContent } from './sensitive-content';
import { serviceApproverMissing, serviceTooLate } from './service-rules';
import { meetingTooLong, timeInPast, timeInvalid } from './time-rules';
import { errorCodes } from '../error-codes';
import type { ApprovalStatus } from '../approval/approval-state';
import type { BookingDraft, BookingFacts, Refusal, Rule, UpdateRefusal } from './booking-rule';
import { eachRoom } from './booking-rule';

/** In order of precedence: the first refusal is the one a failed booking answers with. */
const rules: readonly { rule: Rule; needsTimes: boolean }[] = [
  { rule: timeInPast, needsTimes: true },
  { rule: meetingTooLong, needsTimes: true },
  { rule: eachRoom(notPermitted), needsTimes: false },
  { rule: eachRoom(roomUnavailable), needsTimes: false },
  { rule: eachRoom(outsideOpenHours), needsTimes: true },
  { rule: eachRoom(approvalTooLate), needsTimes: true },
  { rule: serviceTooLate, needsTimes: true },
  { rule: eachRoom(approverMissing), needsTimes: false },
  { rule: serviceApproverMissing, needsTimes: false },
  { rule: eachRoom(backToBack), needsTimes: true },
  { rule: sensitiveContent, needsTimes: false },
];

/**
 * Only the reasons that other times could mend.
 *
 * @example
 * checkTimes(inRoomWithoutPermission, facts) //=> []
 */
export function checkTimes(draft: BookingDraft, facts: BookingFacts): Refusal[] {
  const invalid = timeInvalid(draft, facts);
  if (invalid.length > 0) return invalid;
  return rules.filter(({ needsTimes }) => needsTimes).flatMap(({ rule }) => rule(draft, facts));
}

/**
 * Every reason to refuse a booking, the weightiest first; none means that only the database may still refuse it (a conflict).
 * The one engine behind booking, editing, checking, repairing and explaining.
 *
 * @example
 * checkBooking(ninetyOneMinutes, facts).map((refusal) => refusal.code) //=> [400405001]
 */
export function checkBooking(draft: BookingDraft, facts: BookingFacts): Refusal[] {
  const invalid = timeInvalid(draft, facts);
  const applicable = rules.filter(({ needsTimes }) => invalid.length === 0 || !needsTimes);
  return [...invalid, ...applicable.flatMap(({ rule }) => rule(draft, facts))];
}

/** How an update changes a meeting that is there. */
export type MeetingUpdate = {
  approval: ApprovalStatus | null;
  /** To another time or other rooms. */
  isMove: boolean;
  changesMembers: boolean;
};

/**
 * Every reason to refuse a change of a meeting, the weightiest first; `draft` is the meeting after it. Only a move is judged by the
 * rules about time and rooms: a meeting that is under way is in the past for all of them.
 *
 * @example
 * checkUpdate(inRoomWithApproval, facts, { approval: null, isMove: true, changesMembers: false })[0]?.code //=> 400405025
 */
export function checkUpdate(
  draft: BookingDraft,
  facts: BookingFacts,
  { approval, isMove, changesMembers }: MeetingUpdate,
): UpdateRefusal[] {
  const refusals = checkBooking(draft, facts);
  if (!isMove)
    return refusals.filter(
      ({ code }) =>
        code === errorCodes.sensitiveContent || (changesMembers && code === errorCodes.backToBack),
    );
  return [...approvalNotGiven(approval), ...refusals, ...needsApproval(draft)];
}

/**
 * The same for an occurrence of a series, which requests approval anew where it moves (BOOK-06).
 *
 * @example
 * checkMove(inRoomWithApproval, facts, { approval: null, isMove: true, changesMembers: false }) //=> []
 */
export const checkMove = (
  draft: BookingDraft,
  facts: BookingFacts,
  update: MeetingUpdate,
): UpdateRefusal[] => (update.isMove ? checkBooking(draft, facts) : checkUpdate(draft, facts, update));

/** A pending or refused approval holds for the requested slot; another time or room needs another request (BOOK-06). */
const approvalNotGiven = (approval: ApprovalStatus | null): UpdateRefusal[] =>
  approval === null || approval === 'AUDIT_AGREE'
    ? []
    : [{ code: errorCodes.updateNeedsApproval, facts: {} }];

/** An update requests no approval (EDIT-03). */
const needsApproval = ({ rooms, services = [] }: BookingDraft): UpdateRefusal[] => [
  ...rooms.flatMap(({ roomId, approval }) =>
    approval.required ? [{ code: errorCodes.roomNeedsApproval, facts: { roomId } }] : [],
  ),
  ...services.map(({ serviceId }) => ({ code: errorCodes.roomNeedsApproval, facts: { serviceId } })),
];
