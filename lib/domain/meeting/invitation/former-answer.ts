import { inviteStates } from '../invite-state';

/**
 * The answer that stood before the meeting moved far, while it is asked anew (EDIT-02); only an agreement is.
 *
 * @param agreedTo the time that was agreed to, null for somebody who was not asked anew
 * @example
 * formerAnswer({ state: inviteStates.toConfirm, agreedTo: tenToEleven }) //=> inviteStates.joined
 * formerAnswer({ state: inviteStates.refused, agreedTo: tenToEleven }) //=> undefined
 */
export const formerAnswer = ({ state, agreedTo }: { state: number | null; agreedTo: object | null }) =>
  state === inviteStates.toConfirm && agreedTo !== null ? inviteStates.joined : undefined;
