import { z } from 'zod';
import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import { idParams, instantQuerySchema, instantSchema, pageOf, pageQuerySchema } from './common';
import type { EndpointTable } from './endpoint';
import { bookedMeetingSchema, meetingDraftSchema, meetingUpdateSchema } from './booking';
import { calendarItemSchema } from './schedule';

/** Notes of a meeting (`summary`). */
export const summarySchema = z.object({
  meetingId: z.string(),
  subject: z.string(),
  content: z.string(),
  authorName: z.string(),
  updatedTime: instantSchema,
  publishedTime: instantSchema.optional(),
});

const notes = z.object({ subject: z.string().max(100), content: z.string().max(20_000) });
/** Work on an existing meeting: its first-version calls and its notes. */
export const meetingWorkEndpoints = {
  'GET /api-meeting/api/user/meetings': {
    summary: 'My meetings by pages',
    query: pageQuerySchema.extend({
      beginTime: instantQuerySchema.optional(),
      endTime: instantQuerySchema.optional(),
    }),
    response: pageOf(calendarItemSchema),
    later: true,
  },
  'POST /api-meeting/api/user/meetings/actions/schedule': {
    summary: 'Book a meeting (first version of the call)',
    body: meetingDraftSchema,
    response: bookedMeetingSchema,
    errors: operationCodes.order,
    idempotent: true,
  },
  'PUT /api-meeting/api/user/meetings/{id}': {
    summary: 'Change a meeting (first version of the call)',
    params: idParams,
    body: meetingUpdateSchema,
    response: 'empty',
    errors: [...operationCodes.update, errorCodes.stateForbids],
    idempotent: true,
  },
  'GET /api-meeting/api/user/meetings/{id}/summary': {
    summary: 'The notes',
    params: idParams,
    response: summarySchema,
    later: true,
  },
  'POST /api-meeting/api/user/meetings/{id}/summary': {
    summary: 'Submit the notes',
    params: idParams,
    body: notes,
    response: summarySchema,
    later: true,
  },
  'PUT /api-meeting/api/meeting_summaries/{id}/state/publish': {
    summary: 'Publish the notes',
    params: idParams,
    body: notes,
    response: summarySchema,
    later: true,
  },
  'PUT /api-meeting/api/user/meetings/{id}/content': {
    summary: 'Change the agenda',
    params: idParams,
    body: z.object({ content: z.string().max(5_000) }),
    response: 'empty',
    errors: [errorCodes.stateForbids],
    later: true,
  },
  'POST /api-meeting/api/user/meetings/{id}/discuss-content': {
    summary: 'Add to what is to be discussed',
    params: idParams,
    body: z.object({ content: z.string().max(5_000) }),
    response: 'empty',
    errors: [errorCodes.stateForbids],
    later: true,
  },
} satisfies EndpointTable;
