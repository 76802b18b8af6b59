import type { NoticeFacts } from '@/lib/contract/notice';

/** The columns of a meeting that each notice shows. */
export type NotedMeeting = {
  meeting_no: string;
  subject: string;
  begins_at: number;
  ends_at: number;
  address: string;
};

/** The facts of a meeting that each notice begins with. */
export const meetingFacts = (meeting: NotedMeeting): NoticeFacts => ({
  meetingNo: meeting.meeting_no,
  subject: meeting.subject,
  beginTime: meeting.begins_at,
  endTime: meeting.ends_at,
  address: meeting.address,
});
