import { ViewLink } from '@/components/ui/links/view-link';
import type { StripDay as Shown } from '@/lib/domain/calendar/week-strip';
import { dateText } from '@/lib/text/zh-cn/dates';
import { formatFullDay, formatWeekday } from '@/lib/time/format';
import styles from './day-strip.module.css';

export function StripDay({ day, dayOfMonth, isToday, isSelected, href }: Shown & { href: string }) {
  const label = formatFullDay(day);
  return (
    <ViewLink
      href={href}
      className={styles.day}
      data-today={isToday}
      aria-current={isSelected ? 'date' : undefined}
      aria-label={isToday ? `${label} ${dateText.today}` : label}
    >
      <span className={styles.weekday}>{formatWeekday(day)}</span>
      <span className={styles.date}>{dayOfMonth}</span>
    </ViewLink>
  );
}
