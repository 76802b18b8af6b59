import { lastOfMonth, readRecurrence, type Frequency } from '@/lib/domain/meeting/recurrence';
import { presetFrequency, presetNames } from '@/lib/domain/series/recurrence-presets';
import { frequencyWords } from '@/lib/text/recurrence-words';
import { weekdayOf, type Day } from '@/lib/time/day';
import { usualRepeat, type RepeatValues } from './repeat-values';

type Facts = {
  /** The day of the first occurrence that is meant. */
  day: Day;
  /** How many of the rule's days are left from then on; a stored count also counts those before. */
  left: number;
  zone: string;
};

/** RFC 5545, section 3.3.10: days that a rule does not name are those of its start. */
function complete({ code, facts }: Frequency, day: Day): Frequency {
  if (code === 'weekly' && facts.weekdays.length === 0)
    return { code, facts: { ...facts, weekdays: [weekdayOf(day)] } };
  const namesDay = facts.dayOfMonth !== undefined || facts.weekOfMonth !== undefined;
  return code === 'monthly' && !namesDay
    ? { code, facts: { ...facts, dayOfMonth: Number(day.slice(-2)) } }
    : { code, facts };
}

function monthlyBy({ facts }: Frequency): RepeatValues['monthlyBy'] {
  if (facts.weekOfMonth !== undefined) return 'weekday';
  return facts.dayOfMonth === lastOfMonth ? 'lastDay' : 'date';
}

/**
 * The fields of a stored rule for what is left of it; as usual for a rule that the product does not offer.
 *
 * @example
 * repeatOfRule('FREQ=WEEKLY;BYDAY=WE;COUNT=12', { day: '2026-12-02', left: 9, zone }) //=> { preset: 'weekly', end: 'count', count: '9', … }
 */
export function repeatOfRule(rule: string, { day, left, zone }: Facts): RepeatValues {
  const usual = usualRepeat(day);
  const stored = readRecurrence(rule, zone);
  if (!stored) return usual;
  const { until } = stored.facts;
  const frequency = complete(stored, day);
  const words = frequencyWords(frequency);
  const preset = presetNames.find((name) => frequencyWords(presetFrequency(name, day)) === words);
  return {
    ...usual,
    ...(until === undefined ? { end: 'count', count: String(left) } : { end: 'until', until }),
    preset: preset ?? 'custom',
    unit: frequency.code,
    every: String(frequency.facts.every),
    ...(frequency.code === 'weekly' && { weekdays: frequency.facts.weekdays }),
    monthlyBy: monthlyBy(frequency),
  };
}
