'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { scheduleHref, type ScheduleView } from './schedule-view';

const storageKey = 'schedule-mode';

/**
 * The chosen mode is remembered; an address that asks for none takes the remembered one (SCH-05). In local storage: the
 * cookies of this product are out of reach for scripts (S02). Through the router, which the view follows; what is written
 * into the history before Next listens to it changes the address alone.
 */
export function useRememberedMode({ mode, day, modeFrom }: ScheduleView) {
  const router = useRouter();
  useEffect(() => {
    try {
      if (modeFrom === 'person') window.localStorage.setItem(storageKey, mode);
      else if (modeFrom === 'nobody' && window.localStorage.getItem(storageKey) === 'calendar') {
        router.replace(scheduleHref({ mode: 'calendar', day }));
      }
    } catch {
      // Storage may be blocked; the mode is then simply not remembered.
    }
  }, [router, mode, day, modeFrom]);
}
