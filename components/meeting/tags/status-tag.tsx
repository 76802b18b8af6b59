import { Tag } from '@/components/ui/layout/tag';
import { readMeetingStatus } from '@/lib/domain/meeting/meeting-state';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { tagTones } from './tag-tone';

/** The state of a meeting (SCH-03). */
export function StatusTag({ status }: { status: string }) {
  const row = readMeetingStatus(status);
  return row ? <Tag tone={tagTones[row.tone]}>{meetingText.status[row.status]}</Tag> : null;
}
