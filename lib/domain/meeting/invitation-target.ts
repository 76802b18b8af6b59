import { inviteStates } from './invite-state';

type Invitation = {
  inviteState?: number | undefined;
  status: string;
  meetingNo: string;
  canAnswer: boolean;
};

const { refused, joined, withdrawn } = inviteStates;

/**
 * The page that shows an invitation better than the invitation page (INV-04); undefined while it waits for an answer. `from`
 * names the screen that somebody who joined goes back to.
 *
 * @example
 * invitationTarget({ inviteState: 1, status: 'BEFORE', meetingNo: '1024', canAnswer: true }) //=> '/details/1024?mode=refuse'
 * invitationTarget({ inviteState: 0, status: 'BEFORE', meetingNo: '1024', canAnswer: true }) //=> undefined
 */
export function invitationTarget(
  { inviteState, status, meetingNo, canAnswer }: Invitation,
  from?: string,
): string | undefined {
  const details = `/details/${encodeURIComponent(meetingNo)}`;
  if (inviteState === withdrawn) return `${details}?mode=withdraw`;
  if (status === 'CANCEL') return `${details}?mode=cancel`;
  if (inviteState === refused) return `${details}?mode=refuse`;
  if (inviteState === joined && from === 'schedule') return '/schedule';
  if (inviteState === joined && from === 'home') return '/';
  return inviteState === inviteStates.toConfirm && canAnswer ? undefined : details;
}
