import type { scheduleEndpoints } from '@/lib/contract/schedule';
import { presentPerson } from '../contact/person-shape';
import { readerOf } from '../contact/queries/may-read';
import { presentBusyTimes, presentCalendarItem, presentScheduleRecords } from './present';
import { getBusyTimes } from './queries/busy-times';
import { getRecentMeetings } from './queries/recent-meetings';
import { getRecommendedPeople } from './queries/recommended-people';
import { getOwnMeetingPage } from './queries/own-meetings';
import { getOwnMeetings } from './queries/schedule';
import type { Handlers } from '../kernel/handlers';

export const scheduleRoutes = {
  'GET /api-meeting/api/user/meeting-records': async ({ deps, caller, query }) => {
    const now = deps.clock.now();
    const rows = await getOwnMeetings(deps.db, caller, { ...query, now });
    return presentScheduleRecords(rows, { viewerId: caller.staffId, now });
  },

  'GET /api-meeting/api/user/meetings/actions/calendar': async ({ deps, caller, query }) => {
    const now = deps.clock.now();
    const rows = await getOwnMeetings(deps.db, caller, { ...query, now });
    return rows.map((row) => presentCalendarItem(row, now));
  },

  'GET /api-meeting/api/user/meetings': async ({ deps, caller, query }) => {
    const now = deps.clock.now();
    const { total, rows } = await getOwnMeetingPage(deps.db, caller, { ...query, now });
    const { pageNo, pageSize } = query;
    return { total, pageNo, pageSize, list: rows.map((row) => presentCalendarItem(row, now)) };
  },

  'GET /api-meeting/api/user/meetings/actions/recent': ({ deps, caller, query }) =>
    getRecentMeetings({ ...deps, caller }, query),

  'POST /api-meeting/api/user/v2/members/actions/schedules': async ({ deps, caller, body }) => {
    const { staffIdList: staffIds, ...window } = body;
    const reader = readerOf(caller, deps.clock.now());
    return presentBusyTimes(await getBusyTimes(deps.db, reader, { ...window, staffIds }));
  },

  'GET /api-meeting/api/user/meetings/meeting_members/actions/recommend': async ({ deps, caller }) => {
    const now = deps.clock.now();
    return (await getRecommendedPeople(deps.db, readerOf(caller, now), now)).map(presentPerson);
  },
} satisfies Handlers<typeof scheduleEndpoints>;
