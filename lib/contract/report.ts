import { z } from 'zod';
import { pagePatterns } from '@/lib/domain/analytics/page-pattern';
import { operationCodes } from '@/lib/domain/error-codes';
import { analytics } from '@/lib/domain/limits/analytics-limits';
import { limits } from '@/lib/domain/limits/limits';
import { instantSchema } from './common';
import type { EndpointTable } from './endpoint';

/** The programs and frames that show the product. */
export const clientKinds = ['desktop', 'phone', 'embedded', 'desktop-app', 'work-chat'] as const;
export type ClientKind = (typeof clientKinds)[number];

const page = z.enum(pagePatterns);

/** No field of an event holds free text (CFG-03). */
export const pageEventSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('page_view'), time: instantSchema, page }),
  z.object({
    name: z.literal('page_stay'),
    time: instantSchema,
    page,
    durationMs: z.number().int().min(0).max(analytics.longestStayMs),
  }),
]);
export type PageEvent = z.infer<typeof pageEventSchema>;

/** The source of a batch. */
export const eventSourceSchema = z.object({
  version: z.literal(limits.analyticsVersion),
  endpointType: z.literal(limits.endpointType),
  client: z.enum(clientKinds),
  environment: z.enum(['development', 'test', 'production']),
});
export type EventSource = z.infer<typeof eventSourceSchema>;

/** Reports of a client to the service. */
export const reportEndpoints = {
  'POST /api-meeting/api/user/issues': {
    summary: 'Feedback, at most once in 30 seconds',
    body: z.object({ content: z.string().trim().min(1).max(limits.feedbackMaxLength) }),
    response: 'empty',
    errors: operationCodes.feedback,
    idempotent: true,
  },
  'POST /api-meeting/api/user/events': {
    summary: 'Page views and times on pages, in batches; nothing is stored where analytics is off',
    body: eventSourceSchema.extend({ events: z.array(pageEventSchema).min(1).max(analytics.eventsPerBatch) }),
    response: 'empty',
    bodyBytes: 16 * 1024,
  },
} satisfies EndpointTable;
