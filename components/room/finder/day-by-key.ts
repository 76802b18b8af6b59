import type { KeyboardEvent } from 'react';
import { isFreeLetter } from '@/components/ui/keys/is-free-letter';
import { addDays, type Day } from '@/lib/time/day';

/** In small letters. */
export const dayKeys = { today: 't', previous: 'p', next: 'n' } as const;

type Days = { day: Day; today: Day; hrefOf: (day: Day) => string };

/** T shows today, P and N the days beside the one shown. */
export const dayByKey =
  ({ day, today, hrefOf }: Days) =>
  (event: KeyboardEvent) => {
    const days: Record<string, Day> = {
      [dayKeys.today]: today,
      [dayKeys.previous]: addDays(day, -1),
      [dayKeys.next]: addDays(day, 1),
    };
    const chosen = days[event.key.toLowerCase()];
    if (chosen !== undefined && isFreeLetter(event)) window.history.pushState(null, '', hrefOf(chosen));
  };
