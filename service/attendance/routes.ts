import type { attendanceEndpoints } from '@/lib/contract/attendance';
import { runCommand } from '../kernel/commands/run-command';
import type { Handlers } from '../kernel/handlers';
import { acknowledgeMeeting } from './commands/acknowledge-meeting';
import { answerInvitation } from './commands/answer-invitation';
import { deleteRecord } from './commands/delete-record';
import { inviteMembers } from './commands/invite-members';
import { markMeeting } from './commands/mark-meeting';
import { quitMeeting } from './commands/quit-meeting';
import { readAllMeetings } from './commands/read-all-meetings';
import { remindMembers } from './commands/remind-members';
import { removeMembers } from './commands/remove-members';
import { tellLate } from './commands/tell-late';
import { presentParticipants } from './present';
import { getParticipants } from './queries/participants';

export const attendanceRoutes = {
  'POST /api-meeting/api/user/meetings/{id}/members': ({ deps, caller, params: { id }, body: { ids } }) =>
    runCommand({ deps, caller }, inviteMembers, { id, staffIds: ids }),

  'POST /api-meeting/api/user/meetings/{id}/members/actions/delete': ({ deps, caller, params, body }) =>
    runCommand({ deps, caller }, removeMembers, { ...params, staffIds: body.ids, kind: 'membersRemoved' }),

  'DELETE /api-meeting/api/user/meetings/{id}/members': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, quitMeeting, params),

  'PUT /api-meeting/api/user/meetings/{id}/members/{staffId}/state/withdraw': ({
    deps,
    caller,
    params: { id, staffId },
  }) => runCommand({ deps, caller }, removeMembers, { id, staffIds: [staffId], kind: 'invitationWithdrawn' }),

  'PUT /api-meeting/api/user/meetings/{id}/state/acknowledge': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, acknowledgeMeeting, params),

  'POST /api-meeting/api/user/meetings/{id}/members/actions/remind': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, remindMembers, params),

  'POST /api-meeting/api/user/meetings/{id}/actions/tell-late': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, tellLate, params),

  'POST /api-meeting/api/user/v2/meetings/actions/participants': async ({ deps, caller, body }) =>
    presentParticipants(await getParticipants(deps.db, caller, body.meetingIdList)),

  'PUT /api-meeting/api/user/meetings/{id}/members/status': async ({ deps, caller, params, body }) => {
    await runCommand({ deps, caller }, answerInvitation, { ...params, ...body });
    return { inviteState: body.state };
  },

  'PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/review': ({
    deps,
    caller,
    params: { id, meetingId },
  }) => runCommand({ deps, caller }, markMeeting, { userId: id, meetingId, mark: 'reviewed' }),

  'PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/read': ({
    deps,
    caller,
    params: { id, meetingId },
  }) => runCommand({ deps, caller }, markMeeting, { userId: id, meetingId, mark: 'read' }),

  'POST /api-meeting/api/user/meetings/actions/read-all': ({ deps, caller, body }) =>
    runCommand({ deps, caller }, readAllMeetings, body),

  'DELETE /api-meeting/api/user/meetings/meeting_records/{id}': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, deleteRecord, params),
} satisfies Handlers<typeof attendanceEndpoints>;
