import { tzOffset } from '@date-fns/tz/tzOffset';

const msPerMinute = 60_000;
const msPerDay = 86_400_000;

/** Zones change their clocks at whole quarter hours; all instants of one have the same offset. */
const stepMs = 15 * msPerMinute;
/** Ten days of quarter hours for each zone: what screens ask for again and again. */
const maxSteps = 1_000;

const offsets = new Map<string, Map<number, number>>();

/** How far a zone's clocks are ahead of UTC, in ms. Asking Intl each time was about half of a busy day's page. */
function offsetAt(instant: number, zone: string): number {
  const step = Math.floor(instant / stepMs);
  const cached = offsets.get(zone)?.get(step);
  if (cached !== undefined) return cached;
  const offset = tzOffset(zone, new Date(instant)) * msPerMinute;
  if (!Number.isNaN(offset)) keep(zone, step, offset);
  return offset;
}

function keep(zone: string, step: number, offset: number) {
  const ofZone = offsets.get(zone);
  if (ofZone && ofZone.size < maxSteps) ofZone.set(step, offset);
  else offsets.set(zone, new Map([[step, offset]]));
}

/**
 * The reading of the zone's clocks at an instant, as ms since the epoch of a clock that knows no zones.
 *
 * @example
 * wallClock(Date.parse('2026-11-18T10:00:00+08:00'), 'Asia/Shanghai') //=> Date.UTC(2026, 10, 18, 10)
 */
export function wallClock(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone);
}

/**
 * The instant at which clocks of the zone show this; of two the first, and where clocks skip it, it counts on from before.
 *
 * @example
 * fromWallClock(Date.UTC(2026, 10, 18, 10), 'Asia/Shanghai') //=> Date.parse('2026-11-18T10:00:00+08:00')
 */
export function fromWallClock(wall: number, zone: string): number {
  // The instant is less than a day away from its reading as UTC: clocks that are not changed around it leave no doubt.
  const before = offsetAt(wall - msPerDay, zone);
  const after = offsetAt(wall + msPerDay, zone);
  const [early, late] = [wall - before, wall - after];
  return before === after || wallClock(early, zone) === wall || wallClock(late, zone) !== wall ? early : late;
}

/**
 * The first instant at which clocks of the zone show this or more: where they skip it, the instant of their change.
 *
 * @example
 * firstInstantShowing(Date.UTC(2027, 3, 30), 'Africa/Cairo') //=> Date.parse('2027-04-30T01:00:00+03:00')
 */
export function firstInstantShowing(wall: number, zone: string): number {
  const instant = fromWallClock(wall, zone);
  if (wallClock(instant, zone) === wall) return instant;
  let first = Math.floor(instant / stepMs) * stepMs;
  while (wallClock(first - stepMs, zone) > wall) first -= stepMs;
  return first;
}
