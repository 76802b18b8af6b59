import { TriangleAlert } from 'lucide';
import type { DragEvent } from 'react';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { RepeatMark } from '@/components/series/repeat-mark';
import { Icon } from '@/components/ui/layout/icon';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { meetingLook } from '@/lib/domain/calendar/meeting-look';
import type { WeekEntry } from '@/lib/domain/calendar/week/week-layout';
import { displayStages, readMeetingStatus } from '@/lib/domain/meeting/meeting-state';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { formatRange } from '@/lib/time/format';
import { NoticeDot } from '../../notice-dot';
import { placeInDay, placeOfLane } from '../place-in-day';
import styles from './week-block.module.css';

type Props = {
  entry: WeekEntry<ScheduleRecord>;
  zone: string;
  /** It can be taken and moved. */
  isMovable: boolean;
  /** It is being moved: its place is where it comes from. */
  isMoving: boolean;
  tabIndex: number;
};

/** The longest block that has room for one line of words only. */
const oneLineMinutes = 30;

/** Links could be dragged away, which here moves a meeting. */
const stayInPlace = (event: DragEvent) => event.preventDefault();

/** One meeting where it lies in its day; a click opens its peek, without script its details. */
export function WeekBlock({ entry, zone, isMovable, isMoving, tabIndex }: Props) {
  const { meeting, inviteState, conflict } = entry.item;
  const { subject, address, meetingNo } = meeting;
  const detailsHref = useDetailsHref();
  const row = readMeetingStatus(meeting.status);
  return (
    <li className={styles.entry} style={{ ...placeInDay(entry), ...placeOfLane(entry) }}>
      <a
        href={detailsHref(meetingNo)}
        className={styles.block}
        data-meeting={meetingNo}
        data-look={meetingLook({ status: meeting.status, inviteState })}
        data-running={row?.stage === displayStages.during || undefined}
        data-line={entry.to - entry.from <= oneLineMinutes || undefined}
        data-movable={isMovable || undefined}
        data-moving={isMoving || undefined}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        onDragStart={stayInPlace}
      >
        <span className={styles.subject}>
          <span className={styles.name}>{subject}</span>
          {meeting.isRepeatMeeting ? <RepeatMark /> : null}
          {conflict ? (
            <span className={styles.conflict} role="img" aria-label={scheduleText.conflict}>
              <Icon of={TriangleAlert} size={12} />
            </span>
          ) : null}
          <NoticeDot of={[{ ...entry.item, ...meeting }]} />
        </span>
        <span className={styles.time}>{formatRange(meeting, zone)}</span>
        <span className={styles.place}>{address}</span>
        <span className="visually-hidden">{row && meetingText.status[row.status]}</span>
      </a>
    </li>
  );
}
