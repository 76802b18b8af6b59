import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { meetingView, viewerOf } from '../meeting/policy';
import type { SelectedMeeting } from '../meeting/queries/select-meeting';

/**
 * Notes stay among the members, also of a public meeting; approvers and former members read none (S46).
 *
 * @throws ServiceError 403000 for everybody else
 */
export function assertReadsNotes(meeting: SelectedMeeting, staffId: string): void {
  if (meetingView(meeting, viewerOf(staffId, meeting)) !== 'inside')
    throw new ServiceError(httpCodes.forbidden);
}

/** Whether a reader sees what is being written: those who write at the right time, whatever the time is now. */
export const readsDraft = (meeting: SelectedMeeting, staffId: string): boolean =>
  meeting.creator_id === staffId || meeting.invite_state === inviteStates.joined;
