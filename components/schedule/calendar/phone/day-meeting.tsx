import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { InviteTag } from '@/components/meeting/tags/invite-tag';
import { StatusTag } from '@/components/meeting/tags/status-tag';
import type { CalendarItem } from '@/lib/contract/schedule';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { commonText } from '@/lib/text/zh-cn/common';
import { formatEndTime, formatTime } from '@/lib/time/format';
import styles from './day-meeting.module.css';
import { lookOf } from '../day/item-look';
import { NoticeDot } from '../../notice-dot';

type Props = { item: CalendarItem; zone: string };

/** One meeting of the chosen day; a tap opens its peek. */
export function DayMeeting({ item, zone }: Props) {
  const { subject, beginTime, endTime, address, organizerName, inviteState, meetingStatus } = item;
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
          {subject}
          <NoticeDot of={[{ ...item, status: item.meetingStatus }]} />
        </b>
        <span>{[address, organizerName].filter(Boolean).join(commonText.separator)}</span>
      </span>
      {inviteState === inviteStates.toConfirm ? (
        <InviteTag state={inviteState} />
      ) : (
        <StatusTag status={meetingStatus} />
      )}
    </a>
  );
}
