import { z } from 'zod';
import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import { seriesLimits } from '@/lib/domain/limits/series-limits';
import { editTypes } from '@/lib/domain/meeting/meeting-values';
import { msPerDay } from '@/lib/time/day';
import { lastInstant } from '@/lib/time/instant';
import { bookedMeetingSchema, meetingDraftSchema, meetingUpdateSchema, refusalSchema } from './booking';
import { idParams, idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';
import { fileReferenceSchema } from './file';
import { inviteStateSchema } from './meeting';

/** Its end is counted from it, and lies less than a series' longest span later. */
const chosenStartSchema = instantSchema.max(lastInstant - (seriesLimits.years + 1) * 366 * msPerDay);

/** One occurrence that is not booked as the rule has it. */
export const occurrenceChoiceSchema = z.object({
  /** The start that the rule gives it, which names it. */
  recursAt: instantSchema,
  beginTime: chosenStartSchema.optional(),
  /** All its rooms, instead of those of the series. */
  roomIds: z.array(idSchema).max(10).optional(),
  skip: z.boolean().optional(),
});
export type OccurrenceChoice = z.infer<typeof occurrenceChoiceSchema>;

/**
 * A draft with a rule (RFC 5545, section 3.3.10) and choices for single occurrences. The rule counts from the day of the draft's `beginTime`,
 * which is an occurrence only where the rule has that day; times give the wall time of all.
 */
export const seriesDraftSchema = meetingDraftSchema.extend({
  recurrence: z.string().max(512),
  occurrences: z.array(occurrenceChoiceSchema).max(seriesLimits.occurrences).default([]),
});
export type SeriesDraft = z.input<typeof seriesDraftSchema>;

/** Files that come to every occurrence and go from every one; others that an occurrence has of its own stay. */
const fileChanges = {
  addedFiles: meetingDraftSchema.shape.files,
  removedFileKeys: z.array(fileReferenceSchema.shape.fileKey).max(limits.maxFiles).default([]),
};

/** The body of an edit; fields that are left out stay as they are, and `members` are all attendees. */
export const seriesUpdateSchema = meetingUpdateSchema.omit({ version: true }).extend({
  reason: meetingDraftSchema.shape.reason,
  recurrence: seriesDraftSchema.shape.recurrence.optional(),
  occurrences: seriesDraftSchema.shape.occurrences,
});
export type SeriesUpdate = z.input<typeof seriesUpdateSchema>;

/** A single meeting with a rule; fields change the meeting before it becomes the first occurrence. */
export const toSeriesSchema = meetingUpdateSchema.extend({
  recurrence: seriesDraftSchema.shape.recurrence,
  occurrences: seriesDraftSchema.shape.occurrences,
  ...fileChanges,
});
export type ToSeries = z.input<typeof toSeriesSchema>;

const seriesParams = z.object({ repeatMeetingNo: idSchema });

/** `AllMeeting` is all that is ahead; `PartMeeting` comes with the start of the first occurrence that is meant. */
const editScope = {
  editType: z.enum(editTypes).extract(['AllMeeting', 'PartMeeting']),
  startTimeGe: instantSchema.optional(),
  /** Whether occurrences that were changed on their own keep these changes (REP-04). */
  keepChanged: z.boolean().default(true),
};

export const seriesCheckSchema = seriesUpdateSchema.extend({
  serviceIds: meetingDraftSchema.shape.serviceIds,
  /** The single meeting that becomes a series; what the body leaves out is the meeting's. */
  meetingId: idSchema.optional(),
  /** The series that is edited; what the body leaves out is the series'. */
  existing: z.object({ repeatMeetingNo: idSchema, ...editScope }).optional(),
  /** The occurrence from which on repairs are looked for; a check looks for those of so many, and says which it has not tried. */
  repairsFrom: instantSchema.optional(),
});
export type SeriesCheck = z.input<typeof seriesCheckSchema>;

const roomSchema = z.object({ id: idSchema, name: z.string() });

/** Rooms or a start that the service has tried: with it nothing refuses the occurrence. */
export const occurrenceRepairSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('room'), insteadOf: idSchema, room: roomSchema, needsApproval: z.boolean() }),
  z.object({ kind: z.literal('time'), beginTime: instantSchema, endTime: instantSchema }),
]);
export type OccurrenceRepair = z.infer<typeof occurrenceRepairSchema>;

export const plannedStates = ['free', 'refused', 'skipped', 'removed', 'unchanged'] as const;

export const plannedOccurrenceSchema = z
  .object({
    recursAt: instantSchema,
    beginTime: instantSchema,
    endTime: instantSchema,
    /** Left out where they are those of the plan: hundreds of occurrences with ten rooms stay a small answer. */
    rooms: z.array(roomSchema).optional(),
    /**
     * `removed`: an occurrence of the edited series that is not in its new rule and is cancelled. `unchanged`: one that the edit leaves as it
     * is, because it was cancelled or has begun.
     */
    state: z.enum(plannedStates),
    /** The occurrence of the edited series, if there is one. */
    meetingId: idSchema.optional(),
    /** It was changed on its own. */
    isChanged: z.boolean(),
    /** The company's day off that it falls on. */
    holiday: z.string().optional(),
    needsApproval: z.boolean(),
    refusals: z.array(refusalSchema),
    /** The best first; rooms stand in one order in all occurrences. */
    repairs: z.array(occurrenceRepairSchema),
    /** Repairs were not looked for, but are by `repairsFrom`; only the first refusal is told. */
    isUntried: z.boolean().optional(),
  })
  .meta({ id: 'PlannedOccurrence' });
