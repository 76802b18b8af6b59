import type { CalendarItem } from '@/lib/contract/schedule';
import { meetingLook } from '@/lib/domain/calendar/meeting-look';

export const lookOf = ({ meetingStatus, inviteState }: CalendarItem) =>
  meetingLook({ status: meetingStatus, inviteState });

/** Which meeting of a day gives its line to others first (CAL-02): what was called off before what has ended, what is ahead last. */
export function lineRank(item: CalendarItem): number {
  const look = lookOf(item);
  if (look === 'off') return 2;
  return look === 'over' ? 1 : 0;
}
