'use client';

import { useCallback, useEffect, useRef } from 'react';
import type { ScheduleRecord } from '@/lib/contract/schedule';

/** A block that goes to another day's column is another element: the focus of a move by keys goes along. */
export function useFocusAfterMove(records: readonly ScheduleRecord[]): (meetingNo: string) => void {
  const movedNo = useRef<string>(undefined);
  useEffect(() => {
    if (movedNo.current === undefined || document.activeElement !== document.body) return;
    const sign = CSS.escape(movedNo.current);
    document.querySelector<HTMLElement>(`[data-meeting="${sign}"]`)?.focus({ preventScroll: true });
    movedNo.current = undefined;
  }, [records]);
  return useCallback((meetingNo: string) => {
    movedNo.current = meetingNo;
  }, []);
}
