import type { Day } from '@/lib/time/day';
import { addDays, dayOf, weekdayOf } from '@/lib/time/day';
import { instantAtMinutes, minutesOfDay, msPerMinute } from '@/lib/time/instant';
import { defaultTimeZone } from '@/lib/time/zone';
import type { DemoFiles } from '../files/demo-files';
import type { DemoContent } from '../files/store-contents';
import type { Occupancy, Span } from './occupancy';
import { createOccupancy } from './occupancy';
import type { Random } from './random';
import { createRandom } from './random';
import type { Rows } from './rows';
import { createRows } from './rows';

/** The demo's stage: when it plays, and everything that was put on it so far. */
export type Scene = {
  now: number;
  today: Day;
  /** Minutes of today's clock. */
  nowMinute: number;
  random: Random;
  rows: Rows;
  occupancy: Occupancy;
  files: DemoFiles;
  /** The contents that its rows are of. */
  contents: DemoContent[];
};

export const zone = defaultTimeZone;
const seedNumber = 20_261_118;

export function createScene(now: number, files: DemoFiles = new Map()): Scene {
  return {
    now,
    today: dayOf(now, zone),
    nowMinute: minutesOfDay(now, zone),
    random: createRandom(seedNumber),
    rows: createRows(),
    occupancy: createOccupancy(),
    files,
    contents: [],
  };
}

/** A stretch of a day, from a minute of its clock. */
export function spanOn(day: Day, { minute, length }: { minute: number; length: number }): Span {
  const begin = instantAtMinutes(day, minute, zone);
  return { begin, end: begin + length * msPerMinute };
}

export function isWorkday(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6;
}

/** The next workdays after a day. */
export function workdaysAfter(day: Day, count: number): Day[] {
  const days: Day[] = [];
  for (let next = addDays(day, 1); days.length < count; next = addDays(next, 1)) {
    if (isWorkday(next)) days.push(next);
  }
  return days;
}

export const daysBefore = (scene: Scene, days: number) => new Date(scene.now - days * 24 * 60 * msPerMinute);
