import type { NoticeKind } from './notice-kinds';

type Target = {
  kind: NoticeKind;
  meetingId: string;
  facts: {
    meetingNo: string;
    approval?: { recordId: string } | undefined;
    endedTime?: number | undefined;
  };
};

const recordPages: Partial<Record<NoticeKind, string>> = {
  approvalRequested: '/received-approval-detail',
  approvalReminded: '/received-approval-detail',
  approvalSettled: '/initiated-approval-detail',
};

/**
 * The page that a notice speaks of.
 *
 * @example
 * noticePath({ kind: 'reminder', meetingId: '1', facts: { meetingNo: '0123456789' } }) //=> '/details/0123456789'
 */
export function noticePath({ kind, meetingId, facts }: Target): string {
  const { meetingNo, approval, endedTime } = facts;
  const recordPage = recordPages[kind];
  if (recordPage !== undefined && approval) return `${recordPage}/${encodeURIComponent(approval.recordId)}`;
  if (kind === 'earlyEnd' && endedTime === undefined) return `/early-end/${encodeURIComponent(meetingId)}`;
  return `/details/${encodeURIComponent(meetingNo)}`;
}
