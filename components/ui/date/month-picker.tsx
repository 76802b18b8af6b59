'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { monthGrid, shiftMonth } from '@/lib/domain/calendar/month-grid';
import { dateText } from '@/lib/text/zh-cn/dates';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { addDays, type Day } from '@/lib/time/day';
import { formatFullDay, formatMonth } from '@/lib/time/format';
import { Icon } from '../layout/icon';
import styles from './month-picker.module.css';

type Props = { day: Day; today: Day; min?: Day; onPick: (day: Day) => void };

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month of days to choose one from; the arrow keys move by day and week, across months too. */
export function MonthPicker({ day, today, min, onPick }: Props) {
  const [focused, setFocused] = useState(day);
  const focusedRef = useRef<HTMLButtonElement>(null);
  useEffect(() => focusedRef.current?.focus(), [focused]);

  const isClosed = (each: Day) => min !== undefined && each < min;
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setFocused(addDays(focused, step));
  };

  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={scheduleText.previousMonth}
          onClick={() => setFocused(shiftMonth(focused, -1))}
        >
          <Icon of={ChevronLeft} size={16} />
        </button>
        <p aria-live="polite">{formatMonth(focused)}</p>
        <button
          type="button"
          className={styles.arrow}
          aria-label={scheduleText.nextMonth}
          onClick={() => setFocused(shiftMonth(focused, 1))}
        >
          <Icon of={ChevronRight} size={16} />
        </button>
      </div>
      <div className={styles.weekdays} aria-hidden>
        {dateText.weekdaysShort.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className={styles.days} role="group" aria-label={formatMonth(focused)} onKeyDown={move}>
        {monthGrid(focused, { today }).map(({ day: each, inMonth, isToday }) => (
          <button
            key={each}
            ref={each === focused ? focusedRef : undefined}
            type="button"
            className={styles.day}
            tabIndex={each === focused ? 0 : -1}
            data-outside={!inMonth}
            data-today={isToday}
            aria-pressed={each === day}
            aria-disabled={isClosed(each)}
            aria-label={formatFullDay(each)}
            onClick={() => {
              if (!isClosed(each)) onPick(each);
            }}
          >
            {Number(each.slice(-2))}
          </button>
        ))}
      </div>
    </div>
  );
}
