import type { Day } from '@/lib/time/day';
import type { RepeatValues } from './repeat-values';
import type { RuleMessages } from './rule-problems';

/** What a part of the rule's fields works on. */
export type RulePart = {
  repeat: RepeatValues;
  day: Day;
  today: Day;
  problems: RuleMessages;
  onChange: (patch: Partial<RepeatValues>) => void;
};
