import { z } from 'zod';
import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import { inviteStates } from '@/lib/domain/invite-state';
import { meetingTypes, noticeLabels, scopes } from '@/lib/domain/meeting-values';
import {
  idParams,
  idSchema,
  instantQuerySchema,
  instantSchema,
  isReadableWindow,
  windowQuerySchema,
} from './common';
import type { EndpointTable } from './endpoint';

export const noticeLabelSchema = z.enum(noticeLabels);

/** Status strings that our service sends; reading is tolerant of both spellings (MEET-14). */
export const meetingStatusSchema = z.enum([
  'BEFORE',
  'DURING',
  'CANCEL',
  'FINISH',
  'FILED',
  'AUDITING',
  'AUDIT_REFUSE',
  'AUDIT_REJECT',
  'AUDIT_REVOKE',
  'AUDIT_EXPIRED',
  'AUDIT_EXPIRE',
]);

export const inviteStateSchema = z.enum(inviteStates);

export const meetingMemberSchema = z
  .object({
    user: z.object({
      staffId: idSchema,
      realName: z.string(),
      avatar: z.string().optional(),
      department: z.string().optional(),
    }),
    state: inviteStateSchema,
    createTime: instantSchema,
    invitor: z.string().optional(),
    relation: z.enum(['organizer', 'attendee']),
  })
  .meta({ id: 'MeetingMember' });
export type MeetingMember = z.infer<typeof meetingMemberSchema>;

export const changeLogSchema = z.object({
  id: idSchema,
  createTime: instantSchema,
  actorName: z.string(),
  /** What happened, for instance `created`; the words are the client's. */
  kind: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
});
export type ChangeLog = z.infer<typeof changeLogSchema>;

/** What the caller may do with the meeting now; screen and service share the rules (`lib/domain/permissions`). */
export const meetingCanSchema = z.object({
  view: z.boolean(),
  edit: z.boolean(),
  cancel: z.boolean(),
  endEarly: z.boolean(),
  continue: z.boolean(),
  revoke: z.boolean(),
  resubmit: z.boolean(),
  invite: z.boolean(),
  withdrawInvite: z.boolean(),
  answer: z.boolean(),
  acknowledge: z.boolean(),
  signIn: z.boolean(),
  editAgenda: z.boolean(),
  editFiles: z.boolean(),
  submitNotes: z.boolean(),
  delete: z.boolean(),
  quit: z.boolean(),
});

export const meetingSchema = z
  .object({
    _id: idSchema,
    meetingNo: z.string(),
    subject: z.string(),
    beginTime: instantSchema,
    endTime: instantSchema,
    /** Names of the rooms, or of the place. */
    address: z.string(),
    scope: z.number().int(),
    meetingType: z.number().int().optional(),
    content: z.string().optional(),
    reason: z.string().optional(),
    state: z.number().int().min(0).max(4),
    status: meetingStatusSchema,
    orderState: z.enum(['NONE', 'BEFORE', 'DURING', 'END']),
    creatorStaffId: idSchema,
    organizerName: z.string(),
    organizerDepartment: z.string().optional(),
    members: z.array(meetingMemberSchema),
    /** The caller's own invitation, absent for someone who looks at a public meeting. */
    inviteState: inviteStateSchema.optional(),
    changeLogs: z.array(changeLogSchema),
    userReadTime: instantSchema.optional(),
    summaryState: z.number().int(),
    repeatMeetingNo: z.string().optional(),
    isRepeatMeeting: z.boolean(),
    recurrence: z.string().optional(),
    noticeLabels: z.array(noticeLabelSchema),
    meetingAuditRecordView: z
      .object({
        reason: z.string().optional(),
        refuseReason: z.string().optional(),
        auditorList: z.array(z.object({ id: idSchema, realName: z.string() })),
      })
      .optional(),
    orderSignStatus: z.number().int(),
    meetingSignView: z.object({ isCanSign: z.boolean(), signStatus: z.number().int() }),
    roomOrderList: z.array(
      z.object({
        orderNo: z.string(),
        roomId: idSchema,
        roomName: z.string(),
        address: z.string(),
        capacity: z.number().int().optional(),
      }),
    ),
    meetingFolderViews: z.array(
      z.object({
        id: idSchema,
        fileKey: z.string(),
        fileName: z.string(),
        contentType: z.string(),
        size: z.number().int(),
        createdDate: instantSchema,
      }),
    ),
    meetingAllocationViews: z.array(
      z.object({ meetingTypes: z.string(), url: z.string().optional(), password: z.string().optional() }),
    ),
    iotMessage: z.array(z.object({ deviceName: z.string(), deviceStatus: z.number().int() })),
    thirdPartyMeetingViewList: z.array(
      z.object({
        status: z.enum(['pending', 'ready', 'failed']),
        url: z.string().optional(),
        password: z.string().optional(),
      }),
    ),
    shareId: z.string().optional(),
    accessKey: z.string().optional(),
    can: meetingCanSchema,
  })
  .meta({ id: 'Meeting' });
