'use client';

import { useState, type CSSProperties } from 'react';
import { useServerNow } from '@/components/ui/page/server-clock';
import { limits } from '@/lib/domain/limits/limits';
import { dayOf } from '@/lib/time/day';
import { minutesOfDay, minutesPerHour } from '@/lib/time/instant';
import type { DayPlace } from './week-marks';

/**
 * At which hour the week opens: around now where today is in sight, which on phones it may not be though it is on wide
 * screens. It stays as it was at first; the time that passes moves nothing under the reader.
 */
export function useOpening(places: readonly DayPlace[], zone: string) {
  const now = useServerNow();
  const [openedAt] = useState(now);
  const today = places.find(({ day }) => day === dayOf(openedAt, zone));
  return {
    hours: {
      '--first-hour': limits.firstHourInSight,
      '--now-hour': minutesOfDay(openedAt, zone) / minutesPerHour,
    } as CSSProperties,
    target: {
      'data-now-wide': (today && !today.isBeyond) || undefined,
      'data-now-narrow': today?.isNarrow || undefined,
    },
  };
}
