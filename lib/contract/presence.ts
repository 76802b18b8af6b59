import { z } from 'zod';
import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import { idParams, idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';

const operationQuery = z.object({ operationType: z.literal('CONTINUE_MEETING') });
const operationSchema = z.object({ operated: z.boolean() });

const signedSchema = z.object({ signStatus: z.number().int() });

/** EARLY-01: nobody has signed in; without an action the clock ends the meeting at `finishTime`. */
export const unusedMeetingSchema = z.object({
  meetingId: idSchema,
  meetingNo: z.string(),
  subject: z.string(),
  address: z.string(),
  finishTime: instantSchema,
});
export type UnusedMeeting = z.infer<typeof unusedMeetingSchema>;

/** Whether people are in their meeting: sign-in, and the end of a running one. */
export const presenceEndpoints = {
  'PUT /api-meeting/api/user/meetings/{id}/state/finish': {
    summary: 'End a running meeting early and free its rooms',
    params: idParams,
    response: 'empty',
    errors: [...operationCodes.closeEarly, errorCodes.stateForbids],
  },
  'POST /api-meeting/api/user/meetings/{id}/operations': {
    summary: 'Continue a meeting that is about to be ended',
    params: idParams,
    query: operationQuery,
    response: operationSchema,
    errors: [...operationCodes.continue, errorCodes.stateForbids],
  },
  'GET /api-meeting/api/user/meetings/{id}/operations': {
    summary: 'Whether the meeting was continued',
    params: idParams,
    query: operationQuery,
    response: operationSchema,
  },
  'POST /api-meeting/api/user/meetings/{id}/actions/sign': {
    summary: 'Sign in to the room, from 10 minutes before the start',
    params: idParams,
    response: signedSchema,
    errors: operationCodes.signIn,
  },
  'POST /api-meeting/api/user/rooms/{id}/actions/sign': {
    summary: 'Sign the caller’s running or coming meeting in by the code at the room',
    params: idParams,
    body: z.object({ code: z.string().min(1).max(64) }),
    response: signedSchema.extend({
      meetingId: idSchema,
      meetingNo: z.string(),
      subject: z.string(),
      beginTime: instantSchema,
      endTime: instantSchema,
      roomName: z.string(),
    }),
    errors: operationCodes.signInAtRoom,
  },
  'GET /api-meeting/api/user/meetings/actions/unused': {
    summary: 'The caller’s running meetings that the clock is about to end because nobody signed in',
    response: z.array(unusedMeetingSchema),
  },
} satisfies EndpointTable;
