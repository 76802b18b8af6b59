import { ViewLink } from '@/components/ui/links/view-link';
import type { CalendarItem } from '@/lib/contract/schedule';
import { byRank } from '@/lib/domain/calendar/month-lines';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { formatFullDay } from '@/lib/time/format';
import { lineRank, lookOf } from '../day/item-look';
import { scheduleHref } from '../../schedule-view';
import styles from './choose-day.module.css';

const mostDots = 3;

type Props = { day: Day; items: readonly CalendarItem[] };

/** A day of the month on a phone: dots for its meetings, those ahead first; a tap lists them below the month. */
export function ChooseDay({ day, items }: Props) {
  const dots = byRank(items, lineRank).slice(0, mostDots);
  return (
    <ViewLink
      href={scheduleHref({ mode: 'calendar', day })}
      className={styles.choose}
      aria-label={[formatFullDay(day), items.length > 0 && scheduleText.count(items.length)]
        .filter(Boolean)
        .join('，')}
      tabIndex={-1}
    >
      <span className={styles.dots} aria-hidden>
        {dots.map((item) => (
          <i key={item.id} data-look={lookOf(item)} />
        ))}
      </span>
    </ViewLink>
  );
}
