import type { RepeatValues } from './repeat-values';
import { usualRepeat } from './repeat-values';
import { presetFrequency, presetNames } from '@/lib/domain/series/recurrence-presets';
import { frequencyWords } from '@/lib/text/recurrence-words';
import { seriesRuleText } from '@/lib/text/zh-cn/series';
import type { Day } from '@/lib/time/day';

/** Rules on offer for meetings from a day on, the custom one last. */
export const ruleNames = [...presetNames, 'custom'] as const;

export const ruleOptions = (day: Day) =>
  ruleNames.map((name, value) => ({
    value,
    label: name === 'custom' ? seriesRuleText.custom : frequencyWords(presetFrequency(name, day)),
  }));

/** A custom rule begins as the preset that was chosen before. */
function customFrom(repeat: RepeatValues, day: Day): Partial<RepeatValues> {
  if (repeat.preset === 'custom') return {};
  const { code, facts } = presetFrequency(repeat.preset, day);
  return {
    unit: code,
    every: String(facts.every),
    monthlyBy: facts.weekOfMonth === undefined ? 'date' : 'weekday',
    ...(facts.weekdays.length > 0 && code === 'weekly' && { weekdays: facts.weekdays }),
  };
}

/** The repetition after another rule was chosen; its end stays. */
export function withRule(repeat: RepeatValues | undefined, index: number, day: Day): RepeatValues {
  const preset = ruleNames[index] ?? 'weekly';
  const before = repeat ?? usualRepeat(day);
  return { ...before, ...(preset === 'custom' && customFrom(before, day)), preset };
}
