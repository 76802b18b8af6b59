import { dayOf, isDay, type Day } from '@/lib/time/day';
import { parseInstant } from '@/lib/time/instant';

export type ScheduleMode = 'list' | 'calendar';

export type ScheduleView = {
  mode: ScheduleMode;
  day: Day;
  /** Who says so: the person, then it is remembered; a link to a moment, once only; nobody, then memory does (SCH-05). */
  modeFrom: 'person' | 'link' | 'nobody';
};

type Query = { get(name: string): string | null };
type Now = { now: number; zone: string };

const isMode = (value: string | null): value is ScheduleMode => value === 'list' || value === 'calendar';

/** What the address asks for; whatever it says wrongly falls back to the list of today. */
export function scheduleView(query: Query, { now, zone }: Now): ScheduleView {
  const targetTime = parseInstant(query.get('targetTime'));
  const targetDay = targetTime === undefined ? undefined : dayOf(targetTime, zone);
  if (isDay(targetDay)) return { mode: 'calendar', day: targetDay, modeFrom: 'link' };

  const mode = query.get('mode');
  const day = query.get('day');
  return {
    mode: isMode(mode) ? mode : 'list',
    day: isDay(day) ? day : dayOf(now, zone),
    modeFrom: isMode(mode) ? 'person' : 'nobody',
  };
}

/** Relative, so that /schedule and /meeting_days both keep their address. */
export const scheduleHref = ({ mode, day }: { mode: ScheduleMode; day: Day }) => `?mode=${mode}&day=${day}`;
