import type { meetingEndpoints } from '@/lib/contract/meeting';
import type { Handlers } from '../kernel/handlers';
import { readChangeLog } from './read-change-log';
import { readMeeting } from './read-meeting';

export const meetingRoutes = {
  'GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}': ({ deps, caller, params }) =>
    readMeeting(deps, caller, params.idOrMeetingNo),

  'GET /api-meeting/api/user/meetings/{id}': ({ deps, caller, params }) =>
    readMeeting(deps, caller, params.id),

  'GET /api-meeting/api/user/v2/meetings/{id}/change-logs': ({ deps, caller, params, query }) =>
    readChangeLog(deps, caller, { ...params, ...query }),
} satisfies Handlers<typeof meetingEndpoints>;
