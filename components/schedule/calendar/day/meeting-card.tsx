import Popover from '@mui/material/Popover';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { StatusTag } from '@/components/meeting/tags/status-tag';
import { ButtonLink } from '@/components/ui/controls/button';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import type { CalendarItem } from '@/lib/contract/schedule';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatRange } from '@/lib/time/format';
import styles from './meeting-card.module.css';

type Props = { anchor: HTMLElement; item: CalendarItem; zone: string; onClose: () => void };

const { card } = scheduleText;

/** The small card of a meeting in the month (CAL-03); Esc goes back to its line. */
export function MeetingCard({ anchor, item, zone, onClose }: Props) {
  const detailsHref = useDetailsHref();
  const { subject, organizerName, address, meetingStatus, beginTime, endTime, meetingNo } = item;
  const time = `${formatDay(dayOf(beginTime, zone))} ${formatRange({ beginTime, endTime }, zone)}`;
  return (
    <MuiScope>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: -4, horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': subject, className: styles.card } }}
      >
        <header className={styles.header}>
          <h2>{subject}</h2>
          <StatusTag status={meetingStatus} />
        </header>
        <dl className={styles.facts}>
          <dt>{card.time}</dt>
          <dd>{time}</dd>
          {address ? (
            <>
              <dt>{card.place}</dt>
              <dd>{address}</dd>
            </>
          ) : null}
          <dt>{card.organizer}</dt>
          <dd>{organizerName}</dd>
        </dl>
        <ButtonLink variant="contained" size="small" className={styles.open} href={detailsHref(meetingNo)}>
          {card.details}
        </ButtonLink>
      </Popover>
    </MuiScope>
  );
}
