'use client';

import { useEffect } from 'react';
import { scheduleHref, type ScheduleView } from './schedule-view';

const storageKey = 'schedule-mode';

/** The address wins and is remembered; an address that names no mode takes the remembered one (SCH-05). */
export function useRememberedMode({ mode, day, modeChosen }: ScheduleView) {
  useEffect(() => {
    try {
      if (modeChosen) window.localStorage.setItem(storageKey, mode);
      else if (window.localStorage.getItem(storageKey) === 'calendar') {
        window.history.replaceState(null, '', scheduleHref({ mode: 'calendar', day }));
      }
    } catch {
      // Storage may be blocked; the mode is then simply not remembered.
    }
  }, [mode, day, modeChosen]);
}
