import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/layout/icon';
import { ViewLink } from '@/components/ui/links/view-link';
import { shiftMonth } from '@/lib/domain/calendar/month-grid';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import styles from './month-pager.module.css';
import { scheduleHref } from '../schedule-view';

type Props = { day: Day; today: Day };

const monthHref = (day: Day) => scheduleHref({ mode: 'calendar', day });

export function MonthPager({ day, today }: Props) {
  return (
    <nav className={styles.pager} aria-label={scheduleText.month}>
      <ViewLink
        href={monthHref(shiftMonth(day, -1))}
        className={styles.step}
        aria-label={scheduleText.previousMonth}
      >
        <Icon of={ChevronLeft} size={16} />
      </ViewLink>
      <ViewLink href={monthHref(today)} className={styles.step}>
        {scheduleText.today}
      </ViewLink>
      <ViewLink
        href={monthHref(shiftMonth(day, 1))}
        className={styles.step}
        aria-label={scheduleText.nextMonth}
      >
        <Icon of={ChevronRight} size={16} />
      </ViewLink>
    </nav>
  );
}
