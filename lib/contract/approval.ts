import { z } from 'zod';
import { approvalKinds } from '@/lib/domain/approval/approval-kinds';
import { approvalStatuses } from '@/lib/domain/approval/approval-state';
import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import { idParams, idSchema, instantSchema, pageOf } from './common';
import type { EndpointTable } from './endpoint';
import { meetingSchema, meetingStatusSchema } from './meeting';
import { roomOrderSchema } from './room';

const personSchema = z.object({ staffId: idSchema, name: z.string() });
const namedSchema = z.object({ id: idSchema, name: z.string() });

/** The caller's permissions on the record now; the service judges by the same rules (`lib/domain/approval/permissions.ts`). */
export const approvalCanSchema = z.object({
  agree: z.boolean(),
  refuse: z.boolean(),
  revoke: z.boolean(),
  askAgain: z.boolean(),
  remind: z.boolean(),
});

/** A request to use one room or one meeting service, and its result. */
export const approvalRecordSchema = z
  .object({
    id: idSchema,
    meetingId: idSchema,
    meetingNo: z.string(),
    subject: z.string(),
    type: z.enum(['MEETING_SERVICE', 'ROOM']),
    status: z.enum([...approvalStatuses]),
    /** The whole meeting: one refused room refuses it, and it waits until the last one is agreed to. */
    meetingStatus: meetingStatusSchema,
    reason: z.string().optional(),
    refuseReason: z.string().optional(),
    /** For an auditor: read by the caller. For the applicant: read by one of the auditors. */
    isRead: z.boolean(),
    applicant: personSchema,
    /** The requested thing, by `type`. */
    room: namedSchema.optional(),
    service: namedSchema.optional(),
    auditors: z.array(personSchema),
    /** The name of the person who settled it; absent while it waits, and where the clock did. */
    settledBy: z.string().optional(),
    beginTime: instantSchema,
    endTime: instantSchema,
    address: z.string(),
    createTime: instantSchema,
    settledTime: instantSchema.optional(),
    /** The applicant's last reminder. */
    remindedTime: instantSchema.optional(),
    /** The number of occurrences that one request of a series stands for. */
    occurrenceCount: z.number().int().optional(),
    /**
     * For the auditors of a room while it waits: the other bookings of that room on that day of the company, by start; of a private meeting of other
     * people the times alone.
     */
    roomOrders: z
      .array(
        roomOrderSchema.pick({
          beginTime: true,
          endTime: true,
          state: true,
          mine: true,
          meetingNo: true,
          subject: true,
          organizerName: true,
        }),
      )
      .optional(),
    can: approvalCanSchema,
  })
  .meta({ id: 'ApprovalRecord' });
export type ApprovalRecord = z.infer<typeof approvalRecordSchema>;
export type { ApprovalKind } from '@/lib/domain/approval/approval-kinds';

const pageBody = z.object({
  /** Counts only without a `cursor`. */
  pageNo: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(limits.approvalPageSize),
  kind: z.enum(approvalKinds).default('pending'),
  /** The `nextCursor` of the page before, of the same list and person; any other is refused with 400. */
  cursor: z.string().min(1).max(512).optional(),
});

/** `nextCursor` is absent on the last page. */
const approvalPage = pageOf(approvalRecordSchema).extend({ nextCursor: z.string().optional() });

export const approvalEndpoints = {
  'GET /api-meeting/api/user/meeting-audit-records/actions/unread-count': {
    summary: 'How many approvals wait unread',
    response: z.object({ count: z.number().int() }),
  },
  'POST /api-meeting/api/user/meeting-audit-records/send-by-me/page': {
    summary:
      'Approvals that the caller asked for, by pages of 20: pending by request, processed by settlement, newest first',
    body: pageBody,
    response: approvalPage,
  },
  'POST /api-meeting/api/user/meeting-audit-records/send-to-me/page': {
    summary: 'Approvals that the caller is asked for, by pages of 20, in the same order',
    body: pageBody,
    response: approvalPage,
  },
  'GET /api-meeting/api/user/meeting-audit-records/{id}': {
    summary: 'One approval record, for its applicant and its auditors',
    params: idParams,
    response: approvalRecordSchema,
  },
  'GET /api-meeting/api/user/meeting-audit-records/{id}/meeting-view': {
    summary: 'The meeting of an approval record',
    params: idParams,
    response: meetingSchema,
  },
  'POST /api-meeting/api/user/meeting-audit-records/{id}/actions/agree': {
    summary: 'Agree to a request',
    params: idParams,
    response: 'empty',
    errors: operationCodes.approval,
  },
  'POST /api-meeting/api/user/meeting-audit-records/{id}/actions/refuse': {
    summary: 'Refuse a request, with a reason',
    params: idParams,
    body: z.object({ refuseReason: z.string().trim().min(1).max(limits.approvalReasonMaxLength) }),
    response: 'empty',
    errors: operationCodes.approval,
  },
  'POST /api-meeting/api/user/meeting-audit-records/{id}/actions/read': {
    summary: 'Record that the caller, an auditor, has read a request',
    params: idParams,
    response: 'empty',
  },
  'POST /api-meeting/api/user/meeting-audit-records/{id}/actions/remind': {
    summary: 'Remind the auditors of a request, once in 30 minutes',
    params: idParams,
    response: 'empty',
    errors: operationCodes.remind,
  },
  'POST /api-meeting/api/user/v2/meetings/{id}/actions/revoke': {
    summary: 'Revoke the requests of a meeting that are not settled, and give its rooms back',
    params: idParams,
    response: 'empty',
    errors: [errorCodes.stateForbids],
  },
} satisfies EndpointTable;
