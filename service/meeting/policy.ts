import type { Selectable } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { scopes } from '@/lib/domain/meeting/meeting-values';
import type { MeetingFacts } from '@/lib/domain/meeting/meeting-state';
import { type MeetingCan, type MeetingViewer, meetingCan } from '@/lib/domain/meeting/permissions';
import type { Database } from '../db/database';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import type { SelectedMeeting } from './queries/select-meeting';

/** The columns that a meeting's state follows from. */
export type MeetingColumns = Pick<
  Selectable<Database['meeting']>,
  'begins_at' | 'ends_at' | 'cancelled_at' | 'ended_at' | 'approval'
> & { archive_after_days: number | null };

/** The facts that permissions follow from; whichever query asks the policy loads every one of them. */
export type PermissionFacts = MeetingColumns &
  Pick<SelectedMeeting, 'creator_id' | 'scope' | 'has_rooms' | 'is_signed' | 'requires_sign_in'>;

/** A viewer, and the moment in epoch milliseconds that permissions hold for. */
export type Viewing = { viewer: MeetingViewer; now: number };

/** A row as the domain's state rules read it. */
export const meetingFacts = (row: MeetingColumns): MeetingFacts => ({
  beginTime: row.begins_at,
  endTime: row.ends_at,
  cancelledAt: row.cancelled_at,
  endedAt: row.ended_at,
  approval: row.approval,
  ...(row.archive_after_days !== null && { archiveAfterDays: row.archive_after_days }),
});

/** The caller as the viewer of a meeting that was selected for this caller. */
export const viewerOf = (
  staffId: string,
  row: Pick<SelectedMeeting, 'invite_state' | 'is_approver' | 'acknowledged_at' | 'record_deleted_at'>,
): MeetingViewer => ({
  staffId,
  inviteState: row.invite_state,
  isApprover: row.is_approver,
  hasAcknowledged: row.acknowledged_at !== null,
  hasDeleted: row.record_deleted_at !== null,
});

/** The actions that a viewer may take on a meeting at a moment. */
export const meetingPermissions = (facts: PermissionFacts, { viewer, now }: Viewing): MeetingCan =>
  meetingCan(
    {
      ...meetingFacts(facts),
      creatorStaffId: facts.creator_id,
      hasRooms: facts.has_rooms,
      scope: facts.scope,
      isSigned: facts.is_signed,
      requiresSignIn: facts.requires_sign_in,
    },
    viewer,
    now,
  );

/**
 * The part of a meeting that a viewer sees (S46): `inside` with what stays among members, `approver` with the requests and the
 * history, but neither files nor the way into the online meeting, `open` what every colleague sees of a public meeting, `former` what a private one was when its member was taken out, `none` nothing (MEET-13).
 */
export type MeetingView = 'inside' | 'approver' | 'open' | 'former' | 'none';

export function meetingView(
  { scope }: Pick<PermissionFacts, 'scope'>,
  { inviteState = null, isApprover }: MeetingViewer,
): MeetingView {
  const isFormer = inviteState === inviteStates.withdrawn;
  if (inviteState !== null && !isFormer) return 'inside';
  if (isApprover === true) return 'approver';
  if (scope !== scopes.private) return 'open';
  return isFormer ? 'former' : 'none';
}

export type MeetingAction = Exclude<keyof MeetingCan, 'view'>;

type Party = (relation: { isCreator: boolean; isInvited: boolean; hasJoined: boolean }) => boolean;

const creator: Party = ({ isCreator }) => isCreator;
const invited: Party = ({ isInvited }) => isInvited;
const creatorOrInvited: Party = ({ isCreator, isInvited }) => isCreator || isInvited;
const participant: Party = ({ isCreator, hasJoined }) => isCreator || hasJoined;

/** Each action and the roles that it is for, independent of the meeting's state. */
const parties: Record<MeetingAction, Party> = {
  edit: creator,
  cancel: creator,
  endEarly: creator,
  continue: creator,
  revoke: creator,
  resubmit: creator,
  invite: creator,
  withdrawInvite: creator,
  editAgenda: creator,
  editFiles: creator,
  answer: invited,
  acknowledge: invited,
  quit: invited,
  delete: creatorOrInvited,
  signIn: participant,
  submitNotes: participant,
};

/**
 * Lets an action pass, or refuses it.
 *
 * @throws ServiceError 403000 where the action is other people's, 400405020 where the meeting's state forbids it
 */
export function assertMay(action: MeetingAction, facts: PermissionFacts, viewing: Viewing): void {
  assertParty(action, facts, viewing.viewer);
  if (!meetingPermissions(facts, viewing)[action]) throw new ServiceError(errorCodes.stateForbids);
}

/**
 * Lets those pass whom an action is for; whether the meeting's state allows it is left to the caller, who has a code of its own.
 *
 * @throws ServiceError 403000
 */
export function assertParty(
  action: MeetingAction,
  facts: Pick<PermissionFacts, 'creator_id'>,
  { staffId, inviteState = null }: MeetingViewer,
): void {
  const isCreator = staffId === facts.creator_id;
  const isInvited = !isCreator && inviteState !== null;
  const hasJoined = inviteState === inviteStates.joined;
  if (!parties[action]({ isCreator, isInvited, hasJoined })) throw new ServiceError(httpCodes.forbidden);
}