export type Meeting = z.infer<typeof meetingSchema>;

/** One row of my schedule (§3, "Schedule record"). */
export const scheduleRecordSchema = z
  .object({
    meeting: meetingSchema
      .pick({
        _id: true,
        meetingNo: true,
        subject: true,
        beginTime: true,
        endTime: true,
        address: true,
        state: true,
        status: true,
        creatorStaffId: true,
        organizerName: true,
        isRepeatMeeting: true,
        userReadTime: true,
      })
      .extend({ can: meetingCanSchema.pick({ answer: true, signIn: true, endEarly: true }) }),
    inviteState: inviteStateSchema,
    /** Newest change only: what the notice dot needs (CAL-06). */
    latestChangeTime: instantSchema.optional(),
    summaryState: z.number().int(),
    conflict: z.boolean(),
  })
  .meta({ id: 'ScheduleRecord' });
export type ScheduleRecord = z.infer<typeof scheduleRecordSchema>;

/** §3, "Calendar schedule item". */
export const calendarItemSchema = z
  .object({
    id: idSchema,
    subject: z.string(),
    beginTime: instantSchema,
    endTime: instantSchema,
    organizerName: z.string(),
    address: z.string(),
    meetingNo: z.string(),
    meetingStatus: meetingStatusSchema,
    inviteState: inviteStateSchema,
    userReadTime: instantSchema.optional(),
    latestChangeTime: instantSchema.optional(),
    summaryState: z.number().int(),
  })
  .meta({ id: 'CalendarItem' });
export type CalendarItem = z.infer<typeof calendarItemSchema>;

export const recentMeetingSchema = z.object({
  meetingNo: z.string(),
  theme: z.string(),
  meetingMemberList: z.array(z.object({ staffId: idSchema, realName: z.string() })),
});

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
};

export const meetingDraftSchema = z.object({
  subject: fields.subject,
  beginTime: fields.beginTime,
  endTime: fields.endTime,
  roomBookingForms: fields.roomBookingForms.default([]),
  members: z
    .array(z.object({ staffId: idSchema }))
    .max(500)
    .default([]),
  scope: fields.scope.default(scopes.public),
  meetingType: fields.meetingType.optional(),
  noticeLabels: fields.noticeLabels.default(['before_15']),
  content: fields.content.optional(),
  reason: z.string().max(200).optional(),
});
export type MeetingDraft = z.input<typeof meetingDraftSchema>;

export const bookedMeetingSchema = meetingSchema.pick({
  _id: true,
  meetingNo: true,
  status: true,
  roomOrderList: true,
});
export type BookedMeeting = z.infer<typeof bookedMeetingSchema>;

/** What an update may change; a key that is left out stays as it is. */
export const meetingUpdateSchema = z.object(fields).partial();

