import { useDetailsHref } from '@/components/meeting/details/details-origin';
import type { CalendarItem } from '@/lib/contract/schedule';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { formatEndTime, formatTime } from '@/lib/time/format';
import styles from './day-meeting.module.css';
import { RowPlace } from '../../lines/row-place';
import { RowTags } from '../../lines/row-tags';
import { lookOf } from '../day/item-look';
import { NoticeDot } from '../../notice-dot';

type Props = {
  item: CalendarItem;
  staffId: string;
  /** The ids of the meetings that collide. */
  conflicts: ReadonlySet<string>;
  zone: string;
};

/** One meeting of the chosen day; a tap opens its peek. */
export function DayMeeting({ item, staffId, conflicts, zone }: Props) {
  const { subject, beginTime, endTime, address, organizerName, inviteState, meetingStatus, creatorStaffId } =
    item;
  const detailsHref = useDetailsHref();
  return (
    <a
      href={detailsHref(item.meetingNo)}
      className={styles.meeting}
      data-look={lookOf(item)}
      aria-haspopup="dialog"
    >
      <span className={styles.times}>
        <b>{formatTime(beginTime, zone)}</b>
        <span>{formatEndTime(endTime, zone)}</span>
      </span>
      <span className={styles.words}>
        <b>
          <span>{subject}</span>
          <NoticeDot of={[{ ...item, status: item.meetingStatus }]} />
        </b>
        <span>
          <RowPlace place={address} organizer={organizerName} />
        </span>
      </span>
      <span className={styles.tags}>
        <RowTags
          status={meetingStatus}
          inviteState={creatorStaffId === staffId ? undefined : inviteState}
          conflict={conflicts.has(item.id) ? scheduleText.conflict : undefined}
          evidentStatus="FINISH"
        />
      </span>
    </a>
  );
}
