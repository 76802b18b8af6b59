import { canAnswer, inviteStates } from '../meeting/invite-state';
import { displayStages, readMeetingStatus } from '../meeting/meeting-state';

/** The tags of a meeting in a list: my answer, its state, how long until then or of it, that it collides. */
export type RowTag = 'invite' | 'status' | 'atHand' | 'conflict';

export type RowTagFacts = {
  status: string;
  /** Absent of one's own meeting. */
  inviteState?: number | undefined;
  isAtHand?: boolean;
  isConflict?: boolean;
  /** The status that words beside the row say already, as a countdown or a heading. */
  evidentStatus?: string | undefined;
};

const { toConfirm, refused, onLeave, withdrawn } = inviteStates;

/** In this order: what asks for something or decides whether there is a meeting for me, what is now, what is left to say. */
const order: readonly [RowTag, (facts: RowTagFacts) => boolean][] = [
  ['invite', ({ inviteState }) => inviteState === withdrawn],
  ['status', ({ status }) => isUncertain(status)],
  ['invite', ({ inviteState, status }) => inviteState === toConfirm && canAnswer(inviteState, status)],
  ['invite', ({ inviteState }) => inviteState === refused || inviteState === onLeave],
  ['atHand', ({ isAtHand }) => isAtHand === true],
  ['status', ({ status, evidentStatus }) => status === 'DURING' && evidentStatus !== status],
  ['conflict', ({ isConflict }) => isConflict === true],
  [
    'status',
    ({ status, evidentStatus }) =>
      readMeetingStatus(status)?.stage === displayStages.after && evidentStatus !== status,
  ],
  ['invite', ({ inviteState }) => inviteState !== undefined && inviteState !== toConfirm],
];

/** It waits for an approver, or came to nothing. */
const isUncertain = (status: string) =>
  status === 'AUDITING' || readMeetingStatus(status)?.stage === displayStages.cancelled;

/**
 * The one tag that a row of a list draws; none where its time says it all. The others are left to the details and to screen
 * readers.
 *
 * @example
 * rowTag({ status: 'DURING', inviteState: inviteStates.toConfirm, isConflict: true }) //=> 'invite'
 * rowTag({ status: 'BEFORE' }) //=> undefined
 */
export const rowTag = (facts: RowTagFacts): RowTag | undefined =>
  order.find(([, applies]) => applies(facts))?.[0];
