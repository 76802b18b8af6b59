import { z } from 'zod';
import { approvalStatuses } from '@/lib/domain/approval/approval-state';
import { operationCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import { idParams, idSchema, instantSchema, pageOf } from './common';
import type { EndpointTable } from './endpoint';
import { meetingSchema } from './meeting';

/** A request for approval, and its result. */
export const approvalRecordSchema = z
  .object({
    id: idSchema,
    meetingId: idSchema,
    meetingNo: z.string(),
    subject: z.string(),
    type: z.enum(['MEETING_SERVICE', 'ROOM']),
    status: z.enum([...approvalStatuses]),
    reason: z.string().optional(),
    refuseReason: z.string().optional(),
    isRead: z.boolean(),
    applicantName: z.string(),
    beginTime: instantSchema,
    endTime: instantSchema,
    address: z.string(),
    createTime: instantSchema,
    settledTime: instantSchema.optional(),
  })
  .meta({ id: 'ApprovalRecord' });

const pageBody = z.object({
  pageNo: z.number().int().min(1).default(1),
  pageSize: z.number().int().min(1).max(100).default(limits.approvalPageSize),
  kind: z.enum(['pending', 'processed']).default('pending'),
});

export const approvalEndpoints = {
  'GET /api-meeting/api/user/meeting-audit-records/actions/unread-count': {
    summary: 'How many approvals wait unread',
    response: z.object({ count: z.number().int() }),
  },
  'POST /api-meeting/api/user/meeting-audit-records/send-by-me/page': {
    summary: 'Approvals that the caller asked for, by pages of 20',
    body: pageBody,
    response: pageOf(approvalRecordSchema),
    later: true,
  },
  'POST /api-meeting/api/user/meeting-audit-records/send-to-me/page': {
    summary: 'Approvals that the caller is asked for, by pages of 20',
    body: pageBody,
    response: pageOf(approvalRecordSchema),
    later: true,
  },
  'POST /api-meeting/api/user/meeting-audit-records': {
    summary: 'Send a refused or revoked request again',
    body: z.object({ meetingId: idSchema, reason: z.string().max(200) }),
    response: approvalRecordSchema,
    errors: operationCodes.order,
    idempotent: true,
    later: true,
  },
  'GET /api-meeting/api/user/meeting-audit-records/{id}': {
    summary: 'One approval record',
    params: idParams,
    response: approvalRecordSchema,
    later: true,
  },
  'GET /api-meeting/api/user/meeting-audit-records/{id}/meeting-view': {
    summary: 'The meeting of an approval record',
    params: idParams,
    response: meetingSchema,
    later: true,
  },
  'POST /api-meeting/api/user/meeting-audit-records/{id}/actions/agree': {
    summary: 'Agree to a request',
    params: idParams,
    response: 'empty',
    errors: operationCodes.approval,
    later: true,
  },
  'POST /api-meeting/api/user/meeting-audit-records/{id}/actions/refuse': {
    summary: 'Refuse a request, with a reason',
    params: idParams,
    body: z.object({ refuseReason: z.string().trim().min(1).max(200) }),
    response: 'empty',
    errors: operationCodes.approval,
    later: true,
  },
  'POST /api-meeting/api/user/meeting-audit-records/{id}/actions/read': {
    summary: 'Record that a request was read',
    params: idParams,
    response: 'empty',
    later: true,
  },
} satisfies EndpointTable;
