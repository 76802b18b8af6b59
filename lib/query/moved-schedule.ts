import type { QueryClient } from '@tanstack/react-query';
import type { CalendarItem, ScheduleRecord } from '@/lib/contract/schedule';
import type { Window } from '@/lib/domain/booking/booking-window';
import { scheduleKeys } from './schedule';

type Moved = { meetingNo: string; window: Window };

/** Shows a meeting at another time in every cached view of my schedule; answers where it was, if one has it. */
export function showInSchedule(queryClient: QueryClient, { meetingNo, window }: Moved): Window | undefined {
  let before: Window | undefined;
  const moved = <T extends Window & { meetingNo: string }>(meeting: T): T => {
    if (meeting.meetingNo !== meetingNo) return meeting;
    before = { beginTime: meeting.beginTime, endTime: meeting.endTime };
    return { ...meeting, ...window };
  };
  queryClient.setQueriesData<ScheduleRecord[]>({ queryKey: scheduleKeys.allRecords() }, (mine) =>
    mine?.map((record) => ({ ...record, meeting: moved(record.meeting) })),
  );
  queryClient.setQueriesData<CalendarItem[]>({ queryKey: scheduleKeys.allCalendars() }, (mine) =>
    mine?.map(moved),
  );
  return before;
}
