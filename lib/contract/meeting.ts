import { z } from 'zod';
import { approvalStatuses } from '@/lib/domain/approval/approval-state';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { noticeLabels } from '@/lib/domain/meeting/meeting-values';
import { idParams, idSchema, instantSchema } from './common';
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
    /** When the person left the meeting of their own accord. */
    leftTime: instantSchema.optional(),
    /** The reason of the answer, when the meeting was read, and the last reminder: for the organizer. */
    reason: z.string().optional(),
    readTime: instantSchema.optional(),
    remindedTime: instantSchema.optional(),
    relation: z.enum(['organizer', 'attendee']),
  })
  .meta({ id: 'MeetingMember' });
export type MeetingMember = z.infer<typeof meetingMemberSchema>;

export const changeLogSchema = z.object({
  id: idSchema,
  createTime: instantSchema,
  actorName: z.string(),
  /** The kind of change, for instance `created`; the client words it. */
  kind: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
});
export type ChangeLog = z.infer<typeof changeLogSchema>;

/** The caller's permissions on the meeting now; screen and service share the rules (`lib/domain/meeting/permissions.ts`). */
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
  discuss: z.boolean(),
  editFiles: z.boolean(),
  submitNotes: z.boolean(),
  publishNotes: z.boolean(),
  share: z.boolean(),
  delete: z.boolean(),
  quit: z.boolean(),
});

export const meetingSchema = z
  .object({
    _id: idSchema,
    meetingNo: z.string(),
    /** Counts the changes; an update sends the one that it began from. */
    version: z.number().int().optional(),
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
    /** From outside the company; their addresses for members alone. */
    guests: z.array(z.object({ name: z.string(), email: z.string().optional() })).optional(),
    /** The caller's own invitation, absent for someone who looks at a public meeting. */
    inviteState: inviteStateSchema.optional(),
    /** With an invitation that is open again because the meeting moved far: the caller's answer before that. */
    formerInviteState: inviteStateSchema.optional(),
    /** The newest page. */
    changeLogs: z.array(changeLogSchema),
    /** The change log goes on beyond that page. */
    hasOlderChanges: z.literal(true).optional(),
    userReadTime: instantSchema.optional(),
    /** For somebody who is out of the meeting: since when, and by whom or of one's own accord. */
    removal: z.object({ time: instantSchema, byName: z.string().optional(), isOwn: z.boolean() }).optional(),
    /** When the caller deleted the own record of it. */
    recordDeletedTime: instantSchema.optional(),
    /** Other meetings that take the caller's time during this one, the first few by start. */
    conflicts: z
      .array(
        z.object({
          _id: idSchema,
          meetingNo: z.string(),
          subject: z.string(),
          beginTime: instantSchema,
          endTime: instantSchema,
        }),
      )
      .optional(),
    summaryState: z.number().int(),
    repeatMeetingNo: z.string().optional(),
    isRepeatMeeting: z.boolean(),
    recurrence: z.string().optional(),
    /** For an occurrence of a series: the fields that were changed on its own. */
    changedFields: z.array(z.string()).optional(),
    noticeLabels: z.array(noticeLabelSchema),
    meetingAuditRecordView: z
      .object({
        reason: z.string().optional(),
        refuseReason: z.string().optional(),
        auditorList: z.array(z.object({ id: idSchema, realName: z.string() })),
        /** The newest request for each room and meeting service. */
        records: z
          .array(
            z.object({
              id: idSchema,
              /** Names the room or the service. */
              name: z.string(),
              status: z.enum([...approvalStatuses]),
              auditors: z.array(z.string()),
              refuseReason: z.string().optional(),
              settledBy: z.string().optional(),
              settledTime: instantSchema.optional(),
              remindedTime: instantSchema.optional(),
            }),
          )
          .optional(),
      })
      .optional(),
    orderSignStatus: z.number().int(),
    meetingSignView: z.object({
      isCanSign: z.boolean(),
      signStatus: z.number().int(),
      /** From when one can sign in, where a room of the meeting asks for it. */
      opensTime: instantSchema.optional(),
    }),
    /** When it was ended before its time, or continued although nobody had signed in (EARLY-04). */
    endedTime: instantSchema.optional(),
    continuedTime: instantSchema.optional(),
    /** Set while the clock is about to end it, because nobody signed in (EARLY-01). */
    earlyEnd: z.object({ tipTime: instantSchema, finishTime: instantSchema }).optional(),
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

export const meetingEndpoints = {
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
  'GET /api-meeting/api/user/v2/meetings/{id}/change-logs': {
    summary: 'The change log of a meeting, newest first, by pages',
    params: idParams,
    /** The entry that the page follows: the last one of the page before. Left out or empty: the newest page. */
    query: z.object({ cursor: z.string().max(64).optional() }),
    response: z.object({ list: z.array(changeLogSchema), nextCursor: z.string().optional() }),
  },
} satisfies EndpointTable;
