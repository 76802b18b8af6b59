import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import { idParams } from './common';
import type { EndpointTable } from './endpoint';
import { bookedMeetingSchema, meetingDraftSchema, meetingUpdateSchema } from './booking';

/** Work on an existing meeting: its first-version calls. */
export const meetingWorkEndpoints = {
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
} satisfies EndpointTable;
