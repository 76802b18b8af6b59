import type { Tone } from './meeting-state';
import { displayStages, readMeetingStatus } from './meeting-state';

/** Numeric invite states (INV-03). */
export const inviteStates = { toConfirm: 0, refused: 1, joined: 2, onLeave: 3, withdrawn: 4 } as const;
export type InviteState = (typeof inviteStates)[keyof typeof inviteStates];

/** The answers a person can give, as `members/status` takes them. */
export const inviteAnswers = [inviteStates.joined, inviteStates.onLeave, inviteStates.refused] as const;
export type InviteAnswer = (typeof inviteAnswers)[number];

const tags = {
  [inviteStates.toConfirm]: { code: 'toConfirm', tone: 'neutral' },
  [inviteStates.refused]: { code: 'refused', tone: 'danger' },
  [inviteStates.joined]: { code: 'joined', tone: 'running' },
  [inviteStates.onLeave]: { code: 'onLeave', tone: 'held' },
  [inviteStates.withdrawn]: { code: 'withdrawn', tone: 'muted' },
} as const satisfies Record<InviteState, { code: keyof typeof inviteStates; tone: Tone }>;

/**
 * Whether a number is an invite state.
 *
 * @example
 * isInviteState(4) //=> true
 */
export function isInviteState(value: number): value is InviteState {
  return value in tags;
}

/**
 * The tag of an invite state, worded by `meetingText.invite`; none for a state of a later version.
 *
 * @example
 * inviteTag(3) //=> { code: 'onLeave', tone: 'held' }
 */
export function inviteTag(state: number): { code: keyof typeof inviteStates; tone: Tone } | undefined {
  return isInviteState(state) ? tags[state] : undefined;
}

/**
 * INV-03: an invitation takes an answer, also a changed one, until the meeting is over, cancelled or archived.
 *
 * @example
 * canAnswer(inviteStates.joined, 'DURING') //=> true
 * canAnswer(inviteStates.toConfirm, 'FINISH') //=> false
 */
export function canAnswer(state: number, meetingStatus: string): boolean {
  const stage = readMeetingStatus(meetingStatus)?.stage;
  const open = stage === displayStages.before || stage === displayStages.during;
  return open && isInviteState(state) && state !== inviteStates.withdrawn;
}
