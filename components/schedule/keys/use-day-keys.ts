import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { limits } from '@/lib/domain/limits/limits';
import { shiftMonth } from '@/lib/domain/calendar/month-grid';
import type { ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import { addDays, isDay, weekOf, type Day } from '@/lib/time/day';
import { scheduleHref } from '../schedule-view';

const week = limits.daysPerWeek;

const steps: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  Home: (day) => weekOf(day)[0] ?? day,
  End: (day) => weekOf(day)[week - 1] ?? day,
};

const stepsOf: Record<ScheduleMode, typeof steps> = {
  list: steps,
  week: { ...steps, PageUp: (day) => addDays(day, -week), PageDown: (day) => addDays(day, week) },
  calendar: {
    ...steps,
    ArrowUp: (day) => addDays(day, -week),
    ArrowDown: (day) => addDays(day, week),
    PageUp: (day) => shiftMonth(day, -1),
    PageDown: (day) => shiftMonth(day, 1),
  },
};

/** The keys that move the chosen day, for help. */
export const dayKeys = (mode: ScheduleMode): string[] => Object.keys(stepsOf[mode]);

type Days = { mode: ScheduleMode; day: Day };

/** The address is ahead of the page for as long as a day that was moved to is not drawn yet. */
function comingDay(): Day | undefined {
  const day = new URLSearchParams(window.location.search).get('day');
  return isDay(day) ? day : undefined;
}

/**
 * Moves the chosen day by the keys of a calendar (UX-01). The address follows without a new entry in the history, and the
 * focus goes with the day, also into another week or month; it lies on the element marked `data-day`.
 */
export function useDayKeys<Container extends HTMLElement>({ mode, day }: Days) {
  const daysRef = useRef<Container>(null);
  const moves = useRef(false);
  useLayoutEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    daysRef.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent<Container>) => {
    const focused = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const step = stepsOf[mode][event.key];
    if (!focused || !step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const next = step(focused === day ? (comingDay() ?? day) : focused);
    if (next === day) return daysRef.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    moves.current = true;
    window.history.replaceState(null, '', scheduleHref({ mode, day: next }));
  };
  return { daysRef, onKeyDown };
}
