'use client';

import { useEffect } from 'react';
import { scheduleHref, type ScheduleView } from './schedule-view';

const storageKey = 'schedule-mode';

/** The chosen mode is remembered; an address that asks for none takes the remembered one (SCH-05). */
export function useRememberedMode({ mode, day, modeFrom }: ScheduleView) {
  useEffect(() => {
    try {
      if (modeFrom === 'person') window.localStorage.setItem(storageKey, mode);
      else if (modeFrom === 'nobody' && window.localStorage.getItem(storageKey) === 'calendar') {
        window.history.replaceState(null, '', scheduleHref({ mode: 'calendar', day }));
      }
    } catch {
      // Storage may be blocked; the mode is then simply not remembered.
    }
  }, [mode, day, modeFrom]);
}
