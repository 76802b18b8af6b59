import { type InviteAnswer, inviteStates } from './invite-state';

/** Kinds of entries of a change log, worded by `detailsText.changes`. */
export const changeKinds = [
  'created',
  'updated',
  'timeChanged',
  'roomsChanged',
  'restored',
  'membersAdded',
  'membersRemoved',
  'invitationWithdrawn',
  'quit',
  'cancelled',
  'joined',
  'onLeave',
  'refused',
  'unused',
  'endedEarly',
  'continued',
  'approvalRequested',
  'approvalAgreed',
  'approvalRefused',
  'approvalRevoked',
  'approvalExpired',
  'summaryPublished',
  'filesAdded',
  'filesRemoved',
  'signedIn',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * The change that an answer to an invitation leaves.
 *
 * @example
 * answerKinds[inviteStates.joined] //=> 'joined'
 */
export const answerKinds = {
  [inviteStates.joined]: 'joined',
  [inviteStates.onLeave]: 'onLeave',
  [inviteStates.refused]: 'refused',
} as const satisfies Record<InviteAnswer, ChangeKind>;
