import type { Day } from '@/lib/time/day';
import { formatFullDay, formatWeekday } from '@/lib/time/format';
import styles from './week-heads.module.css';
import type { DayShown } from './week-marks';

type Props = { days: readonly DayShown[]; today: Day };

/** The dates above the columns, which stay while the hours scroll. */
export const WeekHeads = ({ days, today }: Props) => (
  <div role="row" className={styles.heads}>
    {days.map(({ day, isBeyond, isNarrow }) => (
      <div
        key={day}
        role="columnheader"
        className={styles.head}
        data-today={day === today || undefined}
        data-beyond={isBeyond || undefined}
        data-narrow={isNarrow || undefined}
      >
        <span aria-hidden>{formatWeekday(day)}</span>
        <time dateTime={day} className={styles.date}>
          <span aria-hidden>{Number(day.slice(-2))}</span>
          <span className="visually-hidden">{formatFullDay(day)}</span>
        </time>
      </div>
    ))}
  </div>
);
