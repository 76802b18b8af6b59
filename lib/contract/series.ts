import { z } from 'zod';
import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import { editTypes } from '@/lib/domain/meeting/meeting-values';
import { idParams, idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';
import { bookedMeetingSchema, meetingDraftSchema, refusalSchema } from './booking';

/** A draft with a rule (RFC 5545) and what becomes of single occurrences. */
export const seriesDraftSchema = meetingDraftSchema.extend({
  recurrence: z.string().max(512),
  occurrences: z
    .array(
      z.object({
        beginTime: instantSchema,
        roomId: idSchema.optional(),
        newBeginTime: instantSchema.optional(),
        skip: z.boolean().optional(),
      }),
    )
    .max(400)
    .optional(),
});

const seriesParams = z.object({ repeatMeetingNo: idSchema });
const bookedSeriesSchema = z.object({ repeatMeetingNo: z.string(), meetings: z.array(bookedMeetingSchema) });

export const seriesEndpoints = {
  'POST /api-meeting/api/user/v2/repeat-meetings/actions/schedule': {
    summary: 'Book a series, all occurrences or none',
    body: seriesDraftSchema,
    response: bookedSeriesSchema,
    errors: operationCodes.order,
    idempotent: true,
    later: true,
  },
  'POST /api-meeting/api/user/v2/repeat-meetings/actions/check': {
    summary: 'Try a series: changes nothing, answers every refusal occurrence by occurrence',
    body: seriesDraftSchema,
    response: z.object({
      occurrences: z.array(z.object({ beginTime: instantSchema, refusals: z.array(refusalSchema) })),
    }),
    later: true,
  },
  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/to-series': {
    summary: 'Turn a single meeting into a series',
    params: idParams,
    body: seriesDraftSchema.pick({ recurrence: true, occurrences: true }),
    response: bookedSeriesSchema,
    errors: operationCodes.order,
    later: true,
  },
  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update-single': {
    summary: 'Change one occurrence of a series',
    params: idParams,
    body: meetingDraftSchema.partial(),
    response: 'empty',
    errors: operationCodes.update,
    later: true,
  },
  'PUT /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/update-repeat': {
    summary: 'Change a series, whole or from an occurrence on',
    params: seriesParams,
    body: seriesDraftSchema
      .partial()
      .extend({ editType: z.enum(editTypes), startTimeGe: instantSchema.optional() }),
    response: bookedSeriesSchema,
    errors: operationCodes.update,
    later: true,
  },
  'POST /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/cancel-single': {
    summary: 'Cancel one occurrence',
    params: seriesParams,
    body: z.object({ meetingId: idSchema }),
    response: 'empty',
    errors: [errorCodes.stateForbids],
    later: true,
  },
  'POST /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/cancel-repeat': {
    summary: 'Cancel the occurrences from an instant on',
    params: seriesParams,
    body: z.object({ startTimeGe: instantSchema }),
    response: 'empty',
    errors: [errorCodes.stateForbids],
    later: true,
  },
} satisfies EndpointTable;
