'use client';

import type { ReactNode } from 'react';
import { SelectField } from '@/components/ui/controls/select-field';
import { seriesRuleText } from '@/lib/text/zh-cn/series';
import type { Day } from '@/lib/time/day';
import { CustomRule } from './custom-rule';
import styles from './repeat-field.module.css';
import type { RepeatValues } from './repeat-values';
import { ruleNames, ruleOptions, withRule } from './rule-choices';
import { RuleEnd } from './rule-end';
import { ruleMessages } from './rule-problems';

type Props = {
  repeat: RepeatValues | undefined;
  /** The day of the first meeting. */
  day: Day;
  today: Day;
  onChange: (repeat: RepeatValues | undefined) => void;
  /** A series stays one: not to repeat is no choice. */
  isSeries?: boolean;
  /** The rule read back, below its fields. */
  children?: ReactNode;
};

/** How a meeting repeats: a preset that follows from its day, or a rule of one's own, and its end (REP-01). */
export function RepeatField({ repeat, day, today, onChange, isSeries = false, children }: Props) {
  const change = (patch: Partial<RepeatValues>) => repeat && onChange({ ...repeat, ...patch });
  const parts = repeat && { repeat, day, today, problems: ruleMessages(repeat, day), onChange: change };
  return (
    <div role="group" aria-label={seriesRuleText.field} className={styles.field}>
      <div className={styles.line}>
        <SelectField
          label={seriesRuleText.field}
          options={ruleOptions(day)}
          value={repeat && ruleNames.indexOf(repeat.preset)}
          {...(!isSeries && { none: { label: seriesRuleText.never, onPick: () => onChange(undefined) } })}
          onChange={(index) => onChange(withRule(repeat, index, day))}
        />
        {parts ? <RuleEnd {...parts} /> : null}
      </div>
      {parts && repeat.preset === 'custom' ? <CustomRule {...parts} /> : null}
      {repeat ? children : null}
    </div>
  );
}
