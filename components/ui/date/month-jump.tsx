'use client';

import { CalendarDays } from 'lucide';
import { useState } from 'react';
import type { Day } from '@/lib/time/day';
import { IconButton } from '../controls/icon-button';
import { Icon } from '../layout/icon';
import { LazyMonthPopover } from './lazy-month-popover';

type Props = { day: Day; today: Day; label: string; onPick: (day: Day) => void };

/** Jumps to a day that no strip shows. */
export function MonthJump({ day, today, label, onPick }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={CalendarDays} size={18} />
      </IconButton>
      <LazyMonthPopover
        anchor={anchor}
        label={label}
        day={day}
        today={today}
        onPick={onPick}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
