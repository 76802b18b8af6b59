import { z } from 'zod';
import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import { meetingTypes, scopes } from '@/lib/domain/meeting/meeting-values';
import { idParams, idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';
import { fileReferenceSchema } from './file';
import { guestsSchema } from './guest';
import { meetingSchema, noticeLabelSchema } from './meeting';
import { repairSchema } from './repair';

const timeSchema = z.union([instantSchema, z.string().max(32)]);

const fields = {
  subject: z.string().trim().min(1).max(100),
  /** Epoch milliseconds, or their text; anything else is 400416028 (BOOK-03). */
  beginTime: timeSchema,
  endTime: timeSchema,
  roomBookingForms: z.array(z.object({ roomId: idSchema })).max(10),
  scope: z.enum(scopes),
  meetingType: z.enum(meetingTypes),
  noticeLabels: z.array(noticeLabelSchema).max(6),
  content: z.string().max(5_000),
  /** The place of a meeting without rooms; the address of others names their rooms. */
  address: z.string().trim().max(limits.placeMaxLength),
  members: z.array(z.object({ staffId: idSchema })).max(limits.maxMembers),
  /** From outside the company. */
  guests: guestsSchema,
};

export const meetingDraftSchema = z.object({
  subject: fields.subject,
  beginTime: fields.beginTime,
  endTime: fields.endTime,
  roomBookingForms: fields.roomBookingForms.default([]),
  members: fields.members.default([]),
  guests: fields.guests.default([]),
  address: fields.address.optional(),
  scope: fields.scope.default(scopes.public),
  meetingType: fields.meetingType.optional(),
  noticeLabels: fields.noticeLabels.default(['before_15']),
  content: fields.content.optional(),
  /** Meeting services that one of the rooms offers. */
  serviceIds: z.array(idSchema).max(limits.maxMeetingServices).default([]),
  reason: z.string().max(limits.reasonMaxLength).optional(),
  /** Asks for an online meeting beside the rooms (MEET-08). */
  online: z.boolean().default(false),
  /** Uploads of the caller that the meeting takes over. */
  files: z.array(fileReferenceSchema).max(limits.maxFiles).default([]),
});
export type MeetingDraft = z.input<typeof meetingDraftSchema>;

export const bookedMeetingSchema = meetingSchema.pick({
  _id: true,
  meetingNo: true,
  status: true,
  roomOrderList: true,
});
export type BookedMeeting = z.infer<typeof bookedMeetingSchema>;

/**
 * The fields that an update may change; a key that is left out stays as it is, and `members` are all attendees, `guests` all guests. With the `version`
 * that the edit began from, another edit since is answered by 409000 and a {@link StaleVersion}.
 */
export const meetingUpdateSchema = z
  .object({
    ...fields,
    /** Null takes the type back. */
    meetingType: fields.meetingType.nullable(),
    /** Makes an online meeting for a meeting without one, or takes the present one away (MEET-08). */
    online: z.boolean(),
    version: z.number().int().min(1),
  })
  .partial();

/** A draft to try; with the id of a meeting it is judged as a change of that meeting. */
export const draftToCheckSchema = meetingDraftSchema.extend({ meetingId: idSchema.optional() });

/** The `data` of 400403002, which the form marks (BOOK-04). */
export const conflictSchema = z.object({
  roomId: idSchema,
  roomName: z.string(),
  beginTime: instantSchema,
  endTime: instantSchema,
  meetingNo: z.string().optional(),
  organizerName: z.string().optional(),
});
export const conflictDataSchema = z.object({
  conflicts: z.array(conflictSchema),
  /** Where the request itself has no form: the nearest free times of that day in the same rooms. */
  suggestion: z.object({ beginTime: instantSchema, endTime: instantSchema }).optional(),
});
export type ConflictData = z.infer<typeof conflictDataSchema>;

export const refusalSchema = z
  .object({
    code: z.number().int(),
    message: z.string(),
    roomId: idSchema.optional(),
    serviceId: idSchema.optional(),
    /** The cause in the room itself, where there is one. */
    detail: z.string().optional(),
    conflicts: z.array(conflictSchema).optional(),
    /** Each mends every refusal that a room, a time or a service can mend; the best first. */
    repairs: z.array(repairSchema).optional(),
  })
  .meta({ id: 'Refusal' });
export type CheckRefusal = z.infer<typeof refusalSchema>;

export const bookingEndpoints = {
  'POST /api-meeting/api/user/v2/meetings/actions/schedule': {
    summary: 'Book a meeting',
    body: meetingDraftSchema,
    response: bookedMeetingSchema,
    errors: operationCodes.order,
    idempotent: true,
  },
  'POST /api-meeting/api/user/v2/meetings/actions/check': {
    summary:
      'Try a booking, or with a `meetingId` a change: changes nothing, answers every refusal with its repairs',
    body: draftToCheckSchema,
    response: z.object({ refusals: z.array(refusalSchema) }),
  },
  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update': {
    summary: 'Change a single meeting before it is over',
    params: idParams,
    body: meetingUpdateSchema,
    response: 'empty',
    errors: [...operationCodes.update, errorCodes.stateForbids],
    idempotent: true,
  },
  'PUT /api-meeting/api/user/meetings/{id}/state/cancel': {
    summary: 'Cancel a meeting before its start',
    params: idParams,
    query: z.object({
      effectiveType: z.coerce.number().int().min(0).max(2).default(0),
      /** 1 takes what is cancelled off the caller's own schedule as well. */
      deleteRecord: z.coerce.number().int().min(0).max(1).optional(),
    }),
    response: 'empty',
    errors: [errorCodes.stateForbids],
  },
  'POST /api-meeting/api/user/meeting-audit-records': {
    summary:
      'Ask again for what was refused, revoked or expired of a meeting, and take its rooms again; answers the new records',
    body: z.object({ meetingId: idSchema, reason: z.string().trim().max(limits.reasonMaxLength) }),
    response: z.object({ ids: z.array(idSchema) }),
    errors: operationCodes.askAgain,
    idempotent: true,
  },
} satisfies EndpointTable;
