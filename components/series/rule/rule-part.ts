import type { Day } from '@/lib/time/day';
import type { RepeatValues } from './repeat-values';
import type { RuleMessages } from './rule-problems';

/** Props of a part of the rule's fields. */
export type RulePart = {
  repeat: RepeatValues;
  day: Day;
  today: Day;
  problems: RuleMessages;
  onChange: (patch: Partial<RepeatValues>) => void;
};
