import type { CalendarItem } from '@/lib/contract/schedule';
import { meetingLook } from '@/lib/domain/calendar/meeting-look';

export const lookOf = ({ meetingStatus, inviteState }: CalendarItem) =>
  meetingLook({ status: meetingStatus, inviteState });

/** Whether a meeting needs the caller's time no more, and gives its line to others first (CAL-02). */
export const isOver = (item: CalendarItem): boolean => ['off', 'over'].includes(lookOf(item));
