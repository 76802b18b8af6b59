import { outsideOpenHours } from './open-hours';
import { approvalTooLate, approverMissing, backToBack, notPermitted, roomUnavailable } from './room-rules';
import { sensitiveContent } from './sensitive-content';
import { serviceApproverMissing, serviceTooLate } from './service-rules';
import { meetingTooLong, timeInPast, timeInvalid } from './time-rules';
import type { BookingDraft, BookingFacts, Refusal, Rule } from './booking-rule';
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
