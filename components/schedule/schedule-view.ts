import { dayOf, isDay, type Day } from '@/lib/time/day';
import { parseInstant } from '@/lib/time/instant';

export type ScheduleMode = 'list' | 'calendar';

export type ScheduleView = {
  mode: ScheduleMode;
  day: Day;
  /** The address names the mode, so it wins over the remembered one (SCH-05). */
  modeChosen: boolean;
};

type Query = { get(name: string): string | null };
type Now = { now: number; zone: string };

const isMode = (value: string | null): value is ScheduleMode => value === 'list' || value === 'calendar';

/** What the address asks for; whatever it says wrongly falls back to the list of today. */
export function scheduleView(query: Query, { now, zone }: Now): ScheduleView {
  const targetTime = parseInstant(query.get('targetTime'));
  if (targetTime !== undefined) return { mode: 'calendar', day: dayOf(targetTime, zone), modeChosen: true };

  const mode = query.get('mode');
  const day = query.get('day');
  return {
    mode: isMode(mode) ? mode : 'list',
    day: isDay(day) ? day : dayOf(now, zone),
    modeChosen: isMode(mode),
  };
}

/** Relative, so that /schedule and /meeting_days both keep their address. */
export const scheduleHref = ({ mode, day }: { mode: ScheduleMode; day: Day }) => `?mode=${mode}&day=${day}`;
