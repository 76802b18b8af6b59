import { wallClock } from '@/lib/time/wall-clock';
import { msPerDay } from '@/lib/time/day';
import { msPerMinute, minutesPerHour } from '@/lib/time/instant';

/** A component of a calendar file as jCal (RFC 7265): name, properties, components. */
export type JCalProperty = [
  name: string,
  parameters: Record<string, string>,
  type: string,
  ...values: unknown[],
];
export type JCalComponent = [name: string, properties: JCalProperty[], components: JCalComponent[]];

const stepMs = 15 * msPerMinute;

/** A reading of clocks without a zone, as jCal writes it. */
export const wallText = (wall: number): string => new Date(wall).toISOString().slice(0, 19);

const offsetAt = (instant: number, zone: string) => wallClock(instant, zone) - instant;

const two = (value: number) => String(value).padStart(2, '0');

/** An offset as jCal writes it, seconds only where there are any. */
function offsetText(offsetMs: number): string {
  const minutes = Math.abs(offsetMs) / msPerMinute;
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / minutesPerHour))}:${two(Math.floor(minutes) % minutesPerHour)}`;
}

/** The first instant after `from` with another offset than there, given that `to` has one. */
function changeWithin(from: number, to: number, zone: string): number {
  const before = offsetAt(from, zone);
  let [low, high] = [Math.floor(from / stepMs), Math.ceil(to / stepMs)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * stepMs, zone) === before) low = middle;
    else high = middle;
  }
  return high * stepMs;
}

type Observance = { onset: string; from: number; to: number };

function observances(zone: string, { from, to }: { from: number; to: number }): Observance[] {
  const first = offsetAt(from, zone);
  const changes: Observance[] = [{ onset: '1970-01-01T00:00:00', from: first, to: first }];
  for (let day = from; day < to; day += msPerDay) {
    const before = offsetAt(day, zone);
    const next = day + msPerDay;
    if (offsetAt(next, zone) === before) continue;
    const change = changeWithin(day, next, zone);
    changes.push({ onset: wallText(change + before), from: before, to: offsetAt(change, zone) });
  }
  return changes;
}

/**
 * The zone's clocks for a stretch of time, as far as programs need them that do not know its name (RFC 5545, section 3.6.5).
 *
 * @example
 * calendarZone('Asia/Shanghai', { from, to })[2].length //=> 1: its clocks are never changed
 */
export function calendarZone(zone: string, range: { from: number; to: number }): JCalComponent {
  const all = observances(zone, range);
  const least = Math.min(...all.map((each) => each.to));
  return [
    'vtimezone',
    [['tzid', {}, 'text', zone]],
    all.map(({ onset, from, to }) => [
      to > least ? 'daylight' : 'standard',
      [
        ['dtstart', {}, 'date-time', onset],
        ['tzoffsetfrom', {}, 'utc-offset', offsetText(from)],
        ['tzoffsetto', {}, 'utc-offset', offsetText(to)],
      ],
      [],
    ]),
  ];
}
