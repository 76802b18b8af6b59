import type { ScheduleRecord } from '@/lib/contract/schedule';
import { inviteStates, inviteTag } from '@/lib/domain/meeting/invite-state';
import { displayStages, readMeetingStatus } from '@/lib/domain/meeting/meeting-state';
import { hasNoticeDot } from '@/lib/domain/meeting/notice-dot';
import { commonText } from '@/lib/text/zh-cn/common';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { NoticeDot } from '../notice-dot';
import { MeetingRow } from '../list/meeting-row';
import styles from './lines.module.css';

type Props = { records: readonly ScheduleRecord[]; staffId: string; zone: string };

/** Meetings that were cancelled, not approved, refused or left, in one line that opens; it opens without script too. */
export function MeetingsOff({ records, ...shared }: Props) {
  if (records.length === 0) return null;
  const hasNews = records.some((record) =>
    hasNoticeDot({ ...record, userReadTime: record.meeting.userReadTime }),
  );
  return (
    <details className={styles.off}>
      <summary>
        {countsOf(records)}
        {hasNews ? <NoticeDot /> : null}
      </summary>
      <ul className={styles.rows}>
        {records.map((record) => (
          <MeetingRow key={record.meeting._id} record={record} over {...shared} />
        ))}
      </ul>
    </details>
  );
}

/** The end of the meeting, or else of one's own place in it. */
function wordOf({ meeting, inviteState }: ScheduleRecord): string {
  const row = readMeetingStatus(meeting.status);
  const tag = inviteTag(inviteState);
  const isOff = row?.stage === displayStages.cancelled && inviteState !== inviteStates.withdrawn;
  return isOff || !tag ? meetingText.status[row?.status ?? 'CANCEL'] : meetingText.invite[tag.code];
}

function countsOf(records: readonly ScheduleRecord[]): string {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(wordOf(record), (counts.get(wordOf(record)) ?? 0) + 1);
  return [...counts].map(([word, count]) => scheduleText.off(word, count)).join(commonText.separator);
}
