import type { InviteState } from './invite-state';
import { canAnswer, inviteStates } from './invite-state';
import type { MeetingFacts, MeetingStatus } from './meeting-state';
import { displayStages, meetingState, meetingStates } from './meeting-state';
import { scopes } from './meeting-values';
import { type SignInFacts, signInRefusal } from './presence';

/** The facts of a meeting that permissions depend on. */
export type MeetingForPermissions = MeetingFacts & {
  creatorStaffId: string;
  hasRooms: boolean;
  scope: number;
} & Pick<SignInFacts, 'requiresSignIn' | 'isSigned'>;

/** The viewer, within the meeting's company. */
export type MeetingViewer = {
  staffId: string;
  /** Absent without an invitation. */
  inviteState?: InviteState | null;
  isApprover?: boolean;
  /** The viewer has acknowledged the cancellation or the withdrawn invitation. */
  hasAcknowledged?: boolean;
  /** The viewer has deleted the own record of it (MEET-16). */
  hasDeleted?: boolean;
};

export type MeetingCan = Record<
  | 'view'
  | 'edit'
  | 'cancel'
  | 'endEarly'
  | 'continue'
  | 'revoke'
  | 'resubmit'
  | 'invite'
  | 'withdrawInvite'
  | 'answer'
  | 'acknowledge'
  | 'signIn'
  | 'editAgenda'
  | 'editFiles'
  | 'submitNotes'
  | 'delete'
  | 'quit',
  boolean
>;

const isFailed = (status: MeetingStatus) =>
  status === 'AUDIT_REFUSE' || status === 'AUDIT_REVOKE' || status === 'AUDIT_EXPIRED';

/**
 * The permissions of a viewer on a meeting at a moment. The service enforces them and sends them as `can` with the meeting, so
 * that buttons and service agree. The creator is recognized by staff id.
 *
 * @example
 * meetingCan(meeting, { staffId: meeting.creatorStaffId }, beforeTheStart).cancel //=> true
 * meetingCan(meeting, { staffId: meeting.creatorStaffId }, duringIt).cancel //=> false
 */
export function meetingCan(meeting: MeetingForPermissions, viewer: MeetingViewer, now: number): MeetingCan {
  const { status, state, stage, order } = meetingState(meeting, now);
  const isCreator = viewer.staffId === meeting.creatorStaffId;
  const isInvited = !isCreator && viewer.inviteState != null;
  const isMember = isInvited && viewer.inviteState !== inviteStates.withdrawn;
  const takesPart = isCreator || viewer.inviteState === inviteStates.joined;

  const isDuring = status === 'DURING';
  const isAuditing = status === 'AUDITING';
  const isOpen = stage === displayStages.before || stage === displayStages.during;
  const isOver = !isOpen;
  const orderState = meeting.hasRooms ? order : 'NONE';

  return {
    view: isCreator || isInvited || viewer.isApprover === true || meeting.scope !== scopes.private,
    // The order state is before or none, and the state is not past begin.
    edit:
      isCreator &&
      (orderState === 'BEFORE' || orderState === 'NONE') &&
      state <= meetingStates.begin &&
      now < meeting.endTime,
    cancel: isCreator && (status === 'BEFORE' || isAuditing),
    endEarly: isCreator && isDuring,
    continue: isCreator && isDuring,
    revoke: isCreator && isAuditing,
    // BOOK-06: a request that was refused, revoked or has expired may be sent again while it still can be met.
    resubmit: isCreator && isFailed(status) && now < meeting.beginTime,
    invite: isCreator && isOpen,
    withdrawInvite: isCreator && isOpen,
    answer: isMember && canAnswer(viewer.inviteState ?? inviteStates.withdrawn, status),
    acknowledge:
      isInvited &&
      viewer.hasAcknowledged !== true &&
      (status === 'CANCEL' || viewer.inviteState === inviteStates.withdrawn),
    signIn: takesPart && signInRefusal(meeting, now) === undefined,
    editAgenda: isCreator && isOpen,
    editFiles: isCreator && (isOpen || status === 'FINISH'),
    submitNotes: takesPart && (isDuring || status === 'FINISH'),
    delete: (isCreator || isInvited) && isOver && viewer.hasDeleted !== true,
    quit: isMember && isOpen,
  };
}
