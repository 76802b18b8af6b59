import type { approvalEndpoints } from '@/lib/contract/approval';
import type { Handlers } from '../kernel/handlers';
import { runCommand } from '../kernel/commands/run-command';
import { readMeeting } from '../meeting/read-meeting';
import { agreeToRequest } from './commands/agree-to-request';
import { markRequestRead } from './commands/mark-request-read';
import { refuseRequest } from './commands/refuse-request';
import { remindAuditors } from './commands/remind-auditors';
import { revokeRequests } from './commands/revoke-requests';
import { getUnreadApprovalCount } from './queries/unread-count';
import { readPage, readRecord } from './read-records';

export const approvalRoutes = {
  'GET /api-meeting/api/user/meeting-audit-records/actions/unread-count': async ({ deps, caller }) => ({
    count: await getUnreadApprovalCount(deps.db, caller, deps.clock.now()),
  }),

  'POST /api-meeting/api/user/meeting-audit-records/send-by-me/page': ({ deps, caller, body }) =>
    readPage({ deps, caller }, 'by-me', body),

  'POST /api-meeting/api/user/meeting-audit-records/send-to-me/page': ({ deps, caller, body }) =>
    readPage({ deps, caller }, 'to-me', body),

  'GET /api-meeting/api/user/meeting-audit-records/{id}': ({ deps, caller, params }) =>
    readRecord({ deps, caller }, params.id),

  'GET /api-meeting/api/user/meeting-audit-records/{id}/meeting-view': async ({ deps, caller, params }) => {
    const { meetingId } = await readRecord({ deps, caller }, params.id);
    return readMeeting(deps, caller, meetingId);
  },

  'POST /api-meeting/api/user/meeting-audit-records/{id}/actions/agree': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, agreeToRequest, params),

  'POST /api-meeting/api/user/meeting-audit-records/{id}/actions/refuse': ({ deps, caller, params, body }) =>
    runCommand({ deps, caller }, refuseRequest, { ...params, ...body }),

  'POST /api-meeting/api/user/meeting-audit-records/{id}/actions/read': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, markRequestRead, params),

  'POST /api-meeting/api/user/meeting-audit-records/{id}/actions/remind': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, remindAuditors, params),

  'POST /api-meeting/api/user/v2/meetings/{id}/actions/revoke': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, revokeRequests, params),
} satisfies Handlers<typeof approvalEndpoints>;
