import { inviteStates } from './invite-state';
import { summaryStates } from './meeting-values';

export type NoticeFacts = {
  inviteState?: number | undefined;
  latestChangeTime?: number | undefined;
  userReadTime?: number | undefined;
  summaryState: number;
};

const { toConfirm, withdrawn, joined, onLeave } = inviteStates;

/**
 * CAL-06: a dot while the invitation waits for an answer or was withdrawn. After joining or asking leave, a dot while there are
 * notes, or a change since the last look.
 *
 * @example
 * hasNoticeDot({ inviteState: 2, latestChangeTime: 200, userReadTime: 100, summaryState: 0 }) //=> true
 */
export function hasNoticeDot({
  inviteState,
  latestChangeTime,
  userReadTime,
  summaryState,
}: NoticeFacts): boolean {
  if (inviteState === toConfirm || inviteState === withdrawn) return true;
  if (inviteState !== joined && inviteState !== onLeave) return false;
  const changed = latestChangeTime !== undefined && latestChangeTime > (userReadTime ?? 0);
  return changed || summaryState === summaryStates.written;
}
