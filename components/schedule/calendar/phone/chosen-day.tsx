import { orderHref } from '@/components/booking/form/order-href';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { InviteTag } from '@/components/meeting/tags/invite-tag';
import { StatusTag } from '@/components/meeting/tags/status-tag';
import { ButtonLink } from '@/components/ui/controls/button';
import type { CalendarItem } from '@/lib/contract/schedule';
import { windowOnDay, type Moment } from '@/lib/domain/booking/booking-window';
import { hasNoticeDot } from '@/lib/domain/meeting/notice-dot';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { commonText } from '@/lib/text/zh-cn/common';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { formatDay, formatEndTime, formatTime } from '@/lib/time/format';
import styles from './chosen-day.module.css';
import { lookOf } from '../day/item-look';
import { NoticeDot } from '../../notice-dot';

type Props = { day: Day; items: readonly CalendarItem[]; moment: Moment };

/** The meetings of the chosen day below the month of a phone, and the way to another one (CAL-04). */
export function ChosenDay({ day, items, moment }: Props) {
  const detailsHref = useDetailsHref();
  const window = windowOnDay(day, moment);
  const { zone } = moment;
  return (
    <section className={styles.day} aria-label={formatDay(day)}>
      <header className={styles.header}>
        <h2>{formatDay(day)}</h2>
        {window ? (
          <ButtonLink
            size="small"
            variant="outlined"
            href={orderHref({ startTime: window.beginTime, endTime: window.endTime })}
          >
            {scheduleText.book}
          </ButtonLink>
        ) : null}
      </header>
      {items.length === 0 ? <p className={styles.empty}>{scheduleText.empty}</p> : null}
      <ul data-peek="click">
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={detailsHref(item.meetingNo)}
              className={styles.meeting}
              data-look={lookOf(item)}
              aria-haspopup="dialog"
            >
              <span className={styles.times}>
                <b>{formatTime(item.beginTime, zone)}</b>
                <span>{formatEndTime(item.endTime, zone)}</span>
              </span>
              <span className={styles.words}>
                <b>
                  {item.subject}
                  {hasNoticeDot(item) ? <NoticeDot /> : null}
                </b>
                <span>{[item.address, item.organizerName].filter(Boolean).join(commonText.separator)}</span>
              </span>
              {item.inviteState === inviteStates.toConfirm ? (
                <InviteTag state={item.inviteState} />
              ) : (
                <StatusTag status={item.meetingStatus} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
