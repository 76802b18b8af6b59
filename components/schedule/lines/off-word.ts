import { inviteStates, inviteTag } from '@/lib/domain/meeting/invite-state';
import { displayStages, readMeetingStatus } from '@/lib/domain/meeting/meeting-state';
import { meetingText } from '@/lib/text/zh-cn/meeting';

/** The end of a meeting that came to nothing, or else of one's own place in it. */
export function offWord({ status, inviteState }: { status: string; inviteState: number }): string {
  const row = readMeetingStatus(status);
  const tag = inviteTag(inviteState);
  const isOff = row?.stage === displayStages.cancelled && inviteState !== inviteStates.withdrawn;
  return isOff || !tag ? meetingText.status[row?.status ?? 'CANCEL'] : meetingText.invite[tag.code];
}
