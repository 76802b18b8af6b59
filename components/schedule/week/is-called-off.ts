import type { ScheduleRecord } from '@/lib/contract/schedule';
import { meetingLook } from '@/lib/domain/calendar/meeting-look';

/** Whether a meeting does not take place, or not with me. */
export const isCalledOff = ({ meeting, inviteState }: ScheduleRecord): boolean =>
  meetingLook({ status: meeting.status, inviteState }) === 'off';
