import type { RuleProblems } from '@/lib/domain/series/rule-input';
import type { Day } from '@/lib/time/day';
import type { RepeatValues } from './repeat-values';

/** What a part of the rule's fields works on. */
export type RulePart = {
  repeat: RepeatValues;
  day: Day;
  today: Day;
  problems: RuleProblems;
  onChange: (patch: Partial<RepeatValues>) => void;
};
