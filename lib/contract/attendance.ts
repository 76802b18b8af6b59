import { z } from 'zod';
import { errorCodes } from '@/lib/domain/error-codes';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { idParams, idSchema } from './common';
import type { EndpointTable } from './endpoint';
import { inviteStateSchema, meetingMemberSchema } from './meeting';

export const attendanceEndpoints = {
  'POST /api-meeting/api/user/meetings/{id}/members': {
    summary: 'Invite people to a meeting',
    params: idParams,
    body: z.object({ ids: z.array(idSchema).min(1).max(500), fromRecommended: z.boolean().optional() }),
    response: z.array(meetingMemberSchema),
    errors: [errorCodes.stateForbids],
    later: true,
  },
  'POST /api-meeting/api/user/meetings/{id}/members/actions/delete': {
    summary: 'Remove people from a meeting',
    params: idParams,
    body: z.object({ ids: z.array(idSchema).min(1).max(500), fromRecommended: z.boolean().optional() }),
    response: 'empty',
    errors: [errorCodes.stateForbids],
    later: true,
  },
  'DELETE /api-meeting/api/user/meetings/{id}/members': {
    summary: 'Quit a meeting; the organizer is told',
    params: idParams,
    response: 'empty',
    errors: [errorCodes.stateForbids],
    later: true,
  },
  'PUT /api-meeting/api/user/meetings/{id}/members/{staffId}/state/withdraw': {
    summary: 'Withdraw an invitation',
    params: z.object({ id: idSchema, staffId: idSchema }),
    response: 'empty',
    errors: [errorCodes.stateForbids],
    later: true,
  },
  'PUT /api-meeting/api/user/meetings/{id}/state/acknowledge': {
    summary: 'Acknowledge a cancellation or a withdrawn invitation',
    params: idParams,
    response: 'empty',
    later: true,
  },
  'PUT /api-meeting/api/user/meetings/{id}/members/status': {
    summary: 'Answer the own invitation: 1 refuse, 2 join, 3 ask for leave',
    params: idParams,
    body: z.object({
      state: z.enum(inviteStates).exclude(['toConfirm', 'withdrawn']),
      reason: z.string().max(200).optional(),
      effectiveType: z.number().int().min(0).max(2).default(0),
    }),
    response: z.object({ inviteState: inviteStateSchema }),
    errors: [errorCodes.stateForbids],
  },
} satisfies EndpointTable;
