import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/layout/icon';
import { ViewLink } from '@/components/ui/links/view-link';
import { shiftWeek, weekStrip, type StripDay } from '@/lib/domain/calendar/week-strip';
import { dateText } from '@/lib/text/zh-cn/dates';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { formatFullDay } from '@/lib/time/format';
import { scheduleHref } from '../schedule-view';
import { useDayKeys } from '../keys/use-day-keys';
import { WeekSwipe } from './week-swipe';
import styles from './week-strip.module.css';

type Props = {
  day: Day;
  today: Day;
  /** Days that get a dot; empty while it is not known. */
  busyDays: ReadonlySet<Day>;
};

const listHref = (day: Day) => scheduleHref({ mode: 'list', day });

/** The week around the chosen day, from Sunday (SCH-01). */
export function WeekStrip({ day, today, busyDays }: Props) {
  const { daysRef, onKeyDown } = useDayKeys<HTMLUListElement>({ mode: 'list', day });
  return (
    <nav className={styles.strip} aria-label={scheduleText.week}>
      <ViewLink
        href={listHref(shiftWeek(day, -1))}
        className={styles.arrow}
        aria-label={scheduleText.previousWeek}
      >
        <Icon of={ChevronLeft} size={16} />
      </ViewLink>
      <WeekSwipe day={day}>
        <ul ref={daysRef} className={styles.days} onKeyDown={onKeyDown}>
          {weekStrip(day, { today }).map((option, weekday) => (
            <li key={option.day}>
              <ViewLink
                href={listHref(option.day)}
                className={styles.day}
                aria-label={spokenDay(option, busyDays.has(option.day))}
                aria-current={option.isSelected ? 'date' : undefined}
                data-day={option.day}
                data-today={option.isToday || undefined}
              >
                <span className={styles.weekday}>{dateText.weekdaysShort[weekday]}</span>
                <span className={styles.date}>{option.dayOfMonth}</span>
                {busyDays.has(option.day) ? <span className={styles.dot} /> : null}
              </ViewLink>
            </li>
          ))}
        </ul>
      </WeekSwipe>
      <ViewLink
        href={listHref(shiftWeek(day, 1))}
        className={styles.arrow}
        aria-label={scheduleText.nextWeek}
      >
        <Icon of={ChevronRight} size={16} />
      </ViewLink>
    </nav>
  );
}

// Colour and dot say it to the eye only.
const spokenDay = ({ day, isToday }: StripDay, isBusy: boolean) =>
  [formatFullDay(day), isToday && scheduleText.today, isBusy && scheduleText.hasMeetings]
    .filter(Boolean)
    .join('，');
