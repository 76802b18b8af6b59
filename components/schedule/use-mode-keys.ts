'use client';

import { useEffect, useEffectEvent } from 'react';
import { isFreeLetter } from '@/components/ui/keys/is-free-letter';
import type { ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import type { Day } from '@/lib/time/day';
import { scheduleHref } from './schedule-view';

/** The letters of the modes, as in other calendars, and that of today. */
export const modeKeys: Readonly<Record<ScheduleMode, string>> = { list: 'd', week: 'w', calendar: 'm' };
export const todayKey = 't';

const linkTo = (mode: ScheduleMode) => document.querySelector<HTMLElement>(`a[data-mode="${mode}"]`);

/** D, W and M change the mode as its link does, T shows today; on the whole screen, for the focus may be anywhere (UX-01). */
export function useModeKeys(mode: ScheduleMode, today: Day): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (event.shiftKey || !isFreeLetter(event)) return;
    const letter = event.key.toLowerCase();
    const other = (Object.keys(modeKeys) as ScheduleMode[]).find((each) => modeKeys[each] === letter);
    if (letter === todayKey) window.history.pushState(null, '', scheduleHref({ mode, day: today }));
    else if (other !== undefined && other !== mode) linkTo(other)?.click();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => follow(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