export type PlannedOccurrence = z.infer<typeof plannedOccurrenceSchema>;

export const seriesPlanSchema = z
  .object({
    /** Refusals of the series as a whole; then there are no occurrences. */
    refusals: z.array(refusalSchema),
    /** The rooms of the series. */
    rooms: z.array(roomSchema),
    occurrences: z.array(plannedOccurrenceSchema),
  })
  .meta({ id: 'SeriesPlan' });
export type SeriesPlan = z.infer<typeof seriesPlanSchema>;

/** The `data` of a series that was refused for single occurrences: each of them with its refusals. */
export const seriesRefusalSchema = z.object({
  occurrences: z.array(z.object({ recursAt: instantSchema, refusals: z.array(refusalSchema) })),
});
export type SeriesRefusal = z.infer<typeof seriesRefusalSchema>;

const bookedSeriesSchema = z.object({
  repeatMeetingNo: z.string(),
  meetings: z.array(bookedMeetingSchema.extend({ recursAt: instantSchema })),
});
export type BookedSeries = z.infer<typeof bookedSeriesSchema>;

/** An edited series; after an edit of the following occurrences these have a number of their own. */
export const editedSeriesSchema = bookedSeriesSchema.extend({ cancelledCount: z.number().int() });
export type EditedSeries = z.infer<typeof editedSeriesSchema>;

const occurrenceSchema = bookedMeetingSchema.pick({ _id: true, meetingNo: true, status: true }).extend({
  subject: z.string(),
  beginTime: instantSchema,
  endTime: instantSchema,
  address: z.string(),
  /** The start that the rule gives it. */
  recursAt: instantSchema,
  inviteState: inviteStateSchema.optional(),
  /** The fields that were changed on its own. */
  changedFields: z.array(z.string()),
});

const seriesSchema = z
  .object({
    repeatMeetingNo: z.string(),
    recurrence: z.string(),
    subject: z.string(),
    beginTime: instantSchema,
    creatorStaffId: idSchema,
    occurrences: z.array(occurrenceSchema),
    /** Days of the rule that were skipped when it was booked. */
    exdates: z.array(z.string()),
    /** Whether the caller may edit, and cancel, what is still ahead. */
    can: z.object({ edit: z.boolean(), cancel: z.boolean() }),
  })
  .meta({ id: 'Series' });
export type Series = z.infer<typeof seriesSchema>;

export const seriesEndpoints = {
  'GET /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}': {
    summary: 'A series with all its occurrences that the caller may see, by start',
    params: seriesParams,
    response: seriesSchema,
  },
  'POST /api-meeting/api/user/v2/repeat-meetings/actions/schedule': {
    summary: 'Book a series, all occurrences or none',
    body: seriesDraftSchema,
    response: bookedSeriesSchema,
    errors: operationCodes.series,
    idempotent: true,
  },
  'POST /api-meeting/api/user/v2/repeat-meetings/actions/check': {
    summary:
      'Try a series, or an edit of one: changes nothing, answers every occurrence with its refusals and repairs',
    search: true,
    body: seriesCheckSchema,
    response: seriesPlanSchema,
  },
  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/to-series': {
    summary:
      'Turn a single meeting, changed or as it is, into a series, of which it becomes the first occurrence; answers the others',
    params: idParams,
    body: toSeriesSchema,
    response: bookedSeriesSchema,
    errors: operationCodes.toSeries,
    idempotent: true,
  },
  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update-single': {
    summary: 'Change one occurrence of a series',
    params: idParams,
    body: meetingUpdateSchema.extend({ reason: meetingDraftSchema.shape.reason }),
    response: 'empty',
    errors: operationCodes.seriesUpdate,
    idempotent: true,
  },
  'PUT /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/update-repeat': {
    summary: 'Change a series, all that is ahead or from an occurrence on',
    params: seriesParams,
    body: seriesUpdateSchema.extend({ ...editScope, ...fileChanges }),
    response: editedSeriesSchema,
    errors: operationCodes.seriesUpdate,
    idempotent: true,
  },
  'POST /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/cancel-single': {
    summary: 'Cancel one occurrence',
    params: seriesParams,
    body: z.object({ meetingId: idSchema }),
    response: 'empty',
    errors: [errorCodes.stateForbids],
  },
  'POST /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/cancel-repeat': {
    summary: 'Cancel the occurrences ahead from an instant on; 0 for all of them',
    params: seriesParams,
    body: z.object({ startTimeGe: instantSchema }),
    response: z.object({ cancelledCount: z.number().int() }),
    errors: [errorCodes.stateForbids],
  },
} satisfies EndpointTable;
