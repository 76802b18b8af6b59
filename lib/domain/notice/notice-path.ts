import type { NoticeKind } from './notice-kinds';

type Target = {
  kind: NoticeKind;
  meetingId: string;
  facts: {
    meetingNo: string;
    approval?: { recordId: string } | undefined;
    endedTime?: number | undefined;
    asksAnew?: true | undefined;
  };
};

const recordPages: Partial<Record<NoticeKind, string>> = {
  approvalRequested: '/received-approval-detail',
  approvalReminded: '/received-approval-detail',
  approvalSettled: '/initiated-approval-detail',
};

/** The kinds of notices that the meeting's page has a part for: an entry of its change log, or a place with the kind's name. */
const ledNotices: ReadonlySet<NoticeKind> = new Set([
  'change',
  'cancellation',
  'answers',
  'earlyEnd',
  'notes',
  'agenda',
  'files',
  'device',
]);

/**
 * The page that a notice speaks of; its `at` names the part of it, for an entry of the change log the kind of the notice (LIM-01).
 *
 * @example
 * noticePath({ kind: 'change', meetingId: '1', facts: { meetingNo: '0123456789' } }) //=> '/details/0123456789?at=change'
 */
export function noticePath({ kind, meetingId, facts }: Target): string {
  const { meetingNo, approval, endedTime, asksAnew } = facts;
  const recordPage = recordPages[kind];
  if (recordPage !== undefined && approval)
    return `${recordPage}/${encodeURIComponent(approval.recordId)}?at=request`;
  if (kind === 'earlyEnd' && endedTime === undefined) return `/early-end/${encodeURIComponent(meetingId)}`;
  if (asksAnew) return `/invited/${encodeURIComponent(meetingId)}`;
  const page = `/details/${encodeURIComponent(meetingNo)}`;
  return ledNotices.has(kind) ? `${page}?at=${kind}` : page;
}
