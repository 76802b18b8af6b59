'use client';

import { useMemo, useState } from 'react';
import type { Series } from '@/lib/contract/series';
import type { Window } from '@/lib/domain/booking/booking-window';
import { readRuleInput } from '@/lib/domain/series/rule-input';
import { writeRecurrence } from '@/lib/domain/series/write-recurrence';
import { dayOf } from '@/lib/time/day';
import { instantAtMinutes, minutesOfDay } from '@/lib/time/instant';
import { repeatOfRule } from '../rule/repeat-of-rule';
import type { RepeatValues } from '../rule/repeat-values';
import { firstRuleProblem } from '../rule/rule-problems';

type Options = {
  series: Series | undefined;
  /** The occurrences that the edit is about. */
  meant: Series['occurrences'];
  /** The times of the form, on whatever day. */
  window: Window;
  zone: string;
};

export type RuleChangeState = ReturnType<typeof useRuleChange>;

/** Another rule for a series that is there: it counts from the first occurrence that is meant (REP-03). */
export function useRuleChange({ series, meant, window, zone }: Options) {
  const [repeat, setRepeat] = useState<RepeatValues | null>(null);
  const first = meant[0]?.recursAt;
  const day = first === undefined ? undefined : dayOf(first, zone);
  const stored = useMemo(() => {
    if (!series || first === undefined || day === undefined) return undefined;
    const cancelledToo = series.occurrences.filter(({ recursAt }) => recursAt >= first).length;
    const skipped = series.exdates.filter((exdate) => exdate >= day).length;
    return repeatOfRule(series.recurrence, { day, left: cancelledToo + skipped, zone });
  }, [series, first, day, zone]);

  const recurrence = useMemo(
    () => (repeat && day !== undefined ? readRuleInput(repeat, day).recurrence : undefined),
    [repeat, day],
  );
  const isChanged = repeat !== null && JSON.stringify(repeat) !== JSON.stringify(stored);
  const beginTime = day === undefined ? 0 : instantAtMinutes(day, minutesOfDay(window.beginTime, zone), zone);
  const times = { beginTime, endTime: beginTime + window.endTime - window.beginTime };
  return {
    /** The fields; null while the rule stays as it is. */
    repeat,
    day,
    times,
    recurrence,
    isChanged,
    problem: isChanged && day !== undefined ? firstRuleProblem(repeat, day) : undefined,
    /** Fields of the update. The rule counts from the day of the times. */
    changes:
      isChanged && recurrence ? { ...times, recurrence: writeRecurrence(recurrence, zone) } : undefined,
    open: stored && (() => setRepeat(stored)),
    close: () => setRepeat(null),
    change: setRepeat,
  };
}
