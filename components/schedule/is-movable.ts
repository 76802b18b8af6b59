import { isOneDay, type Moment, type Window } from '@/lib/domain/booking/booking-window';
import { readMeetingStatus } from '@/lib/domain/meeting/meeting-state';

type Movable = Window & { creatorStaffId?: string | undefined; status: string };

/** Whether week and month let a meeting be moved: one's own, ahead, with nobody's approval to wait for; the service judges again (EDIT-04). */
export const isMovable = (meeting: Movable, { staffId, now, zone }: Moment & { staffId: string }): boolean =>
  meeting.creatorStaffId === staffId &&
  readMeetingStatus(meeting.status)?.status === 'BEFORE' &&
  meeting.beginTime > now &&
  isOneDay(meeting, zone);
