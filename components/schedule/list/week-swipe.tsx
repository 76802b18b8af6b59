import type { ReactNode } from 'react';
import { useWeekSwipe } from '@/components/ui/page/use-week-swipe';
import { shiftWeek } from '@/lib/domain/calendar/week-strip';
import { dateText } from '@/lib/text/zh-cn/dates';
import { weekOf, type Day } from '@/lib/time/day';
import { scheduleHref } from '../schedule-view';
import styles from './week-strip.module.css';

type Props = { day: Day; children: ReactNode };

/** Puts the weeks beside the one shown within a thumb's reach; where the swipe ends, that week is the one shown. */
export function WeekSwipe({ day, children }: Props) {
  const [sunday] = weekOf(day);
  const swipe = useWeekSwipe({
    week: sunday ?? day,
    onSwipe: (weeks) =>
      window.history.pushState(null, '', scheduleHref({ mode: 'list', day: shiftWeek(day, weeks) })),
  });

  return (
    <div className={styles.weeks} {...swipe}>
      <WeekBeside day={shiftWeek(day, -1)} />
      {children}
      <WeekBeside day={shiftWeek(day, 1)} />
    </div>
  );
}

/** How a week looks before one is there: its days, without what they hold. */
function WeekBeside({ day }: { day: Day }) {
  return (
    <div className={styles.beside} aria-hidden="true">
      {weekOf(day).map((one, weekday) => (
        <span key={one} className={styles.day}>
          <span className={styles.weekday}>{dateText.weekdaysShort[weekday]}</span>
          <span className={styles.date}>{Number(one.slice(-2))}</span>
        </span>
      ))}
    </div>
  );
}
