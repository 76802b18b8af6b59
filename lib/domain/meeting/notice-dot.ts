import { inviteStates } from './invite-state';
import { displayStages, readMeetingStatus } from './meeting-state';
import { summaryStates } from './meeting-values';

export type NoticeFacts = {
  status: string;
  endTime: number;
  inviteState?: number | undefined;
  latestChangeTime?: number | undefined;
  userReadTime?: number | undefined;
  /** None for notes that were read already. */
  summaryState: number;
};

const { toConfirm, withdrawn, joined, onLeave } = inviteStates;

const stageOf = ({ status }: NoticeFacts) => readMeetingStatus(status)?.stage;

const isOver = (facts: NoticeFacts, now: number) =>
  facts.endTime <= now || stageOf(facts) === displayStages.after;

/** Whether it waits for the caller's answer, or for a word that being taken out was noticed. */
function waits(facts: NoticeFacts, now: number): boolean {
  if (isOver(facts, now)) return false;
  const { inviteState } = facts;
  const isOpen = inviteState === toConfirm && stageOf(facts) !== displayStages.cancelled;
  return isOpen || inviteState === withdrawn;
}

/**
 * Whether a meeting has something that reading alone takes away: a change since the last look while it is ahead or runs, and
 * notes. Of one that is over only its notes are worth a look.
 *
 * @example
 * isUnread({ status: 'FINISH', endTime: 100, inviteState: 2, latestChangeTime: 90, summaryState: 0 }, 200) //=> false
 */
export function isUnread(facts: NoticeFacts, now: number): boolean {
  const { inviteState, latestChangeTime, userReadTime, summaryState } = facts;
  const changed = latestChangeTime !== undefined && latestChangeTime > (userReadTime ?? 0);
  const hasNotes = summaryState === summaryStates.written;
  if (inviteState === joined || inviteState === onLeave) return hasNotes || (changed && !isOver(facts, now));
  // An answer that nothing waits for any more.
  const isMoot = inviteState === toConfirm && stageOf(facts) === displayStages.cancelled;
  return isMoot && changed && !isOver(facts, now);
}

/**
 * CAL-06: a dot while the invitation waits for an answer or was withdrawn. After joining or asking leave, a dot while there are
 * unread notes, or a change since the last look; once the meeting is over, while there are unread notes.
 *
 * @example
 * hasNoticeDot({ status: 'BEFORE', endTime: 900, inviteState: 2, latestChangeTime: 200, userReadTime: 100, summaryState: 0 }, 300)
 * //=> true
 */
export const hasNoticeDot = (facts: NoticeFacts, now: number): boolean =>
  waits(facts, now) || isUnread(facts, now);
