import type { scheduleEndpoints } from '@/lib/contract/schedule';
import { getRecentMeetings } from './queries/recent-meetings';
import { getCalendar, getMeetingRecords } from './queries/schedule';
import type { Handlers } from '../kernel/handlers';

export const scheduleRoutes = {
  'GET /api-meeting/api/user/meeting-records': ({ deps, caller, query }) =>
    getMeetingRecords({ ...deps, caller }, query),

  'GET /api-meeting/api/user/meetings/actions/calendar': ({ deps, caller, query }) =>
    getCalendar({ ...deps, caller }, query),

  'GET /api-meeting/api/user/meetings/actions/recent': ({ deps, caller, query }) =>
    getRecentMeetings({ ...deps, caller }, query),
} satisfies Handlers<typeof scheduleEndpoints>;
