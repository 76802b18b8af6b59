import type { ScheduleRecord } from '@/lib/contract/schedule';
import { isOneDay, type Moment } from '@/lib/domain/booking/booking-window';
import { readMeetingStatus } from '@/lib/domain/meeting/meeting-state';

/** Whether the week lets a meeting be moved: one's own, ahead, with nobody's approval to wait for; the service judges again (EDIT-04). */
export const isMovable = (
  { meeting }: ScheduleRecord,
  { staffId, now, zone }: Moment & { staffId: string },
): boolean =>
  meeting.creatorStaffId === staffId &&
  readMeetingStatus(meeting.status)?.status === 'BEFORE' &&
  meeting.beginTime > now &&
  isOneDay(meeting, zone);
