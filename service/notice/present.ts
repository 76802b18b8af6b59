import { type Notice, noticeFactsSchema } from '@/lib/contract/notice';
import type { NoticeRow } from './queries/notice-page';

export const presentNotice = ({ id, kind, meeting_id, facts, sent_at, read_at }: NoticeRow): Notice => ({
  id,
  kind,
  time: sent_at,
  isRead: read_at !== null,
  meetingId: meeting_id,
  facts: noticeFactsSchema.parse(facts),
});
