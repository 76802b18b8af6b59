import type { scheduleEndpoints } from '@/lib/contract/schedule';
import { getRecentMeetings } from './queries/recent-meetings';
import { getCalendar, getMeetingRecords } from './queries/schedule';
import type { Handlers } from '../kernel/handlers';

export const scheduleRoutes = {
  'GET /api-meeting/api/user/meeting-records': ({ deps, scope, query }) =>
    getMeetingRecords({ ...deps, scope }, query),

  'GET /api-meeting/api/user/meetings/actions/calendar': ({ deps, scope, query }) =>
    getCalendar({ ...deps, scope }, query),

  'GET /api-meeting/api/user/meetings/actions/recent': ({ deps, scope, query }) =>
    getRecentMeetings({ ...deps, scope }, query),
} satisfies Handlers<typeof scheduleEndpoints>;
