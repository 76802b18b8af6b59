import { z } from 'zod';
import { limits } from '@/lib/domain/limits/limits';
import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { idParams, idSchema, instantSchema, isReadableWindow } from './common';
import type { EndpointTable } from './endpoint';
import { inviteStateSchema } from './meeting';

const personSchema = z.object({ staffId: idSchema, realName: z.string(), avatar: z.string().optional() });

const participantsSchema = z.object({
  meetingId: idSchema,
  members: z.array(personSchema.extend({ state: inviteStateSchema })),
});
export type Participants = z.infer<typeof participantsSchema>;

/** `id` is the caller's own user id. */
const recordParams = z.object({ id: idSchema, meetingId: idSchema });

export const attendanceEndpoints = {
  'POST /api-meeting/api/user/meetings/{id}/members': {
    summary: 'Invite people to a meeting',
    params: idParams,
    body: z.object({
      ids: z.array(idSchema).min(1).max(limits.maxMembers),
      fromRecommended: z.boolean().optional(),
    }),
    response: 'empty',
    errors: operationCodes.members,
  },
  'POST /api-meeting/api/user/meetings/{id}/members/actions/delete': {
    summary: 'Remove people from a meeting',
    params: idParams,
    body: z.object({
      ids: z.array(idSchema).min(1).max(limits.maxMembers),
      fromRecommended: z.boolean().optional(),
    }),
    response: 'empty',
    errors: [errorCodes.stateForbids],
  },
  'DELETE /api-meeting/api/user/meetings/{id}/members': {
    summary: 'Quit a meeting',
    params: idParams,
    response: 'empty',
    errors: [errorCodes.stateForbids],
  },
  'PUT /api-meeting/api/user/meetings/{id}/members/{staffId}/state/withdraw': {
    summary: 'Withdraw an invitation',
    params: z.object({ id: idSchema, staffId: idSchema }),
    response: 'empty',
    errors: [errorCodes.stateForbids],
  },
  'PUT /api-meeting/api/user/meetings/{id}/state/acknowledge': {
    summary: 'Acknowledge a cancellation or a withdrawn invitation',
    params: idParams,
    response: 'empty',
    errors: [errorCodes.stateForbids],
  },
  'POST /api-meeting/api/user/meetings/{id}/members/actions/remind': {
    summary: 'Remind those who have not answered, each at most once in 30 minutes',
    params: idParams,
    response: z.object({ remindedCount: z.number().int() }),
    errors: [errorCodes.stateForbids],
  },
  'POST /api-meeting/api/user/meetings/{id}/actions/tell-late': {
    summary:
      'Tell the organizer and those who have joined that the caller will be late, from 15 minutes before the start; twice is once',
    params: idParams,
    response: 'empty',
    errors: [errorCodes.stateForbids],
  },
  'POST /api-meeting/api/user/v2/meetings/actions/participants': {
    summary: 'Participants of several meetings, of those that the caller may see',
    body: z.object({ meetingIdList: z.array(idSchema).min(1).max(100) }),
    response: z.array(participantsSchema),
  },
  'PUT /api-meeting/api/user/meetings/{id}/members/status': {
    summary: 'Answer the own invitation: 1 refuse, 2 join, 3 ask for leave',
    params: idParams,
    body: z.object({
      state: z.enum(inviteStates).exclude(['toConfirm', 'withdrawn']),
      reason: z.string().max(limits.reasonMaxLength).optional(),
      effectiveType: z.number().int().min(0).max(2).default(0),
    }),
    response: z.object({ inviteState: inviteStateSchema }),
    errors: [errorCodes.stateForbids],
  },
  'PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/review': {
    summary: 'Record that the caller has reviewed a meeting',
    params: recordParams,
    response: 'empty',
  },
  'PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/read': {
    summary: 'Record that the caller has read a meeting',
    params: recordParams,
    response: 'empty',
  },
  'POST /api-meeting/api/user/meetings/actions/read-all': {
    summary: 'Record that the caller has read every meeting between two instants that waits for no answer',
    body: z.object({ beginTime: instantSchema, endTime: instantSchema }).refine(isReadableWindow),
    response: z.object({ count: z.number().int() }),
  },
  'DELETE /api-meeting/api/user/meetings/meeting_records/{id}': {
    summary: 'Remove my record of an ended or cancelled meeting',
    params: idParams,
    response: 'empty',
    errors: [errorCodes.stateForbids],
  },
} satisfies EndpointTable;
