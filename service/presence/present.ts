import type { UnusedMeeting } from '@/lib/contract/presence';
import { finishTimeOf } from '@/lib/domain/meeting/presence';
import type { UnusedMeetingRow } from './queries/unused-meetings';

/** The query answers meetings with a tip alone. */
export const presentUnused = (row: UnusedMeetingRow): UnusedMeeting => ({
  meetingId: row.id,
  meetingNo: row.meeting_no,
  subject: row.subject,
  address: row.address,
  finishTime: finishTimeOf(row.early_end_tip_at ?? 0),
});
