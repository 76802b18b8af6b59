import { lastOfMonth, type Frequency } from '@/lib/domain/meeting/recurrence';
import { seriesLimits } from '@/lib/domain/limits/series-limits';
import type { Day } from '@/lib/time/day';
import { presetFrequency, type PresetName } from './recurrence-presets';
import type { EndedRecurrence } from './write-recurrence';

/** A rule of repetition as a person fills it in; numbers are what was typed. */
export type RuleInput = {
  preset: PresetName | 'custom';
  every: string;
  unit: Frequency['code'];
  weekdays: readonly number[];
  monthlyBy: 'date' | 'weekday' | 'lastDay';
  end: 'count' | 'until';
  count: string;
  until: Day;
};

/** Errors by field: `range` is a number beyond its limits, or none. */
export type RuleProblems = {
  every?: 'range';
  weekdays?: 'none';
  count?: 'range';
  until?: 'beforeStart' | 'tooFar';
};

type Reading =
  { recurrence: EndedRecurrence; problems?: undefined } | { recurrence?: undefined; problems: RuleProblems };

/**
 * The last day on which a series that begins on a day may end.
 *
 * @example
 * lastUntil('2026-12-02') //=> '2028-12-02'
 */
export const lastUntil = (day: Day): Day => `${Number(day.slice(0, 4)) + seriesLimits.years}${day.slice(4)}`;

const numberIn = (text: string, most: number) => {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
};

function customFrequency({ unit, weekdays, monthlyBy }: RuleInput, every: number, day: Day): Frequency {
  if (unit === 'daily') return { code: unit, facts: { every, weekdays: [] } };
  if (unit === 'weekly') return { code: unit, facts: { every, weekdays } };
  if (monthlyBy === 'lastDay') return { code: unit, facts: { every, weekdays: [], dayOfMonth: lastOfMonth } };
  const { facts } = presetFrequency(monthlyBy === 'date' ? 'monthlyByDate' : 'monthlyByWeekday', day);
  return { code: unit, facts: { ...facts, every } };
}

/**
 * Reads the fields of a rule for meetings that begin on a day: the rule, or what is wrong with which field (REP-01).
 *
 * @example
 * readRuleInput({ ...input, end: 'count', count: '401' }, '2026-12-02') //=> { problems: { count: 'range' } }
 */
export function readRuleInput(input: RuleInput, day: Day): Reading {
  const isCustom = input.preset === 'custom';
  const every = isCustom ? numberIn(input.every, seriesLimits.interval) : 1;
  const count = numberIn(input.count, seriesLimits.occurrences);
  const problems: RuleProblems = {
    ...(every === undefined && { every: 'range' }),
    ...(isCustom && input.unit === 'weekly' && input.weekdays.length === 0 && { weekdays: 'none' }),
    ...(input.end === 'count' && count === undefined && { count: 'range' }),
    ...(input.end === 'until' && input.until < day && { until: 'beforeStart' }),
    ...(input.end === 'until' && input.until > lastUntil(day) && { until: 'tooFar' }),
  };
  if (every === undefined || Object.keys(problems).length > 0) return { problems };
  const { code, facts } =
    input.preset === 'custom' ? customFrequency(input, every, day) : presetFrequency(input.preset, day);
  const end = input.end === 'count' && count !== undefined ? { count } : { until: input.until };
  return { recurrence: { code, facts: { ...facts, ...end } } };
}
