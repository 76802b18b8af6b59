import { inviteStates } from '../meeting/invite-state';
import { displayStages, readMeetingStatus } from '../meeting/meeting-state';

/** The caller's relation to a meeting: called off, over or declined, waiting for an answer or an approver, or plainly joined. */
export type MeetingLook = 'off' | 'over' | 'unanswered' | 'held' | 'mine';

/**
 * How a meeting looks in month and week.
 *
 * @example
 * meetingLook({ status: 'BEFORE', inviteState: inviteStates.toConfirm }) //=> 'unanswered'
 */
export function meetingLook({ status, inviteState }: { status: string; inviteState: number }): MeetingLook {
  const row = readMeetingStatus(status);
  if (row?.stage === displayStages.cancelled || inviteState === inviteStates.withdrawn) return 'off';
  const isWithoutMe = inviteState === inviteStates.refused || inviteState === inviteStates.onLeave;
  if (row?.stage === displayStages.after || isWithoutMe) return 'over';
  if (inviteState === inviteStates.toConfirm) return 'unanswered';
  return row?.status === 'AUDITING' ? 'held' : 'mine';
}
