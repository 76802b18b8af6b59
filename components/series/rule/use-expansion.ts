'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Window } from '@/lib/domain/booking/booking-window';
import type * as ExpandSeries from '@/lib/domain/series/expand-series';

type Expander = typeof ExpandSeries;

let cached: Expander | undefined;

/** The occurrences of a rule; none until the library that computes them has come. Without it the service's check still lists them. */
export function useExpansion(
  rule: string | undefined,
  window: Window,
  zone: string,
): ExpandSeries.Expansion | undefined {
  const [loaded, setLoaded] = useState<Expander | undefined>(() => cached);
  const isNeeded = rule !== undefined && loaded === undefined;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isLeft = false;
    import('@/lib/domain/series/expand-series').then(
      (expander) => {
        cached = expander;
        if (!isLeft) setLoaded(() => expander);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isNeeded]);

  const { beginTime, endTime } = window;
  return useMemo(
    () =>
      rule === undefined
        ? undefined
        : loaded?.expandSeries({ rule, zone, ...loaded.wallTimesOf({ beginTime, endTime }, zone) }),
    [rule, loaded, beginTime, endTime, zone],
  );
}
