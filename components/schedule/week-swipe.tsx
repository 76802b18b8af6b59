import { useLayoutEffect, useRef, type ReactNode, type UIEvent } from 'react';
import { shiftWeek } from '@/lib/domain/week-strip';
import { dateText } from '@/lib/text/zh-cn/dates';
import { weekOf, type Day } from '@/lib/time/day';
import { scheduleHref } from './schedule-view';
import styles from './week-strip.module.css';

type Props = { day: Day; children: ReactNode };

/** Puts the weeks beside the one shown within a thumb's reach; where the swipe ends, that week is the one shown. */
export function WeekSwipe({ day, children }: Props) {
  const [sunday] = weekOf(day);
  const weeksRef = useRef<HTMLDivElement>(null);
  // The week arrived at takes the middle; before the picture is drawn, so that nothing is seen to move.
  useLayoutEffect(() => {
    const centre = () => {
      const weeks = weeksRef.current;
      if (weeks) weeks.scrollLeft = weeks.clientWidth;
    };
    centre();
    // A phone that is turned upright begins to scroll only then.
    window.addEventListener('resize', centre);
    return () => window.removeEventListener('resize', centre);
  }, [sunday]);

  const onScrollEnd = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    const weeks = clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth) - 1;
    const isSwipe = weeksRef.current !== null && weeksRef.current.scrollWidth > clientWidth;
    if (isSwipe && weeks !== 0) {
      window.history.pushState(null, '', scheduleHref({ mode: 'list', day: shiftWeek(day, weeks) }));
    }
  };

  return (
    <div ref={weeksRef} className={styles.weeks} onScrollEnd={onScrollEnd}>
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
