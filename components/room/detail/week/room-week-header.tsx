'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { Button, ViewButton } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { MonthJump } from '@/components/ui/date/month-jump';
import { ViewLink } from '@/components/ui/links/view-link';
import { limits } from '@/lib/domain/limits/limits';
import { roomDetailText } from '@/lib/text/zh-cn/room-detail';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { addDays, type Day } from '@/lib/time/day';
import { formatHeadingDay } from '@/lib/time/format';
import { SlotLegend } from '../../slot/slot-legend';
import { roomDayHref } from './room-days';
import styles from './room-week.module.css';

type Props = { first: Day; today: Day; titleId: string; onBook?: (() => void) | undefined };

/** Which days the schedule shows, and the way to others; the day is in the address. */
export function RoomWeekHeader({ first, today, titleId, onBook }: Props) {
  const last = addDays(first, limits.daysPerWeek - 1);
  return (
    <header className={styles.header}>
      <h2 id={titleId}>{roomDetailText.schedule}</h2>
      <p className={styles.span} aria-live="polite">
        {roomDetailText.span(formatHeadingDay(first, today), formatHeadingDay(last, today))}
      </p>
      <nav className={styles.days} aria-label={roomGridText.pickDay}>
        <ViewLink
          className={styles.arrow}
          href={roomDayHref(addDays(first, -limits.daysPerWeek))}
          aria-label={roomDetailText.earlier}
        >
          <Icon of={ChevronLeft} size={16} />
        </ViewLink>
        <ViewButton
          href={roomDayHref(today)}
          variant="outlined"
          color="inherit"
          aria-current={first === today ? 'date' : undefined}
        >
          {roomsText.today}
        </ViewButton>
        <ViewLink
          className={styles.arrow}
          href={roomDayHref(addDays(first, limits.daysPerWeek))}
          aria-label={roomDetailText.later}
        >
          <Icon of={ChevronRight} size={16} />
        </ViewLink>
        <MonthJump
          day={first}
          today={today}
          label={roomGridText.pickDay}
          onPick={(day) => window.history.pushState(null, '', roomDayHref(day))}
        />
      </nav>
      <div className={styles.legend}>
        <SlotLegend />
      </div>
      {onBook ? (
        <Button variant="contained" className={styles.book} onClick={onBook}>
          {roomDetailText.book}
        </Button>
      ) : null}
    </header>
  );
}
