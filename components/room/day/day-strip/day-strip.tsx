'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/layout/icon';
import { useWeekSwipe } from '@/components/ui/page/use-week-swipe';
import { ViewLink } from '@/components/ui/links/view-link';
import { shiftWeek, weekStrip } from '@/lib/domain/calendar/week-strip';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { weekOf, type Day } from '@/lib/time/day';
import styles from './day-strip.module.css';
import { useGridLayout } from '../../grid/use-grid-layout';
import { StripDay } from './strip-day';

type Props = { day: Day; today: Day; hrefOf: (day: Day) => string };

const alone = [0];
const around = [-1, ...alone, 1];

/** The week around the chosen day, from Sunday, as links; on phones the weeks beside it can be swiped in. */
export function DayStrip({ day, today, hrefOf }: Props) {
  // No other layout has anything to swipe with.
  const hasNeighbours = useGridLayout() === 'narrow';
  const [sunday] = weekOf(day);
  const swipe = useWeekSwipe({
    week: sunday ?? day,
    hasNeighbours,
    onSwipe: (weeks) => window.history.pushState(null, '', hrefOf(shiftWeek(day, weeks))),
  });

  return (
    <nav aria-label={roomGridText.pickDay} className={styles.strip}>
      <ViewLink
        className={styles.arrow}
        href={hrefOf(shiftWeek(day, -1))}
        aria-label={roomGridText.previousWeek}
      >
        <Icon of={ChevronLeft} size={16} />
      </ViewLink>
      <div className={styles.weeks} {...swipe}>
        {(hasNeighbours ? around : alone).map((shift) => (
          <ol key={shift} className={styles.days} data-beside={shift !== 0} inert={shift !== 0}>
            {weekStrip(shiftWeek(day, shift), { today }).map((each) => (
              <li key={each.day}>
                <StripDay {...each} isSelected={each.day === day} href={hrefOf(each.day)} />
              </li>
            ))}
          </ol>
        ))}
      </div>
      <ViewLink className={styles.arrow} href={hrefOf(shiftWeek(day, 1))} aria-label={roomGridText.nextWeek}>
        <Icon of={ChevronRight} size={16} />
      </ViewLink>
    </nav>
  );
}
