'use client';

import type { BookedSeries } from '@/lib/contract/series';
import { useBookSeries } from '@/lib/query/series';
import type { Conflict } from '../conflicts/conflicts';
import { useSendOnce } from './use-send-once';

const noConflicts: readonly Conflict[] = [];

/** Sends a series; what was lost of it meanwhile shows in its planner. */
export function useSendSeries({ onBooked }: { onBooked: (series: BookedSeries) => void }) {
  const {
    error: _,
    outcome,
    ...sending
  } = useSendOnce(useBookSeries(), {
    operation: 'series',
    onDone: onBooked,
  });
  return { ...sending, outcome: outcome?.kind === 'conflicts' ? undefined : outcome, conflicts: noConflicts };
}
