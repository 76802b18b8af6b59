import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { ApprovalKind } from '@/lib/domain/approval/approval-kinds';
import { limits } from '@/lib/domain/limits/limits';
import type { Follow } from './live/follows';

export const approvalKeys = {
  all: ['approval'] as const,
  unread: () => [...approvalKeys.all, 'unread'] as const,
  lists: () => [...approvalKeys.all, 'list'] as const,
  sentByMe: (kind: ApprovalKind) => [...approvalKeys.lists(), 'by-me', kind] as const,
  sentToMe: (kind: ApprovalKind) => [...approvalKeys.lists(), 'to-me', kind] as const,
  record: (id: string) => [...approvalKeys.all, 'record', id] as const,
  meetingOf: (id: string) => [...approvalKeys.all, 'meeting', id] as const,
};

/** A command on a request concerns its applicant and its auditors as `staff`. */
const mine: Follow = { kind: 'staff' };

const boxes = { 'by-me': 'send-by-me', 'to-me': 'send-to-me' } as const;

/** APR-01: pages of 20 by cursor. */
const approvalPages = (api: Api, box: keyof typeof boxes, kind: ApprovalKind) =>
  infiniteQueryOptions({
    queryKey: [...approvalKeys.lists(), box, kind] as const,
    meta: {
      // The lists of auditors show what else is booked in the rooms.
      follows: box === 'to-me' ? [mine, { kind: 'room', idsAt: ['pages', 'list', 'room', 'id'] }] : [mine],
    },
    // Travels with a page from the server as JSON, which has no undefined.
    initialPageParam: '',
    queryFn: ({ pageParam: cursor, signal }) =>
      api(`POST /api-meeting/api/user/meeting-audit-records/${boxes[box]}/page`, {
        body: { kind, pageSize: limits.approvalPageSize, ...(cursor !== '' && { cursor }) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The requests that the reader made. */
export const approvalsSentByMe = (api: Api, kind: ApprovalKind) => approvalPages(api, 'by-me', kind);

/** The requests that the reader is asked to settle, or was. */
export const approvalsSentToMe = (api: Api, kind: ApprovalKind) => approvalPages(api, 'to-me', kind);

/** APR-02: one request. */
export const approvalRecord = (api: Api, id: string) =>
  queryOptions({
    queryKey: approvalKeys.record(id),
    meta: {
      follows: [mine, { kind: 'meeting', idsAt: ['meetingId'] }, { kind: 'room', idsAt: ['room', 'id'] }],
    },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/meeting-audit-records/{id}', { params: { id }, signal }),
  });

/** The meeting that a request is about. */
export const approvalMeeting = (api: Api, id: string) =>
  queryOptions({
    queryKey: approvalKeys.meetingOf(id),
    meta: { follows: [{ kind: 'meeting', idsAt: ['_id'] }] },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/meeting-audit-records/{id}/meeting-view', { params: { id }, signal }),
  });

/** How many approvals wait for me unread. */
export const unreadApprovals = (api: Api) =>
  queryOptions({
    queryKey: approvalKeys.unread(),
    meta: { follows: [mine] },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/meeting-audit-records/actions/unread-count', { signal }),
  });
