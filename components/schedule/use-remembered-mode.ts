'use client';

import { useEffect } from 'react';
import { usePersonChoices } from '@/components/session/choices/person-choices';
import type { ScheduleMode } from '@/lib/domain/calendar/schedule-mode';

/** Stores the mode that the address names for every device (CFG-04); the cookie of this browser is written by the server. */
export function useRememberedMode(mode: ScheduleMode | undefined): void {
  const { choices, choose } = usePersonChoices();
  const isKnown = choices !== undefined;
  const stored = choices?.scheduleMode;
  useEffect(() => {
    if (isKnown && mode !== undefined && mode !== stored) choose({ scheduleMode: mode });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a choice on another device does not set this page's again
  }, [isKnown, mode, choose]);
}
