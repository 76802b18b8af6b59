import { TriangleAlert } from 'lucide';
import { useState } from 'react';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { RepeatMark } from '@/components/series/repeat-mark';
import { Icon } from '@/components/ui/layout/icon';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { isPlainClick } from '@/components/ui/links/is-plain-click';
import type { CalendarItem } from '@/lib/contract/schedule';
import { meetingLook } from '@/lib/domain/calendar/meeting-look';
import { readMeetingStatus } from '@/lib/domain/meeting/meeting-state';
import { hasNoticeDot } from '@/lib/domain/meeting/notice-dot';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { formatTime } from '@/lib/time/format';
import styles from './month-entry.module.css';
import { NoticeDot } from '../../notice-dot';

type Props = {
  item: CalendarItem;
  conflict: boolean;
  zone: string;
  /** Where there is room for it. */
  withPlace?: boolean;
  tabIndex?: number;
};

const LazyMeetingCard = lazyPart(() => import('./meeting-card').then(({ MeetingCard }) => MeetingCard));

/** One meeting of a day in the month: a click opens its card (CAL-03), without script its details. */
export function MonthEntry({ item, conflict, zone, withPlace, tabIndex }: Props) {
  const { subject, beginTime, meetingNo, meetingStatus, address, isRepeatMeeting } = item;
  const detailsHref = useDetailsHref();
  const status = readMeetingStatus(meetingStatus)?.status;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <a
        href={detailsHref(meetingNo)}
        className={styles.entry}
        data-look={meetingLook({ status: meetingStatus, inviteState: item.inviteState })}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
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
        {hasNoticeDot(item) ? <NoticeDot /> : null}
        {withPlace && address ? <span className={styles.place}>{address}</span> : null}
      </a>
      {anchor ? <LazyMeetingCard {...{ anchor, item, zone }} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}
