import { z } from 'zod';
import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import { meetingFields } from '@/lib/domain/meeting/meeting-fields';
import { idParams, idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';
import { meetingSchema, noticeLabelSchema } from './meeting';

/** The changeable fields of a meeting, as they were in one of its versions. */
export const meetingVersionSchema = z
  .object({
    version: z.number().int(),
    subject: z.string(),
    beginTime: instantSchema,
    endTime: instantSchema,
    address: z.string(),
    /** Left out by services that keep no online meeting among the versions. */
    online: z.boolean().default(false),
    rooms: z.array(z.object({ roomId: idSchema, roomName: z.string() })),
    /** Attendees without the organizer. */
    members: z.array(z.object({ staffId: idSchema, realName: z.string() })),
    guests: meetingSchema.shape.guests,
    scope: z.number().int(),
    meetingType: z.number().int().optional(),
    noticeLabels: z.array(noticeLabelSchema),
    content: z.string().optional(),
  })
  .meta({ id: 'MeetingVersion' });
export type MeetingVersion = z.infer<typeof meetingVersionSchema>;

/** The `data` of 409000 where an edit began from a version that is no longer the newest: both are there to choose from. */
export const staleVersionSchema = z.object({
  latest: meetingVersionSchema,
  /** The latest version with the changes of the refused request. */
  requested: meetingVersionSchema,
  /** The fields in which the two differ. */
  fields: z.array(z.enum(meetingFields)),
});
export type StaleVersion = z.infer<typeof staleVersionSchema>;

/** A version that a change replaced: when, by whom, and in which fields. */
export const formerVersionSchema = z.object({
  replacedTime: instantSchema,
  actorName: z.string(),
  fields: z.array(z.enum(meetingFields)),
  meeting: meetingVersionSchema,
});
export type FormerVersion = z.infer<typeof formerVersionSchema>;

export const meetingVersionEndpoints = {
  'GET /api-meeting/api/user/v2/meetings/{id}/versions': {
    summary: 'The newest version of a meeting and those that it replaced, the newest first, at most 50',
    params: idParams,
    response: z.object({ latest: meetingVersionSchema, former: z.array(formerVersionSchema) }),
  },
  'POST /api-meeting/api/user/v2/meetings/{id}/versions/{version}/actions/restore': {
    summary: 'Put a former version back, under the rules of an update; answered by its own codes',
    params: idParams.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }),
    response: 'empty',
    errors: [...operationCodes.restore, errorCodes.stateForbids],
    idempotent: true,
  },
} satisfies EndpointTable;
