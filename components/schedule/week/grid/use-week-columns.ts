'use client';

import { useMemo } from 'react';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { weekColumns, weekViewDays } from '@/lib/domain/calendar/week/week-layout';
import type { Day } from '@/lib/time/day';
import { isCalledOff } from '../is-called-off';

type Options = { day: Day; zone: string; showsCancelled: boolean };

/** The columns of the week, and its meetings that fill a place in them: what was called off only does where it is wanted. */
export function useWeekColumns(records: readonly ScheduleRecord[], { day, zone, showsCancelled }: Options) {
  return useMemo(() => {
    const items = records.map((item) => ({
      window: item.meeting,
      item,
      isAtEdge: !showsCancelled && isCalledOff(item),
    }));
    return {
      columns: weekColumns(items, weekViewDays(day), zone),
      placed: items.filter(({ isAtEdge }) => !isAtEdge).map(({ item }) => item),
    };
  }, [records, day, zone, showsCancelled]);
}
