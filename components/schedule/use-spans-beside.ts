'use client';

import type { ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import type { Window } from '@/lib/domain/booking/booking-window';
import { monthRange, shiftMonth } from '@/lib/domain/calendar/month-grid';
import { weekViewRange } from '@/lib/domain/calendar/week/week-layout';
import { shiftWeek } from '@/lib/domain/calendar/week-strip';
import { useApi } from '@/lib/query/context/api-context';
import { useFetchedAhead } from '@/lib/query/context/use-fetched-ahead';
import { calendarItems, scheduleRecords } from '@/lib/query/schedule';
import type { Day } from '@/lib/time/day';
import { weekWindow } from './schedule-window';

const beside = [1, -1];

/** The instants that each mode reads for a day: its week, as wide as the mode draws it, or its month. */
const windows: Record<ScheduleMode, (day: Day, zone: string) => Window> = {
  list: weekWindow,
  week: weekViewRange,
  calendar: monthRange,
};

/** The weeks beside the shown one are there before somebody turns to them, or the months in the calendar. */
export function useSpansBeside({ mode, day }: { mode: ScheduleMode; day: Day }, zone: string): void {
  const api = useApi();
  const isMonth = mode === 'calendar';
  const windowOf = (spans: number) =>
    windows[mode](isMonth ? shiftMonth(day, spans) : shiftWeek(day, spans), zone);
  useFetchedAhead(`${mode} ${windowOf(0).beginTime}`, (queryClient) =>
    beside.map((spans) => () => {
      const window = windowOf(spans);
      return isMonth
        ? queryClient.prefetchQuery(calendarItems(api, window))
        : queryClient.prefetchQuery(scheduleRecords(api, window));
    }),
  );
}
