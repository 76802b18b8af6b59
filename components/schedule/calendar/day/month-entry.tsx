import { TriangleAlert } from 'lucide';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { RepeatMark } from '@/components/series/repeat-mark';
import { Icon } from '@/components/ui/layout/icon';
import type { CalendarItem } from '@/lib/contract/schedule';
import { readMeetingStatus } from '@/lib/domain/meeting/meeting-state';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { formatTime } from '@/lib/time/format';
import { lookOf } from './item-look';
import styles from './month-entry.module.css';
import { NoticeDot } from '../../notice-dot';

type Props = {
  item: CalendarItem;
  conflict: boolean;
  zone: string;
  /** Where there is room for it. */
  withPlace?: boolean;
  /** It is being moved, and stands where it would go. */
  isMoving?: boolean;
  tabIndex?: number;
};

/** One meeting of a day in the month: a click opens its peek (CAL-03), without script its details. */
export function MonthEntry({ item, conflict, zone, withPlace, isMoving, tabIndex }: Props) {
  const { subject, beginTime, meetingNo, meetingStatus, address, isRepeatMeeting } = item;
  const detailsHref = useDetailsHref();
  const status = readMeetingStatus(meetingStatus)?.status;
  return (
    <a
      href={detailsHref(meetingNo)}
      className={styles.entry}
      data-look={lookOf(item)}
      data-pick={isMoving || undefined}
      tabIndex={tabIndex}
      aria-haspopup="dialog"
    >
      <span className={styles.time}>{formatTime(beginTime, zone)}</span>
      <span className={styles.subject}>{subject}</span>
      {isRepeatMeeting ? <RepeatMark /> : null}
      <span className="visually-hidden">{status && meetingText.status[status]}</span>
      {conflict ? (
        <span className={styles.conflict} role="img" aria-label={scheduleText.conflict}>
          <Icon of={TriangleAlert} size={12} />
        </span>
      ) : null}
      <NoticeDot of={[{ ...item, status: item.meetingStatus }]} />
      {withPlace && address ? <span className={styles.place}>{address}</span> : null}
    </a>
  );
}
