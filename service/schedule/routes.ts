import type { scheduleEndpoints } from '@/lib/contract/schedule';
import { presentCalendarItem, presentScheduleRecords } from './present';
import { getRecentMeetings } from './queries/recent-meetings';
import { getOwnMeetings } from './queries/schedule';
import type { Handlers } from '../kernel/handlers';

export const scheduleRoutes = {
  'GET /api-meeting/api/user/meeting-records': async ({ deps, caller, query }) => {
    const rows = await getOwnMeetings(deps.db, caller, query);
    return presentScheduleRecords(rows, { viewerId: caller.staffId, now: deps.clock.now() });
  },

  'GET /api-meeting/api/user/meetings/actions/calendar': async ({ deps, caller, query }) => {
    const rows = await getOwnMeetings(deps.db, caller, query);
    return rows.map((row) => presentCalendarItem(row, deps.clock.now()));
  },

  'GET /api-meeting/api/user/meetings/actions/recent': ({ deps, caller, query }) =>
    getRecentMeetings({ ...deps, caller }, query),
} satisfies Handlers<typeof scheduleEndpoints>;
