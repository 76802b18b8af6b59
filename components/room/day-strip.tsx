'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ViewLink } from '@/components/ui/view-link';
import { shiftWeek, weekStrip } from '@/lib/domain/week-strip';
import { dateText } from '@/lib/text/zh-cn/dates';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import type { Day } from '@/lib/time/day';
import styles from './day-strip.module.css';

type Props = { day: Day; today: Day; hrefOf: (day: Day) => string };

/** The week around the chosen day, from Sunday, as links: Back and a shared address show the same day. */
export function DayStrip({ day, today, hrefOf }: Props) {
  return (
    <nav aria-label={roomGridText.pickDay} className={styles.strip}>
      <ViewLink
        className={styles.arrow}
        href={hrefOf(shiftWeek(day, -1))}
        aria-label={roomGridText.previousWeek}
      >
        <ChevronLeft size={16} aria-hidden />
      </ViewLink>
      <ol className={styles.days}>
        {weekStrip(day, { today }).map(({ day: each, weekday, dayOfMonth, label, isToday, isSelected }) => (
          <li key={each}>
            <ViewLink
              href={hrefOf(each)}
              className={styles.day}
              data-today={isToday}
              aria-current={isSelected ? 'date' : undefined}
              aria-label={isToday ? `${label} ${dateText.today}` : label}
            >
              <span className={styles.weekday}>{weekday}</span>
              <span className={styles.date}>{dayOfMonth}</span>
            </ViewLink>
          </li>
        ))}
      </ol>
      <ViewLink className={styles.arrow} href={hrefOf(shiftWeek(day, 1))} aria-label={roomGridText.nextWeek}>
        <ChevronRight size={16} aria-hidden />
      </ViewLink>
    </nav>
  );
}
