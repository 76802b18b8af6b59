import { z } from 'zod';
import { idSchema } from './common';
import type { EndpointTable } from './endpoint';

const recordParams = z.object({ id: idSchema, meetingId: idSchema });

export const personEndpoints = {
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