/** What 400403002 carries as `data`, so that the form can mark it (BOOK-04). */
export const conflictSchema = z.object({
  roomId: idSchema,
  roomName: z.string(),
  beginTime: instantSchema,
  endTime: instantSchema,
  meetingNo: z.string().optional(),
  organizerName: z.string().optional(),
});
export const conflictDataSchema = z.object({ conflicts: z.array(conflictSchema) });
export type ConflictData = z.infer<typeof conflictDataSchema>;

export const refusalSchema = z
  .object({
    code: z.number().int(),
    message: z.string(),
    roomId: idSchema.optional(),
    conflicts: z.array(conflictSchema).optional(),
  })
  .meta({ id: 'Refusal' });
export type CheckRefusal = z.infer<typeof refusalSchema>;

export const meetingEndpoints = {
  'POST /api-meeting/api/user/v2/meetings/actions/schedule': {
    summary: 'Book a meeting',
    body: meetingDraftSchema,
    response: bookedMeetingSchema,
    errors: operationCodes.order,
    idempotent: true,
  },
  'POST /api-meeting/api/user/v2/meetings/actions/check': {
    summary: 'Try a booking: changes nothing, answers every refusal',
    body: meetingDraftSchema,
    response: z.object({ refusals: z.array(refusalSchema) }),
  },
  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update': {
    summary: 'Change a single meeting before it is over',
    params: idParams,
    body: meetingUpdateSchema,
    response: 'empty',
    errors: [...operationCodes.update, errorCodes.stateForbids],
  },
  'GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}': {
    summary: 'A meeting by id or number',
    params: z.object({ idOrMeetingNo: idSchema }),
    response: meetingSchema,
  },
  'GET /api-meeting/api/user/meetings/{id}': {
    summary: 'A meeting by id',
    params: idParams,
    response: meetingSchema,
  },
  'PUT /api-meeting/api/user/meetings/{id}/state/cancel': {
    summary: 'Cancel a meeting before its start',
    params: idParams,
    query: z.object({ effectiveType: z.coerce.number().int().min(0).max(2).default(0) }),
    response: 'empty',
    errors: [errorCodes.stateForbids],
  },
  'PUT /api-meeting/api/user/meetings/{id}/members/status': {
    summary: 'Answer the own invitation: 1 refuse, 2 join, 3 ask for leave',
    params: idParams,
    body: z.object({
      state: z.enum(inviteStates).exclude(['toConfirm', 'withdrawn']),
      reason: z.string().max(200).optional(),
      effectiveType: z.number().int().min(0).max(2).default(0),
    }),
    response: z.object({ inviteState: inviteStateSchema }),
    errors: [errorCodes.stateForbids],
  },
  'GET /api-meeting/api/user/meeting-records': {
    summary: 'My schedule between two instants, sorted by start',
    query: windowQuerySchema
      .extend({ markConflict: z.coerce.number().int().optional() })
      .refine(isReadableWindow),
    response: z.array(scheduleRecordSchema),
  },
  'GET /api-meeting/api/user/meetings/actions/calendar': {
    summary: 'My meetings between two instants, for the month grid',
    query: windowQuerySchema.refine(isReadableWindow),
    response: z.array(calendarItemSchema),
  },
  'GET /api-meeting/api/user/meetings/actions/recent': {
    summary: 'Meetings of the last 90 days with their members',
    query: z.object({
      recentBeginTime: instantQuerySchema.optional(),
      themeLike: z.string().max(100).optional(),
    }),
    response: z.array(recentMeetingSchema),
  },
  'GET /api-meeting/api/user/meetings/settings/for-schedule': {
    summary: 'Order settings of the company and the form’s template',
    response: z.object({
      publicAddressBook: z.boolean(),
      template: z.object({
        createMode: z.enum(['single', 'repeat']),
        noticeLabels: z.array(noticeLabelSchema),
        scope: z.number().int(),
        meetingType: z.number().int().optional(),
      }),
    }),
  },
} satisfies EndpointTable;
