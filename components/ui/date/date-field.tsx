'use client';

import { CalendarDays } from 'lucide';
import { useId, useState } from 'react';
import type { Day } from '@/lib/time/day';
import { formatHeadingDay } from '@/lib/time/format';
import styles from './date-field.module.css';
import { Icon } from '../layout/icon';
import { LazyMonthPopover } from './lazy-month-popover';

type Props = { label: string; day: Day; today: Day; min?: Day; onPick: (day: Day) => void };

/** A day in a form. Light on purpose: the usual pickers cost more than the rest of the page. */
export function DateField({ label, day, today, ...month }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const labelId = useId();
  const valueId = useId();
  return (
    <div>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <button
        type="button"
        className={styles.value}
        aria-labelledby={`${labelId} ${valueId}`}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span id={valueId}>{formatHeadingDay(day, today)}</span>
        <Icon of={CalendarDays} size={16} />
      </button>
      <LazyMonthPopover
        {...month}
        anchor={anchor}
        label={label}
        day={day}
        today={today}
        onClose={() => setAnchor(null)}
      />
    </div>
  );
}
