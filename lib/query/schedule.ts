import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { Window } from '@/lib/domain/booking/booking-window';

export const scheduleKeys = {
  all: ['schedule'] as const,
  allRecords: () => [...scheduleKeys.all, 'records'] as const,
  records: ({ beginTime, endTime }: Window) => [...scheduleKeys.allRecords(), beginTime, endTime] as const,
  allCalendars: () => [...scheduleKeys.all, 'calendar'] as const,
  calendar: ({ beginTime, endTime }: Window) => [...scheduleKeys.allCalendars(), beginTime, endTime] as const,
  recent: () => [...scheduleKeys.all, 'recent'] as const,
};

/** My meetings as list mode shows them, with the conflicts marked. */
export const scheduleRecords = (api: Api, window: Window) =>
  queryOptions({
    queryKey: scheduleKeys.records(window),
    meta: { follows: [{ kind: 'staff' }, { kind: 'meeting', idsAt: ['meeting', '_id'] }] },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/meeting-records', { query: { ...window, markConflict: 1 }, signal }),
  });

/** My meetings as the month grid shows them. */
export const calendarItems = (api: Api, window: Window) =>
  queryOptions({
    queryKey: scheduleKeys.calendar(window),
    meta: { follows: [{ kind: 'staff' }, { kind: 'meeting', idsAt: ['id'] }] },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/meetings/actions/calendar', { query: window, signal }),
  });

/** A read that is under way may be older than a change of mine, and would take it off the screen again. */
export const cancelScheduleReads = (queryClient: QueryClient) =>
  queryClient.cancelQueries({
    queryKey: scheduleKeys.all,
    // A first read has nothing on the screen in its place.
    predicate: ({ state }) => state.data !== undefined,
  });

/** BOOK-10: my meetings of the last 90 days with their people. */
export const recentMeetings = (api: Api) =>
  queryOptions({
    queryKey: scheduleKeys.recent(),
    meta: { follows: [{ kind: 'staff' }] },
    queryFn: ({ signal }) => api('GET /api-meeting/api/user/meetings/actions/recent', { query: {}, signal }),
  });
