import { z } from 'zod';
import { idSchema } from './common';
import type { EndpointTable } from './endpoint';

/** A person's choices: view mode, theme, favourites, filters; never a date (CFG-04). */
export const personConfigSchema = z.record(z.string().max(64), z.unknown());

const recordParams = z.object({ id: idSchema, meetingId: idSchema });

export const personEndpoints = {
  'GET /api-meeting/api/users/personConfig/userGet': {
    summary: 'The caller’s personal configuration',
    response: personConfigSchema,
    later: true,
  },
  'POST /api-meeting/api/users/personConfig/userSet': {
    summary: 'Store the caller’s personal configuration',
    body: personConfigSchema,
    response: personConfigSchema,
    later: true,
  },
  'PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/review': {
    summary: 'Record that the caller has reviewed a meeting',
    params: recordParams,
    response: 'empty',
    later: true,
  },
  'PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/read': {
    summary: 'Record that the caller has read a meeting',
    params: recordParams,
    response: 'empty',
    later: true,
  },
} satisfies EndpointTable;
