import { z } from 'zod';
import { operationCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import { instantSchema } from './common';
import type { EndpointTable } from './endpoint';

const eventSchema = z.object({
  name: z.string().max(64),
  time: instantSchema,
  data: z.record(z.string(), z.unknown()).optional(),
});

/** Reports of a client to the service. */
export const reportEndpoints = {
  'POST /api-meeting/api/user/issues': {
    summary: 'Feedback, at most once in 30 seconds',
    body: z.object({ content: z.string().trim().min(1).max(limits.feedbackMaxLength) }),
    response: 'empty',
    errors: operationCodes.feedback,
    idempotent: true,
    later: true,
  },
  'POST /api-meeting/api/user/events': {
    summary: 'Page views and time on page, in batches',
    body: z.object({ events: z.array(eventSchema).min(1).max(100) }),
    response: 'empty',
    later: true,
  },
} satisfies EndpointTable;
