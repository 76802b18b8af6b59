import { addDays, dayOf, msPerDay, type Day } from '@/lib/time/day';
import { instantAtMinutes, minutesOfDay } from '@/lib/time/instant';
import { errorCodes, type SeriesCode } from '../error-codes';
import { seriesLimits } from '../limits/series-limits';
import { readRule, writeRule, type SeriesRule } from './read-rule';
import { daysOfRule } from './rule-days';

/** A rule with its wall time: what a series is besides its template. The length is elapsed time, also over a change of the clocks. */
export type SeriesTimes = {
  rule: string;
  zone: string;
  /** The day that the rule counts from. */
  startsOn: Day;
  startMinute: number;
  lengthMs: number;
};

/** One occurrence as the rule has it; `recursAt` is the start, and its name. */
export type RuleOccurrence = { day: Day; recursAt: number; endTime: number };

export type Expansion =
  | { occurrences: RuleOccurrence[]; rule: string; refusal?: undefined }
  | { refusal: Exclude<SeriesCode, typeof errorCodes.seriesTooLarge>; occurrences?: undefined };

const longestMs = seriesLimits.years * 366 * msPerDay;

const dayAfterYears = (day: Day): Day => {
  const [year = '', month, date] = day.split('-');
  const limit = `${Number(year) + seriesLimits.years}-${month}-${date}`;
  // 29 February has no such day two years on.
  return limit.endsWith('02-29') ? limit.replace('02-29', '03-01') : limit;
};

/** The first days of the rule, at most one more than a series may have. Days alone: what a clock shows on them is `lib/time`'s. */
function daysOf(rule: SeriesRule, startsOn: Day): Day[] {
  const bound = addDays(dayAfterYears(startsOn), 1);
  const last = rule.until !== undefined && rule.until < bound ? rule.until : bound;
  return daysOfRule(rule, { from: startsOn, last, most: rule.count ?? seriesLimits.occurrences + 1 });
}

/**
 * All occurrences of a series, in order. A wall time that clocks skip counts on from before, of two the first is meant (RFC 5545, section
 * 3.3.5).
 *
 * @example
 * expandSeries({ rule: 'FREQ=DAILY;COUNT=2', zone, startsOn: '2026-11-18', startMinute: 600, lengthMs: 3_600_000 }).occurrences?.length //=> 2
 * expandSeries({ ...times, rule: 'FREQ=DAILY;COUNT=401' }).refusal //=> 400413003
 */
export function expandSeries({ rule: text, zone, startsOn, startMinute, lengthMs }: SeriesTimes): Expansion {
  const rule = readRule(text, zone);
  if (rule === undefined) return { refusal: errorCodes.recurrenceNotOffered };
  if (rule.count === 0 || (rule.until !== undefined && rule.until < startsOn))
    return { refusal: errorCodes.seriesEmpty };
  const last = dayAfterYears(startsOn);
  if ((rule.count ?? 0) > seriesLimits.occurrences || (rule.until ?? '') > last || lengthMs > longestMs)
    return { refusal: errorCodes.seriesTooLong };
  const days = daysOf(rule, startsOn);
  if (days.length === 0) return { refusal: errorCodes.seriesEmpty };
  const isCutShort = rule.count !== undefined && days.length < rule.count;
  if (isCutShort || days.length > seriesLimits.occurrences || (days.at(-1) ?? '') > last)
    return { refusal: errorCodes.seriesTooLong };
  const occurrences = days.map((day) => {
    const recursAt = instantAtMinutes(day, startMinute, zone);
    return { day, recursAt, endTime: recursAt + lengthMs };
  });
  const overlaps = occurrences.some((each, index) => each.recursAt < (occurrences[index - 1]?.endTime ?? 0));
  if (overlaps) return { refusal: errorCodes.seriesOverlaps };
  return { occurrences, rule: writeRule(rule, zone) };
}

/**
 * The wall time that a draft's instants mean in a zone.
 *
 * @example
 * wallTimesOf({ beginTime: at('10:00'), endTime: at('11:00') }, 'Asia/Shanghai')
 * //=> { startsOn: '2026-11-18', startMinute: 600, lengthMs: 3_600_000 }
 */
export const wallTimesOf = (
  { beginTime, endTime }: { beginTime: number; endTime: number },
  zone: string,
): Pick<SeriesTimes, 'startsOn' | 'startMinute' | 'lengthMs'> => ({
  startsOn: dayOf(beginTime, zone),
  startMinute: minutesOfDay(beginTime, zone),
  lengthMs: endTime - beginTime,
});

/**
 * The part of a rule from one of its days on: as many occurrences as are left of a count.
 *
 * @example
 * ruleFrom({ ...times, rule: 'FREQ=DAILY;COUNT=9', startsOn: '2026-11-18' }, '2026-11-20') //=> 'FREQ=DAILY;COUNT=7'
 */
export function ruleFrom(times: SeriesTimes, day: Day): string {
  const rule = readRule(times.rule, times.zone);
  if (rule?.count === undefined) return times.rule;
  const left = daysOf(rule, times.startsOn).filter((each) => each >= day).length;
  return left === 0 ? times.rule : writeRule({ ...rule, count: left }, times.zone);
}

/**
 * A rule that ends before a day, which what follows is split off at.
 *
 * @example
 * ruleBefore('FREQ=DAILY;COUNT=9', '2026-11-20', zone) //=> 'FREQ=DAILY;UNTIL=20261119T155959Z'
 */
export function ruleBefore(text: string, day: Day, zone: string): string {
  const rule = readRule(text, zone);
  if (rule === undefined) return text;
  const { count: _count, until: _until, ...rest } = rule;
  return writeRule({ ...rest, until: addDays(day, -1) }, zone);
}
