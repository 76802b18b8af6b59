import { minutesOfDay } from '@/lib/time/instant';
import { doorScreen } from '../../limits/door-limits';
import type { DoorState } from './door-state';

type Booking = { beginTime: number; endTime: number };

/**
 * Whether a screen beside a door is dimmed: at night, while nobody meets there and nobody is about to.
 *
 * @example
 * isNight({ timeZone }, { kind: 'free', coming: [] }, threeAtNight) //=> true
 */
export function isNight(
  { timeZone }: { timeZone: string },
  { current, next }: Pick<DoorState<Booking>, 'current' | 'next'>,
  now: number,
): boolean {
  const [from, to] = doorScreen.nightMinutes;
  const minutes = minutesOfDay(now, timeZone);
  const isSoon = next !== undefined && next.beginTime - now <= doorScreen.litBeforeMs;
  return (minutes >= from || minutes < to) && current === undefined && !isSoon;
}
