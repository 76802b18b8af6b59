import { readRuleInput, type RuleProblems } from '@/lib/domain/series/rule-input';
import { seriesRuleText } from '@/lib/text/zh-cn/series';
import type { Day } from '@/lib/time/day';
import type { RepeatValues } from './repeat-values';

export type RuleMessages = { readonly [Name in keyof RuleProblems]: string };

const { problems: words } = seriesRuleText;

/** The errors of a rule's fields, in words. */
export function ruleMessages(repeat: RepeatValues, day: Day): RuleMessages {
  const { every, weekdays, count, until } = readRuleInput(repeat, day).problems ?? {};
  return {
    ...(every && { every: words.every }),
    ...(weekdays && { weekdays: words.weekdays }),
    ...(count && { count: words.count }),
    ...(until && { until: words[until] }),
  };
}

/** The first of them; none where nothing repeats. */
export const firstRuleProblem = (repeat: RepeatValues | null | undefined, day: Day): string | undefined =>
  repeat ? Object.values(ruleMessages(repeat, day))[0] : undefined;
