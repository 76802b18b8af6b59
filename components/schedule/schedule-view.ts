import {
  defaultScheduleMode,
  namedScheduleMode,
  type ScheduleMode,
} from '@/lib/domain/calendar/schedule-mode';
import { dayOf, isDay, type Day } from '@/lib/time/day';
import { parseInstant } from '@/lib/time/instant';

export type ScheduleView = {
  mode: ScheduleMode;
  day: Day;
};

type Query = { get(name: string): string | null };
type Known = { now: number; zone: string; rememberedMode: ScheduleMode };

/** The view that the address requests: without a day, or with an invalid one, today; without a mode the remembered one (SCH-05). */
export function scheduleView(query: Query, { now, zone, rememberedMode }: Known): ScheduleView {
  const targetTime = parseInstant(query.get('targetTime'));
  const targetDay = targetTime === undefined ? undefined : dayOf(targetTime, zone);
  if (isDay(targetDay)) return { mode: 'calendar', day: targetDay };

  const mode = query.get('mode');
  const day = query.get('day');
  return {
    mode: mode === null ? rememberedMode : (namedScheduleMode(mode) ?? defaultScheduleMode),
    day: isDay(day) ? day : dayOf(now, zone),
  };
}

/** The mode that the address names and that is worth remembering; that of a link to a moment is not (CAL-05). */
export function namedMode(query: Query): ScheduleMode | undefined {
  return query.get('targetTime') === null ? namedScheduleMode(query.get('mode')) : undefined;
}

/** Relative, so that /schedule and /meeting_days both keep their address. */
export const scheduleHref = ({ mode, day }: { mode: ScheduleMode; day: Day }) => `?mode=${mode}&day=${day}`;
